import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/schema-products.ts';
import { isPublicStore } from './store-visibility.ts';

/** A product that anybody may look at; `popupStores` must be left-joined. */
export const isPublicProduct: SQL = sql`(${products.isActive} and ${products.isReady} and (${products.popupStoreId} is null or ${isPublicStore}))`;

/** A product that belongs into lists which no store was chosen for. */
export const isOutsideStoresToo: SQL = sql`not ${products.isPopupStoreExclusive}`;
