/** Time in s after which a process without a heartbeat counts as ended; three beats. */
export const FRESH_SECONDS = 30;
