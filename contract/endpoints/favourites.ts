import { array, object, optional } from 'superstruct';
import type { Endpoint } from '../calls/endpoint.ts';
import { readText } from '../calls/read-value.ts';
import { MOST_FAVOURITES, TIMEOUTS } from '../limits.ts';
import { PopupStore } from '../popup-stores/popup-store.ts';
import { Product } from '../products/product.ts';
import { FavouriteAdditions, FavouriteList } from '../users/favourite.ts';
import { Id } from '../values/id.ts';
import { listOf } from '../values/list-of.ts';

const users = { service: 'users', timeout: TIMEOUTS.default } as const;
const own = { ...users, path: '/users/v1/users/profile/favourites', access: 'signedIn' } as const;

/** Parted by commas. */
const QueryIds = readText(
  listOf(Id, { max: MOST_FAVOURITES, message: `No puede haber más de ${MOST_FAVOURITES} a la vez` }),
  (text) => text.split(',').map((id) => id.toLowerCase()),
);

/** «extension» What somebody likes (R3.18): with an account it follows them to every device. */
export const favouriteEndpoints = {
  listFavourites: { ...own, method: 'GET', answer: FavouriteList },
  /** What finds no room any more is left out of the answer, which has all that are kept. */
  addFavourites: { ...own, method: 'POST', body: FavouriteAdditions, answer: FavouriteList },
  removeFavourite: {
    ...own,
    method: 'DELETE',
    path: `${own.path}/{id}`,
    params: object({ id: Id }),
    answer: FavouriteList,
  },
  /** What there is today of goods and stores that somebody liked, with an account or without; what is gone is left out. */
  lookUpFavourites: {
    ...users,
    method: 'GET',
    path: '/market/favourites',
    access: 'anyone',
    query: object({ productIds: optional(QueryIds), popupStoreIds: optional(QueryIds) }),
    answer: object({ products: array(Product), popupStores: array(PopupStore) }),
  },
} as const satisfies Record<string, Endpoint>;
