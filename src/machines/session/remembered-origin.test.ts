import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeOrigin } from './remembered-origin.ts';

const site = 'https://tenderete.example';

describe(safeOrigin.name, () => {
  test.each([
    ['/', '/'],
    ['/checkout', '/checkout'],
    ['/orders/42?page=2#top', '/orders/42?page=2#top'],
    ['/products?q=taza%20azul', '/products?q=taza%20azul'],
    ['/tienda/cerámica', '/tienda/cer%C3%A1mica'],
    ['/a/../orders', '/orders'],
    ['/admin/users', '/admin/users'],
    ['/products?next=https%3A%2F%2Fevil.example', '/products?next=https%3A%2F%2Fevil.example'],
    ['/loginx', '/loginx'],
  ])('R2.10 remembers %j', (candidate, remembered) => {
    expect(safeOrigin(candidate)).toBe(remembered);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%252f%252fevil.example',
    '/%2fevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '\u0001javascript:alert(1)',
    '/\u0001/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%0a/evil.example',
    ' /orders',
    '/%',
    '/login',
    '/login/',
    '/LOGIN',
    '/%6cogin?origin=%2Flogin',
    '/a/../login',
    '/login?origin=/login',
    '/access-denied',
    'orders',
    '',
    `/${'a'.repeat(2_000)}`,
    null,
    undefined,
    7,
    {},
    ['/orders'],
  ])('battery 118 forgets %j', (candidate) => {
    expect(safeOrigin(candidate)).toBe(null);
  });

  test('battery 118 whatever is remembered leads to this site, and is remembered again as it is', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'login',
      '\t',
      'javascript:',
      'ñ',
      '%',
    );
    assert(
      property(
        oneof(
          array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
          string(),
          webUrl(),
        ),
        (candidate) => {
          for (const text of [candidate, `/${candidate}`]) {
            const origin = safeOrigin(text);
            if (origin === null) continue;
            expect(new URL(origin, site).origin).toBe(site);
            expect(safeOrigin(origin)).toBe(origin);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
