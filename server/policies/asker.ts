import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** Account id of the asker; null for an anonymous asker. */
export const askerId = ({ asker }: Pick<Context, 'asker'>): string | null =>
  asker.role === 'anonymous' ? null : asker.userId;

/** Account id of the asker. The routing admits only signed-in users; a call from elsewhere throws UNAUTHENTICATED (R6.8). */
export function requireAskerId(ctx: Pick<Context, 'asker'>): string {
  const id = askerId(ctx);
  if (id === null) throw new Refusal('UNAUTHENTICATED', 'Debes iniciar sesión para continuar.');
  return id;
}

/** Session id of the request; undefined for an anonymous asker. */
export const askerSessionId = ({ asker }: Pick<Context, 'asker'>): string | undefined =>
  asker.role === 'anonymous' ? undefined : asker.sessionId;

/** Condition for rows that the asker owns by the given column; undefined (all rows) for an admin (R1.4). */
export const isOwnRow = (ctx: Pick<Context, 'asker'>, owner: PgColumn): SQL | undefined =>
  ctx.asker.role === 'admin' ? undefined : eq(owner, requireAskerId(ctx));
