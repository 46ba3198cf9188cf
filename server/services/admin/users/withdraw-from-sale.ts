import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { canPopupStoreBecome, statusByClock } from '../../../../contract/lifecycles/popup-store.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { announceListChange } from '../../../db/change-feed.ts';
import { products } from '../../../db/schema-products.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { lockStoreProducts } from '../../stores/lock-store-products.ts';
import { presentDates } from '../../stores/present-dates.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

/**
 * Pauses every store of an account that its lifecycle permits. All stores are locked first, so that none opens
 * meanwhile.
 */
async function pauseStores({ db, clock }: Tx, ownerId: string): Promise<void> {
  const own = await db
    .select()
    .from(popupStores)
    .where(eq(popupStores.ownerId, ownerId))
    .orderBy(asc(popupStores.id))
    .for('update');
  const now = clock.now();
  const open = own.filter((store) =>
    canPopupStoreBecome(statusByClock({ ...store, ...presentDates(store) }, now), 'paused'),
  );
  for (const { id, slug } of open) {
    await lockStoreProducts(db, id);
    await db
      .update(popupStores)
      .set({ status: 'paused', clockEnd: null, updatedAt: new Date(now) })
      .where(eq(popupStores.id, id));
    await announceListChange(db, [id, slug]);
  }
}

/** Deactivates the account's products outside its own stores. */
async function switchOffRest({ db, clock }: Tx, producerId: string): Promise<void> {
  const elsewhere = db
    .select({ id: popupStores.id })
    .from(popupStores)
    .where(ne(popupStores.ownerId, producerId));
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.producerId, producerId),
        eq(products.isActive, true),
        or(isNull(products.popupStoreId), inArray(products.popupStoreId, elsewhere)),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update');
  const ids = found.map(({ id }) => id);
  await db
    .update(products)
    .set({
      isActive: false,
      version: sql`${products.version} + 1`,
      editedVersion: sql`${products.version} + 1`,
      updatedAt: new Date(clock.now()),
    })
    .where(inArray(products.id, ids));
  await announceListChange(db, ids);
}

/**
 * Removes everything that a locked account sells from the market, within the given transaction: its open stores are
 * paused, other products deactivated. Orders continue; nothing is restored automatically (docs/decisions/059).
 */
export async function withdrawFromSale(tx: Tx, userId: string): Promise<void> {
  await pauseStores(tx, userId);
  await switchOffRest(tx, userId);
}
