import { setImmediate as turn } from 'node:timers/promises';

/** Number of event loop turns of this process during the work. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const now = { isOver: false };
  const done = work.finally(() => {
    now.isOver = true;
  });
  let turns = 0;
  for (; !now.isOver; turns += 1) await turn();
  await done;
  return turns;
}
