const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Picture limits (R5.21, R9.12): sizes in bytes, side of the square profile picture in pixels. */
export const PICTURE_LIMITS = {
  maxBytes: 5 * MIB,
  minBytes: 1024,
  defaultExtension: 'jpg',
  profileSide: 512,
  /** Maximum pictures announced in one call. */
  maxAnnounced: 20,
} as const;

/** Upload stall limit: time without progress in ms after which an upload is aborted. The total time has no limit. */
export const UPLOAD_LIMITS = { stallLimit: 30 * SECOND } as const;
