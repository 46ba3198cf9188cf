const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Bot check limits: retries, timeouts in ms, log size (R9.6, R5.25), and own bounds if the source has none. */
export const BOT_CHECK_LIMITS = {
  retryAttempts: 3,
  retryDelayPerAttempt: 1 * SECOND,
  readinessTimeout: 5 * SECOND,
  readinessPoll: 100,
  executeTimeout: 10 * SECOND,
  postLoadWait: 1.5 * SECOND,
  logEntries: 100,
  tokenMinLength: 20,
  scriptTimeout: 5 * SECOND,
  siteverifyTimeout: 5 * SECOND,
  challengeTime: 10 * MINUTE,
  verifiedTime: 2 * MINUTE,
} as const;
