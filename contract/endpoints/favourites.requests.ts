import { object, optional } from 'superstruct';
import { Id } from '../values/id.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { favouriteEndpoints } from './favourites.ts';
import { coerceFromText } from '../api/coerce-value.ts';
import { MAX_FAVOURITES } from '../limits.ts';
import { listOf } from '../values/list-of.ts';
import { Favourite } from '../favourites/favourite.ts';

/** Favourites to add, newest first: one, or all that the device stored before sign-in. */
const FavouriteAdditions = object({
  favourites: listOf(Favourite, {
    max: MAX_FAVOURITES,
    message: `No puede haber más de ${MAX_FAVOURITES} favoritos`,
  }),
});

/** Comma-separated ids of favourite products or stores. */
const FavouriteIds = coerceFromText(
  listOf(Id, { max: MAX_FAVOURITES, message: `No puede haber más de ${MAX_FAVOURITES} a la vez` }),
  (text) => text.split(',').map((id) => id.toLowerCase()),
);

/** Request schemas of the calls in `favourites.ts`. */
export const favouriteRequests = {
  listFavourites: {},
  addFavourites: { body: FavouriteAdditions },
  removeFavourite: { params: object({ id: Id }) },
  lookUpFavourites: {
    query: object({ productIds: optional(FavouriteIds), popupStoreIds: optional(FavouriteIds) }),
  },
} as const satisfies Record<keyof typeof favouriteEndpoints, RequestSchemas>;
