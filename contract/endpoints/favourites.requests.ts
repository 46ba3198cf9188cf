import { object, optional } from 'superstruct';
import { FavouriteAdditions, FavouriteIds } from '../favourites/favourite-requests.ts';
import { Id } from '../values/id.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { favouriteEndpoints } from './favourites.ts';

/** Request schemas of the calls in `favourites.ts`. */
export const favouriteRequests = {
  listFavourites: {},
  addFavourites: { body: FavouriteAdditions },
  removeFavourite: { params: object({ id: Id }) },
  lookUpFavourites: {
    query: object({ productIds: optional(FavouriteIds), popupStoreIds: optional(FavouriteIds) }),
  },
} as const satisfies Record<keyof typeof favouriteEndpoints, RequestSchemas>;
