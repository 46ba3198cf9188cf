import { and, eq, or, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { askerId } from '../../policies/asker.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';
import { presentPopupStore, selectPopupStores } from './present-popup-store.ts';
import { storeNotFound } from './store-not-found.ts';

const statement = (column: typeof popupStores.id | typeof popupStores.slug) => (db: Database) =>
  selectPopupStores(db).where(
    and(
      eq(column, sql.placeholder('store')),
      or(
        publicStoreSql,
        eq(popupStores.ownerId, sql.placeholder('asker')),
        sql`${sql.placeholder('isAdmin')}::boolean`,
      ),
    ),
  );

const byId = statement(popupStores.id);
const bySlug = statement(popupStores.slug);

/**
 * One store by id or slug, open or not; drafts and archived stores are visible only to their owner and admins (R7.9).
 * Throws POPUP_STORE_NOT_FOUND (R8.16).
 */
export async function getPopupStore(
  ctx: Context,
  { id }: { id: string },
): Promise<{ popupStore: PopupStore }> {
  const asked = isUuid(id)
    ? preparedStatement(ctx.db, 'store_by_id', byId)
    : preparedStatement(ctx.db, 'store_by_slug', bySlug);
  const [row] = await asked.execute({
    store: id.toLowerCase(),
    asker: askerId(ctx),
    isAdmin: ctx.asker.role === 'admin',
  });
  if (!row) throw storeNotFound(id);
  return { popupStore: presentPopupStore(row, ctx.clock.now()) };
}
