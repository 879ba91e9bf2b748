"""Training the master of Arnak. PyTorch is needed here and nowhere else; nothing of the terminal or the texts is."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")  # one core for each process: to be said before NumPy is loaded
