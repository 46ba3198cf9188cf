/**
 * Final failures of a file upload (PUT), without retry. PAYLOAD_TOO_LARGE: too many bytes or pixels. NO_ROOM: the
 * account's storage is full. UPLOAD_FAILED: any other refusal.
 */
const FINAL = ['UPLOAD_FAILED', 'PAYLOAD_TOO_LARGE', 'NO_ROOM'] as const;

export type FinalPutFailure = (typeof FINAL)[number];

/** Failures of a file upload. UNAVAILABLE (no capacity now), TIMEOUT and NO_RESPONSE permit a retry. */
export type PutFailureCode = FinalPutFailure | 'UNAVAILABLE' | 'TIMEOUT' | 'NO_RESPONSE';

export const isFinalPutFailure = (code: PutFailureCode): code is FinalPutFailure =>
  FINAL.some((one) => one === code);
