import { array, boolean, type Infer, nullable, object, string } from 'superstruct';
import { Id } from '../values/id.ts';

/** Active session of an account, as its owner sees it. Timestamps are ISO 8601 in UTC. */
export const OpenSession = object({
  id: Id,
  createdAt: string(),
  /** Time of the last token refresh. A client in use refreshes every 15 minutes. */
  lastUsedAt: string(),
  /** User-Agent header at login: printable ASCII, at most 200 characters. */
  userAgent: nullable(string()),
  /** True for the session that made this request. */
  isCurrent: boolean(),
});
export type OpenSession = Infer<typeof OpenSession>;

/** Active sessions of the account, most recently used first. */
export const OpenSessionList = object({ sessions: array(OpenSession) });
