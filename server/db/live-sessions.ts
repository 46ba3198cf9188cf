import { and, gt, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import { sessions } from './schema-auth.ts';

/** Holds for the sessions that count at a moment: neither ended nor left unused for too long. */
export const isLive = (now: Date | Placeholder): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
