"""`python -m cairn` is the `cairn` command."""

from cairn.cli.main import main

if __name__ == "__main__":  # a worker of `cairn serve` loads this module under another name
    main()
