import { MOST_FAVOURITES } from '../../../contract/limits.ts';

/** Apart from the page's words: they come with the hearts. */
export const favouriteButtonMessages = {
  notSaved: 'No hemos podido guardar tu favorito. Inténtalo otra vez.',
  full: `Ya tienes ${MOST_FAVOURITES} favoritos. Quita alguno para guardar más.`,
  kept: 'Guardado en favoritos',
  whereKept: 'Lo encontrarás en Favoritos, al pie de la página.',
} as const;

/** The name of a heart, pressed or not: "Guardar Miel de romero" */
export const favouriteText = (name: string) => `Guardar ${name}`;
