import type { PopupStore, PopupStoreConfig } from '../stores/popup-store.ts';
import type { Product } from './product.ts';
import { sellerNameOf } from './seller-name.ts';

/** What a list shows of a store: its stall, not its words. */
export type PopupStoreCard = Pick<
  PopupStore,
  'id' | 'name' | 'slug' | 'status' | 'startDate' | 'endDate' | 'productCount' | 'heroImageUrl'
> & {
  config: Pick<PopupStoreConfig, 'tagline' | 'primaryColor' | 'secondaryColor' | 'categories' | 'theme'>;
};

/** How many of its categories a store's card names. */
const NAMED = 2;

/** A store as lists keep it: what a page carries of each counts many times over. */
export function storeCardOf({ config, ...store }: PopupStore): PopupStoreCard {
  const { tagline, primaryColor, secondaryColor, categories, theme } = config;
  const { id, name, slug, status, startDate, endDate, productCount } = store;
  // A card wears its template's colours alone, and those only where it has not both of its own.
  const layout = primaryColor && secondaryColor ? undefined : theme?.layout;
  return {
    id,
    name,
    slug,
    status,
    startDate,
    endDate,
    productCount,
    heroImageUrl: store.heroImageUrl ?? config.heroImage,
    config: {
      tagline,
      primaryColor,
      secondaryColor,
      categories: categories?.slice(0, NAMED),
      theme: layout ? { layout } : undefined,
    },
  };
}

/** A store as carts and checkouts keep it: without what no shopper is shown. */
export function shownStoreOf(store: PopupStore): PopupStore {
  const {
    metadata: _,
    ownerId: _owner,
    createdAt: _made,
    updatedAt: _changed,
    eventBanner: _banner,
    eventBannerUrl: _picture,
    avatarUrl: _avatar,
    isOpen: _open,
    opensAt: _opens,
    closesAt: _closes,
    ...shown
  } = store;
  const { theme, ...look } = shown.config;
  return { ...shown, config: theme ? { ...look, theme: { layout: theme.layout } } : look };
}

/** The same without the terms of its sale: they have a page of their own, and no other carries them. */
export function withoutTerms({ ownerInfo, ...store }: PopupStore): PopupStore {
  if (!ownerInfo) return store;
  const { name, description } = ownerInfo;
  return { ...store, ownerInfo: { name, ...(description ? { description } : {}) } };
}

/** A store as the page of its product keeps it: of its terms how it is paid and how it comes. */
export function withoutProductFields(store: PopupStore): PopupStore {
  const { ownerInfo, ...shown } = shownStoreOf(store);
  if (!ownerInfo) return shown;
  const { name, payment = [], delivery = [] } = ownerInfo;
  return { ...shown, ownerInfo: { name, payment, delivery } };
}

/**
 * A product as lists and carts keep it: without what only its own page tells, and with the name of who sells it for the one
 * on the goods.
 */
export function toListItem(product: Product): Product {
  const {
    shortDescription: _,
    producerId: _producer,
    isPopupStoreExclusive: _exclusive,
    details: _details,
    imageUrls: _pictures,
    createdAt: _made,
    updatedAt: _changed,
    version: _version,
    sellerName: _seller,
    ...listed
  } = product;
  return { ...listed, producerName: sellerNameOf(product) };
}

/** A listed product as it stands beside its store, which tells of itself when it sells; what is not for sale is not listed. */
export const withoutStoreFields = ({ popupStore: _, isActive: _active, ...product }: Product): Product =>
  product;
