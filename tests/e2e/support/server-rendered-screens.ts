import { fillPathParameters } from '../../../contract/shell/screen-lookup.ts';
import type { PathFor } from '../../../contract/screens.ts';
import { demoId } from '../../../demo/demo-ids.ts';

interface FirstScreen {
  path: string;
  title: string;
  tag?: '@desktop' | '@phone';
  /** Expected call after hydration on wide screens: the open filters load their counts. */
  asks?: `/api/${string}`;
  /** Second address of a screen that is also tested under its own. */
  isAlias?: true;
}

interface Heading extends Omit<FirstScreen, 'path'> {
  /** Value of the address parameter. */
  id?: string;
}

const HOME = 'Cosas hechas a mano, en puestos que duran unos días';
const LIST = 'Todo lo que hay en los puestos';
const STORE = { id: 'la-colmena', title: 'La Colmena' };

/** Headings of the server-rendered screens; a tag limits a screen to one device if it looks the same on all. */
const HEADINGS: Record<PathFor<'anyone' | 'guest'>, Heading> = {
  '/': { title: HOME },
  '/home': { title: HOME, tag: '@desktop', isAlias: true },
  '/products': { title: LIST, asks: '/api/products?open=true&active=true&limit=1&facets=true' },
  '/products/$id': {
    id: demoId('product', 'miel-romero'),
    title: 'Miel de romero de la Alcarria, 500 g',
  },
  '/tienda/$id': STORE,
  '/store/$id': { ...STORE, tag: '@desktop', isAlias: true },
  '/popup/$id': { ...STORE, tag: '@phone', isAlias: true },
  '/popups/$id': { ...STORE, tag: '@desktop', isAlias: true },
  '/favoritos': { title: 'Favoritos', tag: '@phone' },
  '/condiciones/$id': { id: 'la-colmena', title: 'Comprar en La Colmena' },
  '/avisame/$id': { id: 'verde-balcon', title: 'Te avisamos cuando abra Verde Balcón', tag: '@phone' },
  '/avisos/$token': { id: 'a'.repeat(43), title: '¿Te avisamos?', tag: '@phone' },
  '/tiendas': { title: 'Elige tu puesto' },
  '/tiendas/calendario': { title: 'Elige tu puesto', tag: '@desktop' },
  '/login': { title: 'Entra en tu cuenta' },
  '/register': { title: 'Crea tu cuenta', tag: '@phone' },
  '/register-vendors': { title: 'Monta aquí tu puesto', tag: '@desktop' },
  '/confirm-account': { title: 'Mira tu correo', tag: '@phone' },
  '/forgot-password': { title: '¿Has olvidado la contraseña?', tag: '@desktop' },
  '/reset-password': { title: 'Elige otra contraseña', tag: '@phone' },
  '/about': { title: 'Un mercado que se monta y se recoge', tag: '@phone' },
  '/guide': { title: 'Cómo funciona el mercado', tag: '@phone' },
  '/contact': { title: 'Escríbenos', tag: '@phone' },
  '/privacy': { title: 'Tus datos, los justos', tag: '@phone' },
  '/terms': { title: 'Condiciones, en pocas palabras', tag: '@phone' },
  '/access-denied': { title: 'Por aquí no puedes pasar', tag: '@phone' },
  '/maintenance': { title: 'Estamos barriendo la plaza', tag: '@phone' },
};

/** Server-rendered screens, each once, and two with a query. */
export const SERVER_RENDERED_SCREENS: readonly FirstScreen[] = [
  ...Object.entries(HEADINGS).map(([path, { id = '', ...heading }]) => ({
    path: fillPathParameters(path, id),
    ...heading,
  })),
  {
    path: '/products?q=miel',
    title: 'Resultados de «miel»',
    tag: '@desktop',
    asks: '/api/products?q=miel&active=true&limit=1&facets=true',
  },
  { path: '/tiendas/calendario?month=2026-12', title: 'Elige tu puesto' },
];

const NOBODY = demoId('product', 'nothing');

/** Addresses of missing things, with their texts. */
export const MISSING_SCREENS: readonly (FirstScreen & { text: string })[] = [
  { path: '/aqui-no-hay-nada', title: 'Aquí no hay ningún puesto', text: 'Página no encontrada' },
  {
    path: `/products/${NOBODY}`,
    title: 'Este producto ya no está',
    text: 'Los demás siguen aquí.',
    tag: '@phone',
  },
  {
    path: '/tienda/nadie',
    title: 'Este puesto no está',
    text: 'Popup store "nadie" no encontrado o no está disponible',
    tag: '@desktop',
  },
];
