import { Refusal } from '../../../http/refusal.ts';
import { defaultRefusal } from '../../../http/default-error-messages.ts';
import { closedUploadRefusal } from '../../uploads/open-uploads.ts';

/** Retry-After for an upload with another sender, in seconds. */
const WHEN_FREE = 1;

/** HTTP status 423 (Locked) of the tus library for a lock that was not free in time. */
export const HTTP_LOCKED = 423;

/** Refusal of a chunk, from the HTTP status of the tus library. */
export function chunkRefusal(status: number): Refusal {
  if (status === 403 || status === 404 || status === 410) return closedUploadRefusal();
  if (status === 409) return new Refusal('CONFLICT', 'El archivo no sigue desde ahí.');
  if (status === HTTP_LOCKED)
    return new Refusal('CONFLICT', 'Este archivo se está enviando ya desde otro sitio.', {
      retryAfter: WHEN_FREE,
    });
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE', 'El archivo es más grande de lo que se dijo.');
  return status < 500
    ? defaultRefusal('MALFORMED_REQUEST')
    : defaultRefusal('UNAVAILABLE', { retryAfter: WHEN_FREE });
}
