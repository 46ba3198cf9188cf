import type { FieldError } from './validate-input.ts';
import type { COMMON_FAILURES } from './common-failures.ts';

/** Refusal codes of the server with their HTTP statuses. */
export const REFUSAL_STATUSES = {
  MALFORMED_REQUEST: 400,
  CONFIRMATION_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_REFRESH_TOKEN: 401,
  FORBIDDEN: 403,
  NOT_OWNER: 403,
  USER_NOT_CONFIRMED: 403,
  INVALID_TOKEN: 403,
  INSUFFICIENT_PERMISSIONS: 403,
  NOT_FOUND: 404,
  CART_EMPTY: 404,
  POPUP_STORE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  INSUFFICIENT_STOCK: 409,
  PRICE_CHANGED: 409,
  INVALID_TRANSITION: 409,
  STORE_CLOSED: 409,
  TOO_MANY_PRODUCTS: 409,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  WRONG_PASSWORD: 422,
  INVALID_CODE: 422,
  BOT_CHECK_FAILED: 422,
  INVALID_PRODUCT_ID: 422,
  INVALID_QUANTITY: 422,
  INVALID_ITEM_ID: 422,
  INVALID_NAME: 422,
  INVALID_EMAIL: 422,
  INVALID_SUBJECT: 422,
  INVALID_MESSAGE: 422,
  INVALID_EMAIL_FORMAT: 422,
  INVALID_TITLE: 422,
  INVALID_TYPE: 422,
  INVALID_NOTIFICATION_ID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUSES;

/** Failures of a call that got no valid answer of the contract. */
export type TransportFailure = 'TIMEOUT' | 'NO_RESPONSE' | 'INVALID_ANSWER';

export type FailureCode = RefusalCode | TransportFailure;

/** Failed call as a value. `status` is 0 if there was no answer; `retryAfter` is in seconds. */
export interface CallFailure {
  code: FailureCode;
  status: number;
  message?: string;
  errors: FieldError[];
  retryAfter?: number;
}

export type Result<T, F = CallFailure> = { ok: true; value: T } | { ok: false; failure: F };

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSAL_STATUSES, code);

export type CommonFailure = (typeof COMMON_FAILURES)[number];

/** Failure whose code is limited to those that a screen has messages for. */
export type KnownFailure<Code extends string = CommonFailure> = Omit<CallFailure, 'code'> & { code: Code };
