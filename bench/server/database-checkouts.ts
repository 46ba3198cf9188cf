import { inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { systemClock } from '../../server/clock.ts';
import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { insertCartItem } from '../../server/services/cart/add-cart-item.ts';
import { lockCartToBuy } from '../../server/services/cart/lock-cart.ts';
import { lockCheckoutLines } from '../../server/services/checkout/checkout-lines.ts';
import { findOrderByCheckoutKey } from '../../server/services/checkout/idempotency.ts';
import { placeOrder } from '../../server/services/checkout/place-order.ts';
import { LINES_PER_CART, BENCH_SHIPPING } from './bench-cart.ts';
import { attemptsPerSecond } from './throughput.ts';

type BareContext = Pick<Context, 'asker' | 'db' | 'clock' | 'newId' | 'mail'>;

const BODY_HASH = '0'.repeat(64);
const TEXT = 'Lo que dice un correo de un pedido. '.repeat(60);

/** Database statements of a checkout alone, without HTTP, authentication or response. */
async function buyBare(ctx: BareContext, asker: string, productIds: string[]): Promise<void> {
  for (const productId of productIds) await insertCartItem(ctx, { asker, productId, quantity: 1 });
  await inTransaction(ctx, async (ctx) => {
    const cart = await lockCartToBuy(ctx);
    if (!cart) throw new Error('There is no cart.');
    const key = { key: newId(), bodyHash: BODY_HASH };
    await findOrderByCheckoutKey(ctx, key);
    const lines = await lockCheckoutLines(ctx, cart.id);
    const { items } = await placeOrder(ctx, { cart, lines, shippingInfo: BENCH_SHIPPING, key });
    const told = new Set([asker, ...items.map(({ producerId }) => producerId)]);
    const mails = [...told].map((userId) => ({ to: { userId }, subject: 'Pedido', text: TEXT, html: TEXT }));
    await ctx.mail.queue(ctx.db, ...mails);
  });
}

/** Checkouts per second of these shoppers at the database alone. */
export async function databaseCheckoutsPerSecond(
  db: Database,
  { emails, productIds, seconds }: { emails: string[]; productIds: string[]; seconds: number },
): Promise<number> {
  const shoppers = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const mail = createOutbox(systemClock);
  const asked = shoppers.map(({ id, email }) => ({
    role: 'consumer' as const,
    userId: id,
    sessionId: newId(),
    email,
  }));
  const { perSecond } = await attemptsPerSecond(asked, { seconds }, (asker, turn) => {
    const wanted = Array.from(
      { length: LINES_PER_CART },
      (_, line) => productIds[(turn + line) % productIds.length] ?? '',
    );
    return buyBare({ asker, db, clock: systemClock, newId, mail }, asker.userId, wanted);
  });
  return perSecond;
}
