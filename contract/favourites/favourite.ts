import { array, enums, type Infer, object } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { requiredText } from '../values/text.ts';

export const FAVOURITE_KINDS = ['product', 'popupStore'] as const;

/** «extension» Favourite: a liked product or store. The stored name is shown after the product or store is deleted. */
export const Favourite = object({
  kind: enums(FAVOURITE_KINDS),
  id: Id,
  name: requiredText('El nombre es requerido', { max: LENGTHS.name }),
});
export type Favourite = Infer<typeof Favourite>;

/** Favourites of an account, newest first. */
export const FavouriteList = object({ favourites: array(Favourite) });
