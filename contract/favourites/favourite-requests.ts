import { object } from 'superstruct';
import { readText } from '../api/read-value.ts';
import { MOST_FAVOURITES } from '../limits.ts';
import { Id } from '../values/id.ts';
import { listOf } from '../values/list-of.ts';
import { Favourite } from './favourite.ts';

/** What is to be kept, the last first: one, or all that a device held before its owner signed in. */
export const FavouriteAdditions = object({
  favourites: listOf(Favourite, {
    max: MOST_FAVOURITES,
    message: `No puede haber más de ${MOST_FAVOURITES} favoritos`,
  }),
});

/** Of goods or of stores that somebody liked, parted by commas. */
export const FavouriteIds = readText(
  listOf(Id, { max: MOST_FAVOURITES, message: `No puede haber más de ${MOST_FAVOURITES} a la vez` }),
  (text) => text.split(',').map((id) => id.toLowerCase()),
);
