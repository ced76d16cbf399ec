#!/bin/bash
# An arena on a Slurm cluster: eight tasks play a part each, and a last job joins them once all are done.
#
#   mkdir -p runs && ./ceiba games # so that the program is built before the tasks start
#   array=$(sbatch --parsable docs/examples/arena-slurm.sh)
#   sbatch --dependency=afterok:$array --wrap './ceiba arena merge runs/part-*.jsonl --habits --html runs/report.html'
#
# A task that was stopped goes on where it was: sbatch --array=3 docs/examples/arena-slurm.sh
#SBATCH --job-name=ceiba-arena
#SBATCH --array=0-7
#SBATCH --cpus-per-task=4
#SBATCH --time=02:00:00
#SBATCH --output=runs/part-%a.log
set -euo pipefail
parts=8 # as many as the array has tasks, also when only some of them are started again

./ceiba arena tzolkin --bots search:2000,greedy,greedy,greedy --matches 4000 \
  --shard "$SLURM_ARRAY_TASK_ID/$parts" --journal "runs/part-$SLURM_ARRAY_TASK_ID.jsonl" \
  --threads "$SLURM_CPUS_PER_TASK"
