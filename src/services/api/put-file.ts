import { create, string, type } from 'superstruct';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';
import { UPLOAD_LIMITS } from '../../../contract/uploads/upload-limits.ts';

interface FileToPut {
  url: string;
  file: Blob;
  /** Progress callback with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export type PutFile = (
  input: FileToPut,
  signal?: AbortSignal,
) => Promise<Result<null, KnownFailure<PutFailureCode>>>;

const failed = (
  code: PutFailureCode,
  status = 0,
  message?: string,
): Result<null, KnownFailure<PutFailureCode>> => ({
  ok: false,
  failure: { code, status, errors: [], ...(message !== undefined && { message }) },
});

const Refused = type({ status: type({ message: string() }) });

/** Message of the server for a refused file; undefined without one. */
function messageIn(answer: string): string | undefined {
  try {
    return create(JSON.parse(answer), Refused).status.message;
  } catch {
    return undefined;
  }
}

/** Failure code for the HTTP status of a refused file. */
export function failureOfStatus(status: number): PutFailureCode {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 409) return 'NO_ROOM';
  return status === 429 || status === 503 ? 'UNAVAILABLE' : 'UPLOAD_FAILED';
}

/**
 * Upload of a file by PUT with its own content type. It sends no bearer token, since the URL itself grants
 * access. There is no total timeout; TIMEOUT means no progress for `stallLimit` ms. Rejects only if `signal`
 * was aborted.
 */
export const createPutFile =
  ({ open = () => new XMLHttpRequest(), stallLimit = UPLOAD_LIMITS.stallLimit } = {}): PutFile =>
  ({ url, file, onProgress }, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const request = open();
      let stall = setTimeout(giveUp, stallLimit);
      let isStalled = false;
      const abort = () => request.abort();
      const settle = (end: () => void) => {
        clearTimeout(stall);
        signal?.removeEventListener('abort', abort);
        end();
      };
      function giveUp() {
        isStalled = true;
        request.abort();
      }
      signal?.addEventListener('abort', abort);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress?.(loaded / total);
        clearTimeout(stall);
        stall = setTimeout(giveUp, stallLimit);
      });
      request.addEventListener('load', () =>
        settle(() =>
          resolve(
            request.status >= 200 && request.status < 300
              ? { ok: true, value: null }
              : failed(failureOfStatus(request.status), request.status, messageIn(request.responseText)),
          ),
        ),
      );
      request.addEventListener('error', () => settle(() => resolve(failed('NO_RESPONSE'))));
      request.addEventListener('abort', () =>
        settle(() => (isStalled ? resolve(failed('TIMEOUT')) : reject(signal?.reason))),
      );
      request.open('PUT', url);
      request.setRequestHeader('content-type', file.type);
      request.send(file);
    });
