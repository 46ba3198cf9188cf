const UNITS = [
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** Duration in ms as text, in the largest readable unit: 250 ms, 2.5 s, 5 min. */
export function formatDuration(ms: number): string {
  const unit = UNITS.find(([length]) => ms >= length && ms % (length / 10) === 0);
  return unit ? `${ms / unit[0]} ${unit[1]}` : `${ms} ms`;
}
