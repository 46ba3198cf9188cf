import { array, boolean, type Infer, nullable, object, string } from 'superstruct';
import { Id } from '../values/id.ts';

/** A login that still counts, as the owner of its account is told of it. Moments are ISO 8601 in UTC. */
export const OpenSession = object({
  id: Id,
  createdAt: string(),
  /** When it last renewed its tokens, which is every quarter of an hour while it is used. */
  lastUsedAt: string(),
  /** What the browser called itself at the login: printable ASCII, 200 characters at most. */
  userAgent: nullable(string()),
  /** Whether it is the one that asks. */
  isCurrent: boolean(),
});
export type OpenSession = Infer<typeof OpenSession>;

/** The session that was used last comes first. */
export const OpenSessionList = object({ sessions: array(OpenSession) });
