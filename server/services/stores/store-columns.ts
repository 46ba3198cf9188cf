import type { PopupStoreConfig } from '../../../contract/stores/popup-store.ts';
import type { PopupStoreUpdate } from '../../../contract/stores/popup-store-input.ts';
import type { popupStores } from '../../db/schema-stores.ts';

type StoreColumns = typeof popupStores.$inferInsert;
type Look = NonNullable<StoreColumns['config']>;
type SentLook = NonNullable<PopupStoreUpdate['config']>;

const moment = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** What a look is after a change: what is named, and nothing else, is as it was sent; what is null is gone. */
function lookAfter(before: Look, { heroImage: _, logo: __, categories: ___, ...sent }: SentLook): Look {
  const said = Object.entries({ ...before, ...sent }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(said) satisfies PopupStoreConfig;
}

/** Who sells, without what was left blank. */
function sellerOf(ownerInfo: NonNullable<PopupStoreUpdate['ownerInfo']>) {
  const said = Object.entries(ownerInfo).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(said), name: ownerInfo.name };
}

/** The columns that a store gets by what was sent of it; what was not named is left out (R7.11, R7.12). */
export function columnsOf(
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
