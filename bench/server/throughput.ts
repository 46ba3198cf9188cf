import { setTimeout as pause } from 'node:timers/promises';

const WARM_UP_SHARE = 0.2;

/** Duration of a measurement, and the maximum number of turns begun per second; unlimited by default. */
interface Measure {
  seconds: number;
  begun?: number;
}

/**
 * Throughput of all people together, in turns per second; each begins again when done.
 * Turns begun in time are awaited and counted with their duration. Values noticed after the warm-up are returned too.
 */
export async function attemptsPerSecond<P>(
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
    // Distant starting points: fifty people who want the same three products would measure lock contention.
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
