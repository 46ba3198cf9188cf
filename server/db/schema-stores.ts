import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnerInfo } from '../../contract/stores/owner-info.ts';
import type { PopupStoreConfig, PopupStoreStatus } from '../../contract/stores/popup-store.ts';
import type { ApprovalState } from '../../contract/stores/store-approval.ts';
import type { StoreImage } from '../../contract/stores/store-image.ts';
import type { Infer } from 'superstruct';
import { foldedTextSql, timestampColumn, searchVectorSql, searchVector } from './columns.ts';
import { users } from './schema-auth.ts';

/**
 * Pictures, served now or later. `name` is the name in the picture storage. `leftAt`: time at which nothing referenced
 * it any more, so that it can be deleted. `bytes`: size of its original in the owner's storage quota.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestampColumn().notNull(),
    leftAt: timestampColumn(),
  },
  (table) => [
    index('pictures_left')
      .on(table.leftAt)
      .where(sql`left_at is not null`),
  ],
);

/**
 * Popup stores. `clockEnd`: end date at which the clock ended the store, possibly too early by a wrong clock.
 * `pendingPictures`: pictures announced before the store was visible and not uploaded yet; `isReady` is false while any
 * are pending and no picture can represent it. `approval` is null for a store that never needed one. `version`
 * increases with every update. `isPublic`: anybody may see it. `wasPublished`: its status was public once; a trigger
 * sets it.
 */
export const popupStores = pgTable(
  'popup_stores',
  {
    id: uuid().primaryKey(),
    /** For an archived store, possibly the id of a deleted account (docs/decisions/060). */
    ownerId: uuid().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    status: text().$type<PopupStoreStatus>().notNull().default('draft'),
    startDate: timestampColumn(),
    endDate: timestampColumn(),
    clockEnd: timestampColumn(),
    eventBanner: text(),
    config: jsonb().$type<Omit<PopupStoreConfig, 'heroImage' | 'logo'>>().notNull().default({}),
    ownerInfo: jsonb().$type<Infer<typeof OwnerInfo>>(),
    categories: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    heroPicture: text(),
    logoPicture: text(),
    avatarPicture: text(),
    bannerPicture: text(),
    pendingPictures: text().array().$type<StoreImage[]>().notNull().default([]),
    isReady: boolean().notNull().default(true),
    approval: text().$type<ApprovalState>(),
    approvalNote: text().notNull().default(''),
    version: integer()
      .notNull()
      .default(1)
      .$onUpdate(() => sql`${sql.identifier('version')} + 1`),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
    wasPublished: boolean().notNull().default(false),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status in ('scheduled', 'active', 'paused', 'ended') and is_ready`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(foldedTextSql('name', 'slug', 'description')),
    searchVector: searchVector()
      .notNull()
      .generatedAlwaysAs(
        searchVectorSql({
          named: ['name'],
          whose: ["coalesce(owner_info->>'name', '')"],
          about: ['store_words(categories, tags, slug)'],
          told: ["coalesce(config->>'tagline', '')", 'description'],
        }),
      ),
  },
  (table) => [
    check(
      'popup_stores_status',
      sql`${table.status} in ('draft', 'scheduled', 'active', 'paused', 'ended', 'archived')`,
    ),
    check('popup_stores_approval', sql`${table.approval} in ('notAsked', 'waiting', 'granted', 'refused')`),
    check('popup_stores_dates', sql`${table.endDate} > ${table.startDate}`),
    index('popup_stores_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('popup_stores_by_start').on(table.status, table.startDate, table.id),
    index('popup_stores_by_end').on(table.status, table.endDate, table.id),
    index('popup_stores_held')
      .on(table.approval, table.createdAt, table.id)
      .where(sql`approval is not null`),
    index('popup_stores_unpublished_of_owner')
      .on(table.ownerId)
      .where(sql`not was_published`),
    index('popup_stores_by_creation').on(table.createdAt, table.id),
    index('popup_stores_by_category').using('gin', table.categories).concurrently(),
  ],
);
