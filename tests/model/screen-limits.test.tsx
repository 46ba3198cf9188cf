import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EndpointName } from '../../contract/endpoints.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Number of rows that a list requests at an address; other requests have other queries. */
async function askedAt(path: string, name: EndpointName, isList: (query: object) => boolean) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitBackOffice(path, {
    present: sampleUserWithRole(path.startsWith('/admin/') ? 'admin' : 'producer', 2),
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  const lists = () =>
    visit.asked.flatMap((one) => {
      const { query } = one.input as { query?: { limit?: number } };
      return one.name === name && query !== undefined && isList(query) ? [query] : [];
    });
  await waitFor(() => expect(lists()).not.toEqual([]));
  return lists().map(({ limit }) => limit);
}

const isAny = () => true;
const isNewestFirst = (query: object) => !('sortBy' in query) || query.sortBy !== 'name';

test.each([
  ['R9.7', '/admin/popup-stores', 'listPopupStores', 100, isNewestFirst],
  ['R9.7', '/producer/popup-stores', 'listProducerPopupStores', 20, isNewestFirst],
  ['R9.13', '/admin/users', 'listUsers', 100, isAny],
  ['R9.13', '/admin/users?q=ana', 'listUsers', 100, isAny],
  ['R9.13', '/admin/orders', 'listOrders', 100, isAny],
  ['R9.13', '/admin/products', 'listProducts', 1_000, isAny],
] as const)('%s %s asks by %s for %i at once', async (_, path, name, limit, isList) => {
  expect(await askedAt(path, name, isList)).toEqual([limit]);
});
