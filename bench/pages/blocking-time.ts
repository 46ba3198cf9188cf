import type { ObservedPerformance } from './page-observers.ts';

/** Long-task threshold in ms; shorter tasks do not delay input noticeably. */
const UNNOTICED = 50;

/** Total blocking time after the first paint, in ms. */
export const blockingTime = ({
  firstPaint,
  longTasks,
}: Pick<ObservedPerformance, 'firstPaint' | 'longTasks'>): number =>
  longTasks
    .map(([start, length]) => start + length - Math.max(start, firstPaint) - UNNOTICED)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
