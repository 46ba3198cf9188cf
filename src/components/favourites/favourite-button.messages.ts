import { MAX_FAVOURITES } from '../../../contract/limits.ts';

/** Separate file: it loads with the favourite buttons, after the texts of the page. */
export const favouriteButtonMessages = {
  notSaved: 'No hemos podido guardar tu favorito. Inténtalo otra vez.',
  full: `Ya tienes ${MAX_FAVOURITES} favoritos. Quita alguno para guardar más.`,
  kept: 'Guardado en favoritos',
  whereKept: 'Lo encontrarás en Favoritos, al pie de la página.',
} as const;

/** Accessible name of the favourite button, pressed or not: "Guardar Miel de romero" */
export const favouriteButtonLabel = (name: string) => `Guardar ${name}`;
