import { on } from 'node:events';
import { argv } from 'node:process';
import { type PictureJob, workOn } from './picture-work.ts';
import { withinWork } from './work-limit.ts';

const workLimit = Number(argv[2]);

// What ends the server is sent to all of its processes: it decides itself when their work is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
for await (const [job] of on(process, 'message'))
  process.send?.(await withinWork(workLimit, () => workOn(job as PictureJob)));
