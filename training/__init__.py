"""Training the master of Arnak. Only this package needs PyTorch; it uses nothing of the terminal or the texts."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")  # one core for each process; must be set before NumPy is loaded
