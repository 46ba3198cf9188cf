import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { type PictureJob, workOn } from '../../server/services/pictures/picture-work.ts';

// A process that works on pictures and answers with what that cost it: by how much its memory rose at the most, in MB. What Node
// says of itself begins with what the parent had; the system knows better.
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024;

process.on('disconnect', () => process.exit());
for await (const [job] of on(process, 'message')) {
  const before = peak();
  const answer = await workOn(job as PictureJob);
  const rise = Math.round(peak() - before);
  const isTaken = 'bytes' in answer;
  process.send?.({ bytes: Buffer.from(JSON.stringify({ isTaken, rise })) });
}
