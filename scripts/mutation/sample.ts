/** Seeded random numbers from 0 to 1 (mulberry32). */
function* randomFrom(seed: number): Generator<number, never, undefined> {
  for (let state = seed | 0; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Seeded sample of a list, in list order. */
export function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed);
  const drawn = list
    .map((item, index) => ({ item, index, lot: random.next().value }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size);
  return drawn.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
}
