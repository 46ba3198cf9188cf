import { array, object } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { PopupStore } from '../stores/popup-store.ts';
import { Product } from '../catalogue/product.ts';
import { FavouriteList } from '../favourites/favourite.ts';

const users = { service: 'users', timeout: TIMEOUTS.default } as const;
const own = { ...users, path: '/users/v1/users/profile/favourites', access: 'signedIn' } as const;

/** «extension» Favourite calls (R3.18). With an account, favourites are the same on every device. */
export const favouriteEndpoints = {
  listFavourites: { ...own, method: 'GET', answer: FavouriteList },
  /** Favourites above the limit are not stored; the answer has all that are stored. */
  addFavourites: {
    ...own,
    method: 'POST',
    answer: FavouriteList,
  },
  removeFavourite: {
    ...own,
    method: 'DELETE',
    path: `${own.path}/{id}`,
    answer: FavouriteList,
  },
  /** Current data of favourite products and stores, with or without an account; deleted ones are omitted. */
  lookUpFavourites: {
    ...users,
    method: 'GET',
    path: '/market/favourites',
    access: 'anyone',
    answer: object({ products: array(Product), popupStores: array(PopupStore) }),
  },
} as const satisfies Record<string, Endpoint>;
