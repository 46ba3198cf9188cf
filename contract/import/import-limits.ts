const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Product import limits (R9.8): polling intervals in ms, ZIP size in bytes, sheet rows. */
export const IMPORT_LIMITS = {
  pollInterval: 2 * SECOND,
  /** Polling interval of a paused import, in ms. */
  pausedInterval: 15 * SECOND,
  /** Polling interval of the store list, in ms, while an import of one of them runs on another screen. */
  outOfSightInterval: 10 * SECOND,
  maxPolls: 300,
  maxArchiveBytes: 200 * MIB,
  maxRows: 10_000,
} as const;
