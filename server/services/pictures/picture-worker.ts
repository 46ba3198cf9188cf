import { on } from 'node:events';
import { argv } from 'node:process';
import { type PictureJob, runPictureJob } from './picture-job.ts';
import { withCpuTimeLimit } from './cpu-time-limit.ts';

const workLimit = Number(argv[2]);

// Signals reach all processes of the server; the server itself decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
for await (const [job] of on(process, 'message'))
  process.send?.(await withCpuTimeLimit(workLimit, () => runPictureJob(job as PictureJob)));
