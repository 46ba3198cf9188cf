import { array, object, optional } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { PopupStore } from '../stores/popup-store.ts';
import { Product } from '../catalogue/product.ts';
import { FavouriteList } from '../favourites/favourite.ts';
import { FavouriteAdditions, FavouriteIds } from '../favourites/favourite-requests.ts';
import { Id } from '../values/id.ts';

const users = { service: 'users', timeout: TIMEOUTS.default } as const;
const own = { ...users, path: '/users/v1/users/profile/favourites', access: 'signedIn' } as const;

/** «extension» What somebody likes (R3.18): with an account it follows them to every device. */
export const favouriteEndpoints = {
  listFavourites: { ...own, method: 'GET', answer: FavouriteList },
  /** What finds no room any more is left out of the answer, which has all that are kept. */
  addFavourites: {
    ...own,
    method: 'POST',
    body: FavouriteAdditions,
    answer: FavouriteList,
  },
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
    query: object({ productIds: optional(FavouriteIds), popupStoreIds: optional(FavouriteIds) }),
    answer: object({ products: array(Product), popupStores: array(PopupStore) }),
  },
} as const satisfies Record<string, Endpoint>;
