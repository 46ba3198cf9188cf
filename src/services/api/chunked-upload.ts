import type { DetailedError, Upload } from 'tus-js-client';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';
import { UPLOADS } from '../../../contract/uploads/upload-limits.ts';
import { failureOfStatus, type PutFile } from './put-file.ts';

/** How much goes in one request, in bytes: so much is at stake behind a proxy that hands on whole requests. */
const CHUNK = 8 * 1024 * 1024;

/** The answers after which another try may go well: it went on elsewhere, or the server is away. */
const isPassing = (status: number) => status === 409 || status === 423 || status === 429 || status >= 500;

interface Tus {
  Upload: typeof Upload;
  DetailedError: typeof DetailedError;
}

interface Setting {
  /** Brings the protocol when a file is to go, and not before. */
  fetchTus?: () => Promise<Tus>;
  stallLimit?: number;
}

const failed = (code: PutFailureCode, status = 0): Result<null, KnownFailure<PutFailureCode>> => ({
  ok: false,
  failure: { code, status, errors: [] },
});

/** Any other than NO_RESPONSE is for good: it was refused, or the file can be read no more. */
function failureOf(error: unknown, tus: Tus) {
  if (!(error instanceof tus.DetailedError)) return failed('UPLOAD_FAILED');
  const status = error.originalResponse?.getStatus() ?? 0;
  return failed(status === 0 || isPassing(status) ? 'NO_RESPONSE' : failureOfStatus(status), status);
}

/**
 * Sends a file bit by bit, by the tus protocol, to an address that was announced with its size: from where the server says that it is. What
 * has come stays there when the line breaks, so that sending it again goes on. TIMEOUT is `stallLimit` ms without progress, NO_RESPONSE a
 * line that broke, UPLOAD_FAILED and PAYLOAD_TOO_LARGE are for good. Rejects only when `signal` was aborted.
 */
export const createChunkedUpload =
  ({ fetchTus = () => import('tus-js-client'), stallLimit = UPLOADS.stallLimit }: Setting = {}): PutFile =>
  async ({ url, file, onProgress }, signal) => {
    const tus = await fetchTus().catch(() => null);
    signal?.throwIfAborted();
    if (!tus) return failed('NO_RESPONSE');
    return new Promise((resolve, reject) => {
      let stall: ReturnType<typeof setTimeout> | undefined;
      const upload = new tus.Upload(file, {
        uploadUrl: url,
        chunkSize: CHUNK,
        // When to try again is the chart's business.
        retryDelays: null,
        storeFingerprintForResuming: false,
        onProgress: (sent, total) => {
          watch();
          if (total > 0) onProgress?.(sent / total);
        },
        onSuccess: () => settle({ ok: true, value: null }),
        onError: (error) => settle(failureOf(error, tus)),
      });
      const halt = () => void upload.abort().catch(() => {});
      function stop() {
        clearTimeout(stall);
        signal?.removeEventListener('abort', leave);
      }
      function settle(result: Result<null, KnownFailure<PutFailureCode>>) {
        stop();
        resolve(result);
      }
      function watch() {
        clearTimeout(stall);
        stall = setTimeout(() => {
          halt();
          settle(failed('TIMEOUT'));
        }, stallLimit);
      }
      function leave() {
        halt();
        stop();
        reject(signal?.reason);
      }
      signal?.addEventListener('abort', leave);
      watch();
      upload.start();
    });
  };
