import { expect, test } from 'vitest';
import type { Screen } from './shell/screen.ts';
import { filterScreens } from './shell/screen-lookup.ts';
import { screens } from './screens.ts';

const HOME = 'Tenderete, el mercado de los puestos que abren unos días';

/** Shopper screens: path, then audience, robots rule and sitemap frequency, then title and query parameters. */
const SHOPPERS: readonly [path: string, words: string, title: string, query?: string][] = [
  ['/', 'anyone listed once', HOME],
  ['/home', 'anyone listed', HOME],
  ['/tiendas', 'anyone listed once', 'Todos los puestos', 'category page'],
  ['/tiendas/calendario', 'anyone listed once', 'Calendario de puestos', 'category month weekend'],
  ['/tienda/$id', 'anyone listed perStore', 'Puesto'],
  ['/store/$id', 'anyone listed', 'Puesto'],
  ['/popup/$id', 'anyone listed', 'Puesto'],
  ['/popups/$id', 'anyone listed', 'Puesto'],
  ['/condiciones/$id', 'anyone unlisted', 'Condiciones de venta'],
  ['/avisame/$id', 'anyone unlisted', 'Avísame'],
  ['/avisos/$token', 'anyone barred', 'Tu aviso'],
  [
    '/products',
    'anyone listed once',
    'Todos los productos',
    'sort page minPrice maxPrice producerId inStock category sale',
  ],
  ['/products/$id', 'anyone listed perProduct', 'Producto'],
  ['/favoritos', 'anyone unlisted', 'Favoritos'],
  ['/login', 'guest unlisted never', 'Iniciar sesión', 'origin'],
  ['/register', 'guest listed once never', 'Crear cuenta', 'origin'],
  ['/register-vendors', 'anyone listed once never', 'Vende con nosotros', 'origin'],
  ['/confirm-account', 'anyone barred never', 'Confirmar cuenta', 'origin'],
  ['/forgot-password', 'anyone unlisted never', 'He olvidado mi contraseña', 'origin'],
  ['/reset-password', 'anyone barred never', 'Contraseña nueva', 'origin'],
  ['/guide', 'anyone listed once', 'Guía'],
  ['/about', 'anyone listed once', 'Sobre el mercado'],
  ['/contact', 'anyone listed once', 'Contacto'],
  ['/privacy', 'anyone listed once', 'Privacidad'],
  ['/terms', 'anyone listed once', 'Condiciones'],
  ['/access-denied', 'anyone barred never', 'Sin acceso'],
  ['/maintenance', 'anyone barred never', 'En mantenimiento'],
  ['/cart', 'consumer barred', 'Tu carrito'],
  ['/checkout', 'member barred', 'Tramitar pedido'],
  ['/order-confirmation/$orderId', 'consumer barred', 'Tu pedido'],
  ['/orders', 'member barred', 'Tus pedidos'],
  ['/orders/$id', 'member barred', 'Pedido'],
  ['/profile', 'member barred', 'Tu cuenta'],
];

/** Back-office screens with their titles. */
const PRODUCERS: Readonly<Record<string, string>> = {
  '/producer/dashboard': 'Hoy',
  '/producer/orders': 'Pedidos',
  '/producer/orders/figures': 'Cifras de pedidos',
  '/producer/orders/print/$orderIds': 'Imprimir',
  '/producer/orders/$orderId': 'Pedido',
  '/producer/products': 'Productos',
  '/producer/products/new': 'Producto nuevo',
  '/producer/products/$productId/edit': 'Editar producto',
  '/producer/popup-stores': 'Puestos',
  '/producer/popup-stores/$storeId': 'Tu puesto',
  '/producer/popup-stores/new': 'Puesto nuevo',
  '/producer/popup-stores/$storeId/edit': 'Editar puesto',
  '/producer/popup-stores/$storeId/import': 'Subir productos',
  '/producer/popup-stores/$storeId/analytics': 'Estadísticas',
  '/producer/popup-stores/$storeId/poster': 'Cartel',
};
const ADMINS: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'Panel',
  '/admin/orders': 'Pedidos',
  '/admin/orders/$orderId': 'Pedido',
  '/admin/popup-stores': 'Puestos',
  '/admin/popup-stores/$storeId': 'Puesto',
  '/admin/popup-stores/new': 'Puesto nuevo',
  '/admin/popup-stores/$storeId/edit': 'Editar puesto',
  '/admin/popup-stores/$storeId/import': 'Subir productos',
  '/admin/popup-stores/$storeId/analytics': 'Estadísticas',
  '/admin/products': 'Productos',
  '/admin/users': 'Usuarios',
  '/admin/users/$userId': 'Usuario',
  '/admin/notifications': 'Avisos',
  '/admin/notifications/new': 'Aviso nuevo',
  '/admin/messages': 'Mensajes',
  '/admin/messages/$messageId': 'Mensaje',
  '/admin/journal': 'Registro',
  '/admin/system': 'Sistema',
};

const inWords = ({ audience, robots, mapped, origin }: Screen) =>
  [audience, robots, mapped, origin].filter(Boolean).join(' ');

const isOfShoppers = ({ audience }: Screen) => audience !== 'producer' && audience !== 'admin';
const rows: readonly [string, Screen][] = Object.entries(screens);

test('R2.1 R2.3 R2.4 the screens of shoppers', () => {
  const stated = rows
    .filter(([, screen]) => isOfShoppers(screen))
    .map(([path, screen]) => [path, inWords(screen), screen.title, screen.query?.join(' ')]);
  expect(stated).toEqual(SHOPPERS.map(([path, words, title, query]) => [path, words, title, query]));
});

const titled = (audience: Screen['audience']) =>
  Object.fromEntries(
    rows.filter(([, screen]) => screen.audience === audience).map(([path, { title }]) => [path, title]),
  );

test('R2.5 R2.6 the screens of producers and admins', () => {
  expect(titled('producer')).toEqual(PRODUCERS);
});

test('R2.7 the screens of admins alone', () => {
  expect(titled('admin')).toEqual(ADMINS);
});

test('R2.5 R2.6 R2.7 they lie under their names, and robots stay away', () => {
  const others = rows.filter(([, screen]) => !isOfShoppers(screen));
  expect(others.map(([path, screen]) => [path.split('/')[1], inWords(screen)])).toEqual(
    others.map(([, { audience }]) => [audience, `${audience} barred`]),
  );
});

test('the ways around lead to these, in these words', () => {
  const wordsIn = (way: 'bar' | 'footer') =>
    rows.flatMap(([path, { places }]) => (places?.[way] ? [`${places[way]} ${path}`] : []));
  expect(wordsIn('bar')).toEqual(['Inicio /', 'Buscar /products', 'Pedidos /orders', 'Cuenta /profile']);
  expect(wordsIn('footer')).toEqual([
    'Favoritos /favoritos',
    'Vende con nosotros /register-vendors',
    'Guía /guide',
    'Sobre el mercado /about',
    'Contacto /contact',
    'Privacidad /privacy',
    'Condiciones /terms',
  ]);
  expect(filterScreens(({ places }) => places?.producer === 'Hoy')).toEqual(['/producer/dashboard']);
  expect(filterScreens(({ places }) => places?.admin === 'Panel')).toEqual(['/admin/dashboard']);
});
