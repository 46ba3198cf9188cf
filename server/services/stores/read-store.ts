import { eq } from 'drizzle-orm';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { presentPopupStore, selectPopupStores } from './present-popup-store.ts';

/** Store answer after a change, within the same transaction. */
export async function readStore({ db, clock }: Context, id: string): Promise<PopupStore> {
  const [row] = await selectPopupStores(db).where(eq(popupStores.id, id));
  if (!row) throw new Error(`The store ${id} is gone.`);
  return presentPopupStore(row, clock.now());
}
