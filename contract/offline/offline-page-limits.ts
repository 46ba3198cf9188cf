const SECOND = 1_000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Offline page limits of a device (R2.25): ages in seconds, durations in ms unless stated. */
export const OFFLINE_PAGE_LIMITS = {
  pages: { most: 40, age: 7 * DAY },
  pictures: { most: 120, age: 30 * DAY },
  /** Files named by content hash. One release has fewer than half of `most`. */
  code: { most: 200, age: 60 * DAY },
  /** Files with fixed names: fonts, icons and the start script. */
  files: { most: 20, age: 60 * DAY },
  /** Minimum display time in ms before a page counts as seen. */
  settleTime: 2 * SECOND,
  /** Network timeout for a stored page, in seconds, before the stored copy is shown. */
  patience: 10,
} as const;
