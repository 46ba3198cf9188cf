import { Refusal } from '../../refusal.ts';
import { refusal } from '../../standing-words.ts';
import { noPlace } from '../uploads/open-uploads.ts';

/** How soon a place is free that somebody else still sends to, in s. */
const WHEN_FREE = 1;

/** Why the protocol's library does not take part of an archive, by the status that it would answer with. */
export function growingRefusal(status: number): Refusal {
  if (status === 403 || status === 404 || status === 410) return noPlace();
  if (status === 409) return new Refusal('CONFLICT', 'El archivo no sigue desde ahí.');
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE', 'El archivo es más grande de lo que se dijo.');
  return status < 500 ? refusal('MALFORMED_REQUEST') : refusal('UNAVAILABLE', { retryAfter: WHEN_FREE });
}
