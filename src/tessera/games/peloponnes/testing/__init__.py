"""Words for tests and scenario files, and what no position may be."""
