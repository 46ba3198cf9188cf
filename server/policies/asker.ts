import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** Who asks, by id; null for nobody. */
export const askerId = ({ asker }: Pick<Context, 'asker'>): string | null =>
  asker.role === 'anonymous' ? null : asker.userId;

/** Who asks, by id. The routing has let nobody else through; a verb that is called from elsewhere refuses (R6.8). */
export function requireAskerId(ctx: Pick<Context, 'asker'>): string {
  const id = askerId(ctx);
  if (id === null) throw new Refusal('UNAUTHENTICATED', 'Debes iniciar sesión para continuar.');
  return id;
}

/** The session in which is asked; undefined for nobody. */
export const askerSession = ({ asker }: Pick<Context, 'asker'>): string | undefined =>
  asker.role === 'anonymous' ? undefined : asker.sessionId;

/** Holds for the rows whose owner, by that column, is the asker; an admin's are all, without a condition (R1.4). */
export const isOwnRow = (ctx: Pick<Context, 'asker'>, owner: PgColumn): SQL | undefined =>
  ctx.asker.role === 'admin' ? undefined : eq(owner, requireAskerId(ctx));
