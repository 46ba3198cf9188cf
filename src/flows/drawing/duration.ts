const UNITS = [
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** A time in ms in the largest unit that leaves it readable: 250 ms, 2.5 s, 5 min. */
export function durationOf(ms: number): string {
  const unit = UNITS.find(([length]) => ms >= length && ms % (length / 10) === 0);
  return unit ? `${ms / unit[0]} ${unit[1]}` : `${ms} ms`;
}
