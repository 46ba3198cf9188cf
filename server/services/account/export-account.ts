import { asc, desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import { toUnits } from '../../../contract/values/money.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema-auth.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { cartItems, carts, orders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { readFavourites } from '../favourites/read-favourites.ts';
import { presentOrder } from '../orders/present-order.ts';
import { readLines } from '../orders/read-orders.ts';
import { presentDates } from '../stores/present-dates.ts';
import { presentUser } from './present-user.ts';
import { userNotFound } from '../admin/users/user-not-found.ts';
import type { AccountExport } from '../../../contract/account/account-export.ts';
import { reminders } from '../../db/schema-reminders.ts';

/** Opening reminders of a mailbox, oldest first. */
async function readReminders(db: Database, email: string): Promise<AccountExport['reminders']> {
  const rows = await db
    .select({ storeName: popupStores.name, askedAt: reminders.askedAt, confirmedAt: reminders.confirmedAt })
    .from(reminders)
    .innerJoin(popupStores, eq(popupStores.id, reminders.storeId))
    .where(eq(reminders.email, email))
    .orderBy(asc(reminders.askedAt), asc(reminders.id));
  return rows.map(({ storeName, askedAt, confirmedAt }) => ({
    storeName,
    askedAt: askedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
}

type Export = AnswerOf<'exportAccount'>['export'];

async function sessionsOf(db: Database, id: string): Promise<Export['sessions']> {
  const { createdAt, lastUsedAt, userAgent } = sessions;
  const rows = await db
    .select({ createdAt, lastUsedAt, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    userAgent: row.userAgent,
  }));
}

async function cartOf(db: Database, id: string): Promise<Export['cart']> {
  const rows = await db
    .select({ name: products.name, quantity: cartItems.quantity, priceCents: cartItems.priceCents })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(carts.userId, id))
    .orderBy(asc(cartItems.id));
  return rows.map(({ name, quantity, priceCents }) => ({ name, quantity, price: toUnits(priceCents) }));
}

async function ordersOf(db: Database, id: string): Promise<Export['orders']> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const lines = await readLines(
    db,
    rows.map((order) => order.id),
  );
  return rows.map((order) => presentOrder(order, lines.get(order.id) ?? []));
}

async function messagesOf(db: Database, email: string): Promise<Export['messages']> {
  const { subject, message, createdAt } = contactMessages;
  const rows = await db
    .select({ subject, message, createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(desc(createdAt), desc(contactMessages.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function storesOf(db: Database, ownerId: string): Promise<Export['stores']> {
  const rows = await db
    .select()
    .from(popupStores)
    .where(eq(popupStores.ownerId, ownerId))
    .orderBy(desc(popupStores.createdAt), desc(popupStores.id));
  return rows.map(({ id, name, slug, description, status, ownerInfo, ...row }) => ({
    id,
    name,
    slug,
    description,
    status,
    ...presentDates(row),
    ownerInfo,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function productsOf(db: Database, producerId: string): Promise<Export['products']> {
  const { id, name, producerName, shortDescription, priceCents, stock, isActive, popupStoreId, createdAt } =
    products;
  const rows = await db
    .select({
      id,
      name,
      producerName,
      shortDescription,
      priceCents,
      stock,
      isActive,
      popupStoreId,
      createdAt,
    })
    .from(products)
    .where(eq(products.producerId, producerId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ priceCents: cents, ...row }) => ({
    ...row,
    price: toUnits(cents),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Data export of the asker's account, with all personal data that the market stores. Throws TOO_MANY_REQUESTS (R7.23). */
export async function exportAccount(ctx: Context): Promise<AnswerOf<'exportAccount'>> {
  const { db, clock } = ctx;
  const id = requireAskerId(ctx);
  await limitAttempts(ctx, 'accountExports', [id]);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw userNotFound();
  return {
    export: {
      exportedAt: new Date(clock.now()).toISOString(),
      user: presentUser(user),
      sessions: await sessionsOf(db, id),
      cart: await cartOf(db, id),
      orders: await ordersOf(db, id),
      messages: await messagesOf(db, user.email),
      stores: await storesOf(db, id),
      products: await productsOf(db, id),
      favourites: await readFavourites(db, id),
      reminders: await readReminders(db, user.email),
    },
  };
}
