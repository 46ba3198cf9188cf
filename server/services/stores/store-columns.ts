import type { PopupStoreConfig } from '../../../contract/stores/popup-store.ts';
import type { PopupStoreUpdate } from '../../../contract/stores/popup-store-input.ts';
import type { popupStores } from '../../db/schema-stores.ts';

type StoreColumns = typeof popupStores.$inferInsert;
type Look = NonNullable<StoreColumns['config']>;
type SentLook = NonNullable<PopupStoreUpdate['config']>;

const moment = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** Appearance after a change: present fields replace the old values, null deletes. */
function lookAfter(before: Look, { heroImage: _, logo: __, categories: ___, ...sent }: SentLook): Look {
  const said = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null);
  return Object.fromEntries(said) satisfies PopupStoreConfig;
}

/** Seller information without blank fields. */
function sellerOf(ownerInfo: NonNullable<PopupStoreUpdate['ownerInfo']>) {
  const said = Object.entries(ownerInfo).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(said), name: ownerInfo.name };
}

/** Columns of a store from a request; absent fields are omitted (R7.11, R7.12). */
export function storeColumnsOf(
  before: Look,
  {
    name,
    description,
    startDate,
    endDate,
    eventBanner,
    config,
    ownerInfo,
    metadata,
  }: Partial<PopupStoreUpdate>,
): Partial<StoreColumns> {
  const columns = {
    name,
    description,
    startDate: moment(startDate),
    endDate: moment(endDate),
    eventBanner: eventBanner === undefined ? undefined : eventBanner || null,
    config: config && lookAfter(before, config),
    categories: config?.categories,
    ownerInfo: ownerInfo && sellerOf(ownerInfo),
    tags: metadata?.tags,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
