const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Pictures (R5.21, R9.12), sizes in bytes; the side of a profile's square in pixels. */
export const IMAGES = {
  maxBytes: 5 * MIB,
  minBytes: 1024,
  defaultExtension: 'jpg',
  profileSide: 512,
  /** How many one call may announce. */
  maxAnnounced: 20,
} as const;

/** How long, in ms, a file on its way may stand still before it is given up; as long as it moves it may take its time. */
export const UPLOADS = { stallLimit: 30 * SECOND } as const;
