"""A bot from outside, in ten lines: python examples/my_bot.py http://localhost:8000 TOKEN TABLE"""

import random
import sys

from tessera.client import Client

address, token, table = sys.argv[1:]
client = Client(address, token)
end = client.play(client.join(table), lambda seen: random.choice(seen["decision"]["options"])["do"])
print(end["outcome"]["scores"])
