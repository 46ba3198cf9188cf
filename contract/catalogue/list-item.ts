import type { PopupStore, PopupStoreConfig } from '../stores/popup-store.ts';
import type { Product } from './product.ts';
import { sellerNameOf } from './seller-name.ts';

/** Store card data in lists: the look of its stall, without its long texts. */
export type PopupStoreCard = Pick<
  PopupStore,
  'id' | 'name' | 'slug' | 'status' | 'startDate' | 'endDate' | 'productCount' | 'heroImageUrl'
> & {
  config: Pick<PopupStoreConfig, 'tagline' | 'primaryColor' | 'secondaryColor' | 'categories' | 'theme'>;
};

/** Maximum categories on a store card. */
const NAMED = 2;

/** Store reduced to its card. A page repeats these fields for each store, so every field costs page size. */
export function storeCardOf({ config, ...store }: PopupStore): PopupStoreCard {
  const { tagline, primaryColor, secondaryColor, categories, theme } = config;
  const { id, name, slug, status, startDate, endDate, productCount } = store;
  // Template colours appear on a card only if the store lacks its own primary or secondary colour.
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

/** Store reduced for carts and checkouts: without fields that shoppers do not see. */
export function storeForCart(store: PopupStore): PopupStore {
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

/** Store without its sale terms, which have a separate page. */
export function withoutSaleTerms({ ownerInfo, ...store }: PopupStore): PopupStore {
  if (!ownerInfo) return store;
  const { name, description } = ownerInfo;
  return { ...store, ownerInfo: { name, ...(description ? { description } : {}) } };
}

/** Store reduced for a product page: of its sale terms only payment and delivery remain. */
export function storeForProductPage(store: PopupStore): PopupStore {
  const { ownerInfo, ...shown } = storeForCart(store);
  if (!ownerInfo) return shown;
  const { name, payment = [], delivery = [] } = ownerInfo;
  return { ...shown, ownerInfo: { name, payment, delivery } };
}

/**
 * Product reduced for lists and carts: without fields of the product page. The seller's current name replaces the
 * stored producer name.
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

/**
 * Product in the list of its own store, without the store's opening dates and `isActive`: inactive products are not
 * listed.
 */
export const withoutStoreFields = ({ popupStore: _, isActive: _active, ...product }: Product): Product =>
  product;
