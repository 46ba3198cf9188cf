const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Background import of a store's products (R9.8), its archive in bytes and its sheet in rows. */
export const IMPORTS = {
  pollInterval: 2 * SECOND,
  /** How often one is looked at that stands still. */
  pausedInterval: 15 * SECOND,
  /** How often stores are looked at while one of them is filled out of sight. */
  outOfSightInterval: 10 * SECOND,
  maxPolls: 300,
  maxArchiveBytes: 200 * MIB,
  maxRows: 10_000,
} as const;
