import { object } from 'superstruct';
import { readText } from '../api/read-value.ts';
import { MOST_FAVOURITES } from '../limits.ts';
import { Id } from '../values/id.ts';
import { listOf } from '../values/list-of.ts';
import { Favourite } from './favourite.ts';

/** Favourites to add, newest first: one, or all that the device stored before sign-in. */
export const FavouriteAdditions = object({
  favourites: listOf(Favourite, {
    max: MOST_FAVOURITES,
    message: `No puede haber más de ${MOST_FAVOURITES} favoritos`,
  }),
});

/** Comma-separated ids of favourite products or stores. */
export const FavouriteIds = readText(
  listOf(Id, { max: MOST_FAVOURITES, message: `No puede haber más de ${MOST_FAVOURITES} a la vez` }),
  (text) => text.split(',').map((id) => id.toLowerCase()),
);
