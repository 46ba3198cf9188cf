import { describe, expect, test } from 'vitest';
import { textParam } from '../shell/href-mapping.ts';
import { createTableHrefMapping } from './table-href.ts';

const { query, href } = createTableHrefMapping('/admin/pots', 100, { q: textParam });

describe(createTableHrefMapping.name, () => {
  test('a page holds as many rows as its address says, which counts its pages by them', () => {
    expect(query({ q: 'azul', rows: 25, page: 3 })).toEqual({ q: 'azul', rows: 25, offset: 50 });
    expect(href({ q: 'azul', rows: 25, offset: 50 })).toBe('/admin/pots?q=azul&rows=25&page=3');
    expect(query({ page: 3 })).toEqual({ offset: 200 });
    expect(href({ offset: 200 })).toBe('/admin/pots?page=3');
  });

  test.each([100, 24, 1_000, null, -25])(
    'as many as usual, or as nobody offers, are not said: %s',
    (rows) => {
      expect(query({ rows })).toEqual({ offset: 0 });
      expect(href({ rows: Number(rows), offset: 100 })).toBe('/admin/pots?page=2');
    },
  );
});
