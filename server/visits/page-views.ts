import type { AnswerOf } from '../../contract/api/call-types.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { NamedPage } from './named-page.ts';
import type { Visitor } from './visitor-hasher.ts';
import type { Visits } from './visits.ts';

/** Something to count, of whoever it was. */
export type PageView = (visits: Visits, visitor: Visitor) => void;

/** A call that was answered: from which page it was made, what was asked, as one, and what came. */
interface Answered<N extends EndpointName> {
  page: NamedPage;
  input: { [name: string]: unknown };
  answer: AnswerOf<N>;
}

type Reading<N extends EndpointName> = (answered: Answered<N>) => PageView | null;
type AnyReading = (answered: Omit<Answered<EndpointName>, 'answer'> & { answer: unknown }) => PageView | null;

const storesOf = (products: readonly { popupStoreId?: string | null | undefined }[]) =>
  products.flatMap(({ popupStoreId }) => popupStoreId ?? []);

/** Asked for by a cart or by an order, a product is not looked at: only where its own page asks. */
const getProduct: Reading<'getProduct'> = ({ page, answer: { product } }) => {
  const { id, popupStoreId } = product;
  if (!id || !popupStoreId || page.productId !== id) return null;
  return (visits, visitor) => visits.look(visitor, { storeId: popupStoreId, productId: id });
};

/** The page of a product counts as that. */
const getPopupStore: Reading<'getPopupStore'> = ({ page, answer: { popupStore } }) => {
  const { id, slug } = popupStore;
  if (page.productId !== null || (page.store !== id && page.store !== slug)) return null;
  return (visits, visitor) => visits.look(visitor, { storeId: id });
};

/** What typing errors are forgiven for is found; what only some of its words are found of is not. */
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

/** Whoever comes to the checkout has the cart looked up there. */
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

/** What is to be counted of calls by this name; undefined where it is nothing. */
export const readingOf = (name: EndpointName): AnyReading | undefined =>
  // The table says which answer belongs to which name.
  (READINGS as Partial<Record<EndpointName, AnyReading>>)[name];
