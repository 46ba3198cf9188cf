import { setTimeout as pause } from 'node:timers/promises';

const WARM_UP_SHARE = 0.2;

/** How long a measurement takes, and how many turns a second are begun at most: as many as get done, unless said. */
interface Measure {
  seconds: number;
  begun?: number;
}

/**
 * How often a second all people together get through something, each beginning anew when done; what was begun in time is
 * waited for and counts with the time that it took. What they notice after the warm-up, such as how long a part took, is
 * given back as well.
 */
export async function turnsPerSecond<P>(
  people: readonly P[],
  { seconds, begun }: Measure,
  attempt: (person: P, turn: number, notice: (value: number) => void) => Promise<unknown>,
): Promise<{ perSecond: number; noticed: number[] }> {
  const start = performance.now();
  const warm = start + seconds * WARM_UP_SHARE * 1_000;
  const end = warm + seconds * 1_000;
  const noticed: number[] = [];
  let done = 0;
  const notice = (value: number) => {
    if (performance.now() >= warm) noticed.push(value);
  };
  const interval = begun === undefined ? 0 : (people.length * 1_000) / begun;
  const goOn = async (person: P, index: number) => {
    let next = start + (interval * index) / people.length;
    // Neighbours begin far apart: fifty who want the same three products would measure a queue.
    for (let turn = index * 7; Math.max(next, performance.now()) < end; turn += 1) {
      if (next > performance.now()) await pause(next - performance.now());
      await attempt(person, turn, notice);
      if (performance.now() >= warm) done += 1;
      next = Math.max(next + interval, performance.now());
    }
  };
  await Promise.all(people.map(goOn));
  return { perSecond: (done * 1_000) / (Math.max(end, performance.now()) - warm), noticed };
}
