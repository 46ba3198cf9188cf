import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { carts } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { rateWindowStart, rateLimitReachedSql } from '../checkout/order-rate-limit.ts';
import { missingCartRefusal } from './read-cart.ts';

const buyingStatement = (db: Database) =>
  db
    .select({ id: carts.id, generation: carts.generation, paceUsedUpSince: rateLimitReachedSql() })
    .from(carts)
    .where(eq(carts.userId, sql.placeholder('asker')))
    .for('update');

interface CartToBuy {
  id: string;
  generation: number;
  /** Input of `requireOrderRate`. Orders in progress at that time are not counted. */
  paceUsedUpSince: number | null;
}

/** Locks the asker's cart for checkout until the transaction ends; undefined without a cart. */
export async function lockCartToBuy(
  ctx: Pick<Context, 'asker' | 'db' | 'clock'>,
): Promise<CartToBuy | undefined> {
  const [cart] = await preparedStatement(ctx.db, 'cart_to_buy', buyingStatement).execute({
    asker: requireAskerId(ctx),
    paceSince: rateWindowStart(ctx.clock.now()),
  });
  return cart;
}

/**
 * Locks the asker's cart until the transaction ends and returns its id. Every cart change and every checkout starts
 * with it, so that they are serialized. Throws NOT_FOUND.
 */
export async function lockCart(ctx: Context): Promise<string> {
  const [cart] = await ctx.db
    .update(carts)
    .set({ updatedAt: new Date(ctx.clock.now()) })
    .where(eq(carts.userId, requireAskerId(ctx)))
    .returning({ id: carts.id });
  if (!cart) throw missingCartRefusal();
  return cart.id;
}
