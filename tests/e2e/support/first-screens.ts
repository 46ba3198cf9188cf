import { addressOf } from '../../../contract/shell/screen-at.ts';
import type { PathFor } from '../../../contract/screens.ts';
import { demoId } from '../../../demo/demo-ids.ts';

interface FirstScreen {
  path: string;
  title: string;
  tag?: '@desktop' | '@phone';
  /** What it asks once it lives where there is room for open filters, which count what each of them would bring. */
  asks?: `/api/${string}`;
  /** Another address of a screen that is tried under its own. */
  isAlias?: true;
}

interface Heading extends Omit<FirstScreen, 'path'> {
  /** What stands in the place of the address's parameter. */
  id?: string;
}

const HOME = 'Cosas hechas a mano, en puestos que duran unos días';
const LIST = 'Todo lo que hay en los puestos';
const STORE = { id: 'la-colmena', title: 'La Colmena' };

/** The heading of each screen that the server renders; what looks alike everywhere is tried on one device. */
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

/** Screens that the server renders, each once, and two that show what their address asks for. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  ...Object.entries(HEADINGS).map(([path, { id = '', ...heading }]) => ({
    path: addressOf(path, id),
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

/** Addresses of things that are not there, with what they say. */
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
