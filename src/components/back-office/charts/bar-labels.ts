/** Minimum widths of a chart in px: on phones and in the wide layout. */
export const CHART_WIDTHS = { narrow: 300, wide: 560 } as const;

const LETTER = 8;
const GAP = 4;

const widthOf = (text: string) => text.length * LETTER + GAP;

interface Worded {
  short: string;
  value: number | null;
  told: string;
}

/** Smallest interval of bars at which their labels fit, for a chart width in px. */
export function labelIntervalOf(bars: readonly Worded[], width: number): number {
  const longest = Math.max(0, ...bars.map(({ short }) => widthOf(short)));
  return Math.max(1, Math.ceil((longest * bars.length) / width));
}

/** Indexes of the bars whose value label fits. Higher bars have priority; labels never overlap. */
export function visibleValueLabels(bars: readonly Worded[], width: number): ReadonlySet<number> {
  const each = width / bars.length;
  const taken: { middle: number; half: number; index: number }[] = [];
  const highestFirst = bars
    .map(({ told, value }, index) => ({ told, value: value ?? 0, index }))
    .filter(({ told }) => told !== '')
    .toSorted((one, other) => other.value - one.value);
  for (const { told, index } of highestFirst) {
    const [middle, half] = [(index + 0.5) * each, widthOf(told) / 2];
    if (taken.every((other) => Math.abs(other.middle - middle) >= other.half + half))
      taken.push({ middle, half, index });
  }
  return new Set(taken.map(({ index }) => index));
}
