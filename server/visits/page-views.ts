import type { AnswerOf } from '../../contract/api/call-types.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { PageSubject } from './page-subject.ts';
import type { Visitor } from './visitor-hasher.ts';
import type { Visits } from './visits.ts';

/** Page view or other event to count for a visitor. */
export type PageView = (visits: Visits, visitor: Visitor) => void;

/** Answered call: the page that made it, its input in one object, and its answer. */
interface Answered<N extends EndpointName> {
  page: PageSubject;
  input: { [name: string]: unknown };
  answer: AnswerOf<N>;
}

type Reading<N extends EndpointName> = (answered: Answered<N>) => PageView | null;
type AnyReading = (answered: Omit<Answered<EndpointName>, 'answer'> & { answer: unknown }) => PageView | null;

const storesOf = (products: readonly { popupStoreId?: string | null | undefined }[]) =>
  products.flatMap(({ popupStoreId }) => popupStoreId ?? []);

/** Only the product's own page counts as a view, not carts or orders that load the product. */
const getProduct: Reading<'getProduct'> = ({ page, answer: { product } }) => {
  const { id, popupStoreId } = product;
  if (!id || !popupStoreId || page.productId !== id) return null;
  return (visits, visitor) => visits.look(visitor, { storeId: popupStoreId, productId: id });
};

/** A product page counts as a product view, not as a store view. */
const getPopupStore: Reading<'getPopupStore'> = ({ page, answer: { popupStore } }) => {
  const { id, slug } = popupStore;
  if (page.productId !== null || (page.store !== id && page.store !== slug)) return null;
  return (visits, visitor) => visits.look(visitor, { storeId: id });
};

/** Search without results. Corrected spelling counts as found; a match of only some words does not. */
const listProducts: Reading<'listProducts'> = ({ input, answer: { pagination, lookedFor } }) => {
  const q = input['q'];
  const store = input['popupStoreId'] ?? input['popupStoreSlug'];
  const isMissed = pagination?.total === 0 || lookedFor?.isPartial === true;
  if (!isMissed || typeof q !== 'string' || typeof store !== 'string' || store === '') return null;
  return (visits, visitor) => visits.miss(visitor, store.toLowerCase(), q);
};

const addCartItem: Reading<'addCartItem'> = ({ input, answer: { cart } }) => {
  const line = cart.items.find(({ productId }) => productId === input['productId']);
  const storeId = line?.product?.popupStoreId;
  if (!line || !storeId) return null;
  return (visits, visitor) => visits.add(visitor, { storeId, productId: line.productId });
};

/** Checkout step: the checkout page loads the cart. */
const getCart: Reading<'getCart'> = ({ page, answer: { cart } }) => {
  if (!page.isCheckout) return null;
  const stores = storesOf(cart.items.flatMap(({ product }) => product ?? []));
  return (visits, visitor) => visits.reach(visitor, 'checkout', stores);
};

const checkout: Reading<'checkout'> = ({ answer: { order } }) => {
  const stores = (order.stores ?? []).map(({ id }) => id);
  return (visits, visitor) => visits.reach(visitor, 'ordered', stores);
};

const READINGS = { getProduct, getPopupStore, listProducts, addCartItem, getCart, checkout };

/** Analytics reading of a call by name; undefined if it is not counted. */
export const analyticsReaderOf = (name: EndpointName): AnyReading | undefined =>
  // The table of calls guarantees that name and answer match.
  (READINGS as Partial<Record<EndpointName, AnyReading>>)[name];
