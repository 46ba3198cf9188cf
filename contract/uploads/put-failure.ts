/**
 * Final failures of a file that was put: the same file is not sent there again. PAYLOAD_TOO_LARGE: in bytes or pixels. NO_ROOM: the
 * account's storage is full. UPLOAD_FAILED: refused for any other reason.
 */
const FINAL = ['UPLOAD_FAILED', 'PAYLOAD_TOO_LARGE', 'NO_ROOM'] as const;

export type FinalPutFailure = (typeof FINAL)[number];

/** Failures of a file that was put. After UNAVAILABLE (no capacity now), TIMEOUT and NO_RESPONSE it may be sent again. */
export type PutFailureCode = FinalPutFailure | 'UNAVAILABLE' | 'TIMEOUT' | 'NO_RESPONSE';

export const isFinalPutFailure = (code: PutFailureCode): code is FinalPutFailure =>
  FINAL.some((one) => one === code);
