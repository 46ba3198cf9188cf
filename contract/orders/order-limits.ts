const MINUTE = 60_000;

/** Order limits: page size and maximum of a list, and the idempotency window of a checkout in ms. */
export const ORDER_LIMITS = {
  pageSize: 20,
  maxLimit: 100,
  idempotencyWindow: 24 * 60 * MINUTE,
} as const;
