import type { DetailedError, Upload } from 'tus-js-client';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';
import { UPLOAD_LIMITS } from '../../../contract/uploads/upload-limits.ts';
import { failureOfStatus, type PutFile } from './put-file.ts';

/**
 * Chunk size of one request, in bytes. Behind a proxy that buffers whole requests, one chunk is the most that
 * can be lost.
 */
const CHUNK = 8 * 1024 * 1024;

/**
 * Statuses after which a retry may succeed: the upload is locked or at another offset, or the server is busy
 * or down.
 */
const isPassing = (status: number) => status === 409 || status === 423 || status === 429 || status >= 500;

interface Tus {
  Upload: typeof Upload;
  DetailedError: typeof DetailedError;
}

interface Setting {
  /** Imports the tus client on first use. */
  fetchTus?: () => Promise<Tus>;
  stallLimit?: number;
}

const failed = (code: PutFailureCode, status = 0): Result<null, KnownFailure<PutFailureCode>> => ({
  ok: false,
  failure: { code, status, errors: [] },
});

/**
 * Failure of the upload. NO_RESPONSE allows a retry; any other code is final: the server refused, or the file
 * is unreadable.
 */
function failureOf(error: unknown, tus: Tus) {
  if (!(error instanceof tus.DetailedError)) return failed('UPLOAD_FAILED');
  const status = error.originalResponse?.getStatus() ?? 0;
  return failed(status === 0 || isPassing(status) ? 'NO_RESPONSE' : failureOfStatus(status), status);
}

/**
 * Chunked upload of a file by the tus protocol, to a URL that was announced with the file's size. It starts
 * at the server's offset, so a repeated upload resumes. TIMEOUT: no progress for `stallLimit` ms.
 * NO_RESPONSE: connection lost. UPLOAD_FAILED and PAYLOAD_TOO_LARGE are final. Rejects only if `signal` was
 * aborted.
 */
export const createChunkedUpload =
  ({
    fetchTus = () => import('tus-js-client'),
    stallLimit = UPLOAD_LIMITS.stallLimit,
  }: Setting = {}): PutFile =>
  async ({ url, file, onProgress }, signal) => {
    const tus = await fetchTus().catch(() => null);
    signal?.throwIfAborted();
    if (!tus) return failed('NO_RESPONSE');
    return new Promise((resolve, reject) => {
      let stall: ReturnType<typeof setTimeout> | undefined;
      const upload = new tus.Upload(file, {
        uploadUrl: url,
        chunkSize: CHUNK,
        // No automatic retries: the chart that invokes the upload decides about them.
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
