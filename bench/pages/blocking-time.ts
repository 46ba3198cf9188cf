import type { Observed } from './page-observers.ts';

/** Longer than this, in ms, a task keeps a finger waiting. */
const UNNOTICED = 50;

/** How long tasks kept a finger waiting after the first paint, in ms. */
export const blockingTime = ({ firstPaint, longTasks }: Pick<Observed, 'firstPaint' | 'longTasks'>): number =>
  longTasks
    .map(([start, length]) => start + length - Math.max(start, firstPaint) - UNNOTICED)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
