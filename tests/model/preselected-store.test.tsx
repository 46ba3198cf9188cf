import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleId, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const present = sampleUserWithRole('producer', 2);
const mine = { ownerId: present.id };
const colmena = sampleStore({ ...mine, id: sampleId(70), name: 'La Colmena' });
const parra = sampleStore({ ...mine, id: sampleId(71), name: 'La Parra' });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens an address as a producer with these stores and no product. */
async function come(path: string, stores: readonly PopupStore[]) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitBackOffice(path, {
    present,
    answers: {
      listProducerPopupStores: successfulAnswer({ popupStores: stores }),
      listProducerProducts: successfulAnswer({ products: [], pagination: { total: 0, hasMore: false } }),
    },
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  return visit;
}

/** Preselected store of the form. */
const place = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Producto nuevo' });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Puesto' });
  await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
  return select.selectedOptions[0]?.text;
};

test.each([
  ['the only store that one runs', '/producer/products', [colmena], 'La Colmena'],
  ['the store that the list looks at', `/producer/products?store=${parra.id}`, [colmena, parra], 'La Parra'],
  ['none of several that nobody has named', '/producer/products', [colmena, parra], 'Sin puesto'],
  ['none, where none is wanted', '/producer/products?store=none', [colmena], 'Sin puesto'],
])('R5.5 a product that is made from the list goes to %s', async (_, path, stores, expected) => {
  const visit = await come(path, stores);
  const [make] = await screen.findAllByRole('link', { name: 'Producto nuevo' });
  await waitFor(() => expect(visit.asked.map(({ name }) => name)).toContain('listProducerPopupStores'));
  await act(async () => {});
  act(() => make?.click());
  expect(await place()).toEqual(expected);
});

test('R5.5 what is typed in place of a store is none', async () => {
  await come('/producer/products/new?popupStoreId=<b>', [colmena]);
  expect(await place()).toEqual('Sin puesto');
});

test.each(['/producer/products', '/producer/popup-stores'])(
  'R7.10 R7.14 %s without anything offers nothing to look for',
  async (path) => {
    await come(path, []);
    await screen.findByRole('heading', { level: 2, name: /^(Pon tu primer producto|Todavía no tienes)/ });
    expect([screen.queryByRole('searchbox'), screen.queryAllByRole('combobox')]).toEqual([null, []]);
  },
);
