const KILOBITS = 1_000 / 8;

/** A phone of the middle class in the street: what pages are measured on. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
} as const;

/** How much slower than this machine it calculates. */
export const CPU_SLOWDOWN = 4;

/** Latency of each request in ms, throughput in bytes a second. */
export const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_474.56 * KILOBITS,
  uploadThroughput: 675 * KILOBITS,
} as const;

export const RUNS = 5;
