"""Analysis of Break the Code: values of questions and guesses, proofs, hints, and positions written down by hand."""
