import { describe, expect, test } from 'vitest';
import { offlineCacheKey } from './offline-cache-key.ts';

const MARKET = 'https://tenderete.example';

describe(offlineCacheKey, () => {
  test.each([
    ['/', '/'],
    ['/tienda/la-colmena', '/tienda/la-colmena'],
    ['/products/7?utm_source=letter#foto', '/products/7'],
    ['/products?sort=name&page=2&sort2=x', '/products?page=2&sort=name'],
    ['/products?popups=la-colmena', '/products?popups=la-colmena'],
    ['/Tiendas/', '/Tiendas/'],
    ['/terms', '/terms'],
  ])('R2.25 what was seen at %s is kept as %s', (path, kept) => {
    expect(offlineCacheKey(MARKET + path)).toEqual(MARKET + kept);
  });

  test.each([
    '/products?q=miel',
    '/login',
    '/register',
    '/confirm-account?email=ana@example.org&code=123456',
    '/reset-password?token=7',
    '/avisos/0123456789abcdef',
    '/favoritos',
    '/cart',
    '/checkout',
    '/orders',
    '/orders/7',
    '/order-confirmation/7',
    '/profile',
    '/producer/dashboard',
    '/producer/popup-stores/7',
    '/admin/users/7',
    '/api/products/7',
    '/__mailbox',
    '/maintenance',
    '/access-denied',
    '/nowhere',
  ])('R2.25 R2.9 of %s nothing is kept', (path) => {
    expect(offlineCacheKey(MARKET + path)).toBe(null);
  });
});
