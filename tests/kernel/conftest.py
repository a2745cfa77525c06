"""A loaded machine must not fail a test."""

from hypothesis import settings

settings.register_profile("kernel", deadline=None, max_examples=40)
settings.load_profile("kernel")
