"""``python -m tessera`` is ``tessera``."""

from tessera.cli import main

if __name__ == "__main__":
    main()
