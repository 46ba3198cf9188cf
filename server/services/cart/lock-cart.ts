import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { carts } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { rateWindowStart, rateUsedUpSince } from '../checkout/order-rate-limit.ts';
import { noCart } from './read-cart.ts';

const buyingStatement = (db: Database) =>
  db
    .select({ id: carts.id, generation: carts.generation, paceUsedUpSince: rateUsedUpSince() })
    .from(carts)
    .where(eq(carts.userId, sql.placeholder('asker')))
    .for('update');

interface CartToBuy {
  id: string;
  generation: number;
  /** See `requireOrderRate`. Orders that were under way at that moment are not counted. */
  paceUsedUpSince: number | null;
}

/** Locks the asker's cart to buy what is in it until the transaction ends; undefined when there is none. */
export async function lockCartToBuy(
  ctx: Pick<Context, 'asker' | 'db' | 'clock'>,
): Promise<CartToBuy | undefined> {
  const [cart] = await prepared(ctx.db, 'cart_to_buy', buyingStatement).execute({
    asker: requireAskerId(ctx),
    paceSince: rateWindowStart(ctx.clock.now()),
  });
  return cart;
}

/**
 * Locks the asker's cart until the transaction ends and gives its id. Every change of a cart and every checkout begins
 * with it, so that they come one after the other. Refuses with NOT_FOUND.
 */
export async function lockCart(ctx: Context): Promise<string> {
  const [cart] = await ctx.db
    .update(carts)
    .set({ updatedAt: new Date(ctx.clock.now()) })
    .where(eq(carts.userId, requireAskerId(ctx)))
    .returning({ id: carts.id });
  if (!cart) throw noCart();
  return cart.id;
}
