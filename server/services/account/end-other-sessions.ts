import type { Context } from '../../context.ts';
import { askerSessionId, requireAskerId } from '../../policies/asker.ts';
import { endSessions } from '../auth/end-sessions.ts';

/** Ends all sessions of the own account except the current one (R7.22). */
export async function endOtherSessions(ctx: Context): Promise<undefined> {
  await endSessions(ctx, requireAskerId(ctx), askerSessionId(ctx));
}
