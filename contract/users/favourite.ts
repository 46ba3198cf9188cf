import { array, enums, type Infer, object } from 'superstruct';
import { MOST_FAVOURITES } from '../limits.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { listOf } from '../values/list-of.ts';
import { requiredText } from '../values/text.ts';

export const FAVOURITE_KINDS = ['product', 'popupStore'] as const;

/** «extension» Something that somebody likes, with the name it had then: by that it is told of when it is gone. */
export const Favourite = object({
  kind: enums(FAVOURITE_KINDS),
  id: Id,
  name: requiredText('El nombre es requerido', { max: LENGTHS.name }),
});
export type Favourite = Infer<typeof Favourite>;

/** What somebody likes, the last first. */
export const FavouriteList = object({ favourites: array(Favourite) });

/** What is to be kept, the last first: one, or all that a device held before its owner signed in. */
export const FavouriteAdditions = object({
  favourites: listOf(Favourite, {
    max: MOST_FAVOURITES,
    message: `No puede haber más de ${MOST_FAVOURITES} favoritos`,
  }),
});
