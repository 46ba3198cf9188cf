const KILOBITS = 1_000 / 8;

/** Mid-range phone on a mobile network; the device of the page benchmark. */
export const PHONE_CONDITIONS = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
} as const;

/** CPU slowdown factor relative to this machine. */
export const CPU_SLOWDOWN = 4;

/** Latency of each request in ms, throughput in bytes per second. */
export const NETWORK_THROTTLING = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_474.56 * KILOBITS,
  uploadThroughput: 675 * KILOBITS,
} as const;

export const VISITS_PER_PAGE = 5;
