"""The techs (CV-7, CV-13): 36 that everybody can learn, and Space Flight.

What a tech unlocks, its printed numbers and what its abilities cost stand in its row.
"""
