#!/bin/bash
# A tuning on a Slurm cluster: eight tasks play each round together and give each other what they have learned through the
# folder of --out, which all of them must see. They wait for one another, so all of them must run at the same time. Stopped
# for whatever reason, the same command goes on where it was.
#
#   mkdir -p runs && ./ceiba games # so that the program is built before the tasks start
#   sbatch docs/examples/tune-slurm.sh
#SBATCH --job-name=ceiba-tune
#SBATCH --ntasks=8
#SBATCH --cpus-per-task=4
#SBATCH --time=08:00:00
#SBATCH --output=runs/tune.log
set -euo pipefail

srun bash -c './ceiba tune tzolkin --player search:200 --rounds 8 --matches 20000 --out runs/tzolkin.json \
  --shard "$SLURM_PROCID/$SLURM_NTASKS" --threads "$SLURM_CPUS_PER_TASK"'
