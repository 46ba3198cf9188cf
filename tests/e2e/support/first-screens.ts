import { demoId } from '../../../demo/demo-ids.ts';

interface FirstScreen {
  path: string;
  title: string;
  tag?: '@desktop' | '@phone';
}

const HOME = 'Cosas hechas a mano, en puestos que duran unos días';
const LIST = 'Todo lo que hay en los puestos';

/** Screens that the server renders, with their headings; those that look alike everywhere are tried on one device. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  { path: '/', title: HOME },
  { path: `/products/${demoId('product', 'miel-romero')}`, title: 'Miel de romero de la Alcarria, 500 g' },
  { path: '/products', title: LIST },
  { path: '/tienda/la-colmena', title: 'La Colmena' },
  { path: '/tiendas', title: 'Elige tu puesto' },
  { path: '/tiendas/calendario?month=2026-12', title: 'Elige tu puesto' },
  { path: '/login', title: 'Entra en tu cuenta' },
  { path: '/register', title: 'Crea tu cuenta' },
  { path: '/register-vendors', title: 'Monta aquí tu puesto' },
  { path: '/confirm-account', title: 'Mira tu correo', tag: '@phone' },
  { path: '/forgot-password', title: '¿Has olvidado la contraseña?', tag: '@desktop' },
  { path: '/reset-password', title: 'Elige otra contraseña', tag: '@phone' },
  { path: '/home', title: HOME, tag: '@desktop' },
  { path: '/products?q=miel', title: LIST, tag: '@desktop' },
  { path: '/about', title: 'Un mercado que se monta y se recoge', tag: '@phone' },
  { path: '/guide', title: 'Cómo funciona el mercado', tag: '@phone' },
  { path: '/contact', title: 'Escríbenos', tag: '@phone' },
  { path: '/privacy', title: 'Tus datos, los justos', tag: '@phone' },
  { path: '/terms', title: 'Condiciones, en pocas palabras', tag: '@phone' },
  { path: '/access-denied', title: 'Por aquí no puedes pasar', tag: '@phone' },
];

const NOBODY = demoId('product', 'nothing');

/** Addresses of things that are not there, with what they say. */
export const MISSING_SCREENS = [
  { path: '/aqui-no-hay-nada', title: 'Aquí no hay ningún puesto', text: 'Página no encontrada' },
  { path: `/products/${NOBODY}`, title: 'Este producto ya no está', text: 'Los demás siguen aquí.' },
  {
    path: '/tienda/nadie',
    title: 'Este puesto no está',
    text: 'Popup store "nadie" no encontrado o no está disponible',
  },
] as const;
