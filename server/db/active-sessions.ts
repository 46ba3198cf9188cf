import { and, gt, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import { sessions } from './schema-auth.ts';

/** Condition for active sessions at a time: not revoked and not expired. */
export const isActiveSession = (now: Date | Placeholder): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
