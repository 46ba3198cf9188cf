import type { Verbs } from '../routing/verb.ts';
import { addFavourites } from '../services/favourites/add-favourites.ts';
import { listFavourites } from '../services/favourites/list-favourites.ts';
import { lookUpFavourites } from '../services/favourites/look-up-favourites.ts';
import { removeFavourite } from '../services/favourites/remove-favourite.ts';

/** Verbs of the favourite calls (R3.18). */
export const favouriteVerbs = {
  addFavourites,
  listFavourites,
  lookUpFavourites,
  removeFavourite,
} satisfies Partial<Verbs>;
