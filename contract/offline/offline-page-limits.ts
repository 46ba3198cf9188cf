const SECOND = 1_000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What a device keeps of the pages that were seen, for when it has no line (R2.25): ages in seconds, times in ms. */
export const OFFLINE_PAGES = {
  pages: { most: 40, age: 7 * DAY },
  pictures: { most: 120, age: 30 * DAY },
  /** Files that are named by their content: those of one release are fewer than half of it. */
  code: { most: 200, age: 60 * DAY },
  /** Files whose names stay the same: faces of letters, icons, the script that starts a page. */
  files: { most: 20, age: 60 * DAY },
  /** How long a page has to be shown before it counts as seen. */
  settleTime: 2 * SECOND,
  /** How long a market that does not answer is waited for where the page was seen, in seconds. */
  patience: 10,
} as const;
