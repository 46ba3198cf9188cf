import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';
import { storeNotFound } from '../stores/store-not-found.ts';

type LockedStore = Pick<typeof popupStores.$inferSelect, 'id' | 'ownerId' | 'isPublic'>;

/**
 * Share lock on a store until the transaction ends; undefined without a store. It must come before the lock of a
 * product.
 */
export async function lockStore({ db }: Context, wanted: string): Promise<LockedStore | undefined> {
  const { id, ownerId, isPublic } = popupStores;
  const [store] = await db
    .select({ id, ownerId, isPublic })
    .from(popupStores)
    .where(eq(id, wanted))
    .for('share');
  return store;
}

/** Refuses to put products into another producer's store: NOT_OWNER if the store is public, else POPUP_STORE_NOT_FOUND. */
export function requireProducerStore(ctx: Context, wanted: string, store: LockedStore | undefined): void {
  const isOwn = store?.ownerId === requireAskerId(ctx);
  if (store && (isOwn || ctx.asker.role === 'admin')) return;
  if (!store?.isPublic) throw storeNotFound(wanted);
  throw new Refusal('NOT_OWNER', 'Solo puedes poner productos en tus propias tiendas.');
}
