import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnerInfo } from '../../contract/stores/owner-info.ts';
import type { PopupStoreConfig, PopupStoreStatus } from '../../contract/stores/popup-store.ts';
import type { ApprovalState } from '../../contract/stores/store-approval.ts';
import type { StoreImage } from '../../contract/stores/store-image.ts';
import type { Infer } from 'superstruct';
import { folded, moment, searchable, searchVector } from './columns.ts';
import { users } from './schema-auth.ts';

/**
 * Pictures that are or will be served; `name` is the name in the picture store, `leftAt` when nothing referred to it any longer and
 * it was to be thrown away. `bytes` is what its original takes of its owner's storage.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: moment().notNull(),
    leftAt: moment(),
  },
  (table) => [
    index('pictures_left')
      .on(table.leftAt)
      .where(sql`left_at is not null`),
  ],
);

/**
 * Pop-up stores. `clockEnd` is the end at which the clock ended one, which a wrong clock may have done too early.
 * `pendingPictures` are those that were announced before anybody could look at it and have not come; `isReady` is false while there
 * are any and none to show it by. `approval` is null of a store that never was held. `version` goes up with every update. `isPublic` is whether anybody may look at it;
 * `wasPublished` is whether its status ever allowed it, which a trigger writes down.
 */
export const popupStores = pgTable(
  'popup_stores',
  {
    id: uuid().primaryKey(),
    /** Of one that is archived perhaps an account that is no more (docs/decisions/060). */
    ownerId: uuid().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    status: text().$type<PopupStoreStatus>().notNull().default('draft'),
    startDate: moment(),
    endDate: moment(),
    clockEnd: moment(),
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
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    wasPublished: boolean().notNull().default(false),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status in ('scheduled', 'active', 'paused', 'ended') and is_ready`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(folded('name', 'slug', 'description')),
    searchVector: searchVector()
      .notNull()
      .generatedAlwaysAs(
        searchable({
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
  ],
);
