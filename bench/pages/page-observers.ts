/** Performance entries of a page load, in ms since navigation start. */
export interface ObservedPerformance {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift: the worst session window. */
  shift: number;
  /** Start and length of every task longer than 50 ms. */
  longTasks: [start: number, length: number][];
  /** Time at which the page is hydrated and handles presses. */
  alive: number;
}

declare global {
  interface Window {
    observed: ObservedPerformance;
  }
}

/** Init script: runs in the page before its own scripts. */
export function observePerformance(): void {
  const observed: ObservedPerformance = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], alive: 0 };
  window.observed = observed;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  addEventListener('market:alive', () => {
    observed.alive = performance.now();
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => observed.longTasks.push([startTime, duration]));
  let [sum, first, last] = [0, 0, 0];
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const isSameWindow = sum > 0 && startTime - last < 1_000 && startTime - first < 5_000;
    if (!isSameWindow) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    observed.shift = Math.max(observed.shift, sum);
  });
}
