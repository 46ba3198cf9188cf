import { describe, expect, test } from 'vitest';
import { pageAddress } from './page-key.ts';

describe(pageAddress.name, () => {
  test.each([
    ['/products?sort=name&q=miel', 'tenderete.example', 'http://tenderete.example/products?q=miel&sort=name'],
    ['/products?utm_source=x&q=miel', 'tenderete.example', 'http://tenderete.example/products?q=miel'],
    ['/', 'la-colmena.tenderete.example', 'http://la-colmena.tenderete.example/'],
    ['/', 'www.tenderete.example', 'http://tenderete.example/'],
    ['/', 'evil.example', 'http://tenderete.example/'],
    ['//evil.example/x', 'tenderete.example', 'http://tenderete.example//evil.example/x'],
    ['http://evil.example/x', 'tenderete.example', 'http://tenderete.example/'],
    [
      '/about?q=miel&sort=name&popups=la-colmena',
      'tenderete.example',
      'http://tenderete.example/about?popups=la-colmena&q=miel',
    ],
    [
      '/tiendas?month=2026-12&category=Miel&page=2',
      'tenderete.example',
      'http://tenderete.example/tiendas?category=Miel&page=2',
    ],
    [
      '/Tiendas/Calendario/?month=2026-12&page=2',
      'tenderete.example',
      'http://tenderete.example/Tiendas/Calendario/?month=2026-12',
    ],
    ['/login?origin=%2Fcart&page=2', 'tenderete.example', 'http://tenderete.example/login?origin=%2Fcart'],
    ['/orders?status=pending&popups=la-colmena', 'tenderete.example', 'http://tenderete.example/orders'],
    [
      '/nowhere?popups=la-colmena&page=2',
      'tenderete.example',
      'http://tenderete.example/nowhere?popups=la-colmena',
    ],
    [`/products?q=${'a'.repeat(101)}`, 'tenderete.example', 'http://tenderete.example/products'],
  ])('R2.18 %s at %s is %s', (path, host, url) => {
    expect(pageAddress(path, host, 'tenderete.example').url).toEqual(url);
  });

  test('without a public host no host names a store', () => {
    expect(pageAddress('/', 'la-colmena.localhost:3000', '').url).toEqual('http://market.invalid/');
  });
});
