import { and, eq, type SQL } from 'drizzle-orm';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isOwnRow } from '../../policies/asker.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { storeNotFound } from './store-not-found.ts';

export type LockedProducerStore = typeof popupStores.$inferSelect;

const isNamed = (wanted: string): SQL =>
  eq(isUuid(wanted) ? popupStores.id : popupStores.slug, wanted.toLowerCase());

/** Refusal for a store that the asker may not change: NOT_OWNER if it is public, else POPUP_STORE_NOT_FOUND. */
async function notTheirs({ db }: Context, wanted: string): Promise<Refusal> {
  const seen = await db
    .select({ id: popupStores.id })
    .from(popupStores)
    .where(and(isNamed(wanted), publicStoreSql));
  return seen.length === 0
    ? storeNotFound(wanted)
    : new Refusal('NOT_OWNER', 'Solo puedes cambiar o eliminar tus propias tiendas.');
}

const producerStore = (ctx: Context, wanted: string) =>
  ctx.db
    .select()
    .from(popupStores)
    .where(and(isNamed(wanted), isOwnRow(ctx, popupStores.ownerId)));

/** Store by id or slug that the asker may manage. Throws POPUP_STORE_NOT_FOUND or NOT_OWNER (R6.8). */
export async function findProducerStore(ctx: Context, wanted: string): Promise<LockedProducerStore> {
  const [store] = await producerStore(ctx, wanted);
  if (!store) throw await notTheirs(ctx, wanted);
  return store;
}

/**
 * Store by id or slug that the asker may manage, locked against edits and new products until the transaction ends. It
 * must come before any lock of products.
 */
export async function lockProducerStore(ctx: Context, wanted: string): Promise<LockedProducerStore> {
  const [store] = await producerStore(ctx, wanted).for('update');
  if (!store) throw await notTheirs(ctx, wanted);
  return store;
}
