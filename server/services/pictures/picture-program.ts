import { on } from 'node:events';
import { argv } from 'node:process';
import { type PictureJob, workOn } from './picture-work.ts';
import { withinWork } from './work-limit.ts';

const workLimit = Number(argv[2]);

// Signals reach all processes of the server; the server itself decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
for await (const [job] of on(process, 'message'))
  process.send?.(await withinWork(workLimit, () => workOn(job as PictureJob)));
