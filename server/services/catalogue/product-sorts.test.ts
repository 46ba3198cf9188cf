import { expect, test } from 'vitest';
import type { Listing } from './product-list-conditions.ts';
import { effectiveSortOf } from './product-sorts.ts';

const listing = (page: Partial<Listing['page']>): Listing => ({
  viewer: 'everybody',
  matching: 'words',
  page: { q: 'miel', limit: 24, offset: 0, ...page },
});

test('R7.14 2,000 results are ranked, and more are sorted by age', () => {
  expect(effectiveSortOf({ listing: listing({}), total: 2_000 })).toBe('relevance');
  expect(effectiveSortOf({ listing: listing({}), total: 2_001 })).toBe('newest');
  expect(effectiveSortOf({ listing: listing({ sort: 'name' }), total: 2_001 })).toBe('name');
});
