import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { type PictureJob, runPictureJob } from '../../../server/services/pictures/picture-job.ts';

// Child process that works on pictures and answers with its peak increase of memory in MB. It reads /proc, because Node's
// own
// value starts with that of the parent.
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024;

process.on('disconnect', () => process.exit());
for await (const [job] of on(process, 'message')) {
  const before = peak();
  const answer = await runPictureJob(job as PictureJob);
  const rise = Math.round(peak() - before);
  const isTaken = 'bytes' in answer;
  process.send?.({ bytes: Buffer.from(JSON.stringify({ isTaken, rise })) });
}
