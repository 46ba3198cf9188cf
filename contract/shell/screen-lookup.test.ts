import { describe, expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { fillPathParameters, isServerRendered, screenAt, filterScreens } from './screen-lookup.ts';

describe(screenAt.name, () => {
  test.each([
    ['/', '/'],
    ['/tiendas', '/tiendas'],
    ['/tiendas/', '/tiendas'],
    ['/Tiendas/Calendario', '/tiendas/calendario'],
    ['/tienda/cer%C3%A1mica', '/tienda/$id'],
    ['/products/7', '/products/$id'],
    ['/order-confirmation/7', '/order-confirmation/$orderId'],
    ['/producer/stores', '/producer/popup-stores'],
    ['/Producer/Stores/', '/producer/popup-stores'],
  ] as const)('R2.1 at %s stands %s', (pathname, path) => {
    expect(screenAt(pathname)).toEqual(screens[path]);
  });

  test.each(['/nowhere', '/producer/storeside', '/products/7/more', '/tienda', '//tiendas', ''])(
    'R2.2 at %s there is none',
    (path) => {
      expect(screenAt(path)).toBe(null);
    },
  );
});

test('R2.17 an address has something in the place of its parameters, whatever it is', () => {
  expect([
    fillPathParameters('/tienda/$id', 'la-colmena'),
    fillPathParameters('/tienda/$id', '$&'),
    fillPathParameters('/', 'x'),
  ]).toEqual(['/tienda/la-colmena', '/tienda/$&', '/']);
});

test('R2.1 what is listed and has no parameters is on the map, but for the second address of the home page', () => {
  const mapped = filterScreens(({ mapped }) => mapped === 'once');
  const listed = filterScreens(({ robots }) => robots === 'listed').filter((path) => !path.includes('$'));
  expect(listed.filter((path) => !mapped.includes(path))).toEqual(['/home']);
  expect(mapped.filter((path) => !listed.includes(path))).toEqual([]);
});

test('R2.9 search engines are kept away from all that lies behind a login', () => {
  expect(filterScreens((screen) => !isServerRendered(screen) && screen.robots !== 'barred')).toEqual([]);
});
