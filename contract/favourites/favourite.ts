import { array, enums, type Infer, object } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
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
