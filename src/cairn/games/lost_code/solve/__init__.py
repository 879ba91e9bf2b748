"""Analysis of The Lost Code and Think Str8!: values of choices, proofs, hints, and positions written down by hand."""
