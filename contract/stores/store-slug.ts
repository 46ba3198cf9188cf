import { refine } from 'superstruct';
import { readText } from '../api/read-value.ts';
import { LENGTHS } from '../values/lengths.ts';
import { isSlugAllowed, isSlugShaped } from '../values/slug.ts';
import { freeText } from '../values/text.ts';

/** Slug of a store as typed (R5.2): converted to lower case; blank means none. */
export const StoreSlug = readText(
  refine(freeText({ max: LENGTHS.slug }), 'dirección', (slug) => {
    if (slug === '' || isSlugAllowed(slug)) return true;
    return isSlugShaped(slug)
      ? 'Esa dirección está reservada: elige otra'
      : 'La dirección solo puede llevar letras sin tilde, números y guiones';
  }),
  (text) => text.trim().toLowerCase(),
);
