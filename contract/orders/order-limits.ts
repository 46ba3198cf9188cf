const MINUTE = 60_000;

/** Orders: page size and cap of a list. */
export const ORDERS = {
  pageSize: 20,
  maxLimit: 100,
  idempotencyWindow: 24 * 60 * MINUTE,
} as const;
