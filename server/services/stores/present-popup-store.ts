import { count, eq, and, getTableColumns } from 'drizzle-orm';
import { statusByClock } from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { isOpenAt } from '../../../contract/stores/opening-state.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { presentDates } from './present-dates.ts';

const {
  searchText: _,
  searchVector: ____,
  isReady: __,
  createdBy: ___,
  ...columns
} = getTableColumns(popupStores);

const productCount = (db: Database) =>
  db
    .select({ productCount: count().as('product_count') })
    .from(products)
    .where(
      and(eq(products.popupStoreId, popupStores.id), eq(products.isActive, true), eq(products.isReady, true)),
    );

/** Query of stores with all columns for `presentPopupStore`. */
export const selectPopupStores = (db: Database) =>
  db.select({ ...columns, productCount: productCount(db).as('product_count') }).from(popupStores);

export type PopupStoreRow = Omit<
  typeof popupStores.$inferSelect,
  'searchText' | 'searchVector' | 'isReady' | 'createdBy'
> & {
  productCount: number;
};

const urlOf = (name: string | null) => (name === null ? null : pictureUrl(name));

/** Store for the wire (R3.5); `now` in ms. */
export function presentPopupStore(row: PopupStoreRow, now: number): PopupStore {
  const { startDate, endDate } = presentDates(row);
  const status = statusByClock({ status: row.status, startDate, endDate }, now);
  const comes = status === 'active' || status === 'scheduled';
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    startDate,
    endDate,
    ownerId: row.ownerId,
    status,
    eventBanner: row.eventBanner,
    config: {
      ...row.config,
      categories: row.categories,
      heroImage: urlOf(row.heroPicture),
      logo: urlOf(row.logoPicture),
    },
    ownerInfo: row.ownerInfo,
    productCount: row.productCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    heroImageUrl: urlOf(row.heroPicture),
    logoUrl: urlOf(row.logoPicture),
    ...(row.avatarPicture !== null && { avatarUrl: pictureUrl(row.avatarPicture) }),
    ...(row.bannerPicture !== null && { eventBannerUrl: pictureUrl(row.bannerPicture) }),
    ...(row.approval !== null &&
      status === 'draft' && {
        approval: { state: row.approval, note: row.approvalNote, version: row.version },
      }),
    ...(row.pendingPictures.length > 0 && { pendingImages: row.pendingPictures }),
    metadata: {
      ...(row.ownerInfo && { owner: row.ownerInfo.name }),
      description: row.description,
      categories: row.categories,
      tags: row.tags,
    },
    isOpen: isOpenAt({ status, startDate, endDate }, now),
    opensAt: comes && startDate && Date.parse(startDate) > now ? startDate : null,
    closesAt: comes && endDate && Date.parse(endDate) >= now ? endDate : null,
  };
}
