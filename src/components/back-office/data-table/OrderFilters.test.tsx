import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId, sampleOrderCounts, sampleStore } from '../../../../tests/support/samples/samples.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { OrderFilters } from './OrderFilters.tsx';

async function openFilters(
  query: ProducerOrdersQuery,
  search = '',
  counts?: Readonly<Record<string, number>>,
) {
  cleanup();
  const asked: unknown[] = [];
  await renderWithMarketProviders(
    <OrderFilters
      query={query}
      search={search}
      counts={counts}
      stores={[sampleStore()]}
      onSearchTyped={(text) => asked.push(text)}
      onSearchSubmitted={() => asked.push('Enter')}
      onQueryChanged={(changed) => asked.push(changed)}
    />,
  );
  return asked;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar pedidos' });
const store = () => screen.getByLabelText<HTMLSelectElement>('Puesto');
const isOpen = () => screen.getByLabelText('Filtros').getAttribute('aria-expanded');
const states = () =>
  [...screen.getByRole('group', { name: 'Estado' }).querySelectorAll('button')].map((chip) => [
    chip.textContent,
    chip.getAttribute('aria-pressed'),
  ]);

afterEach(cleanup);

test('R7.19 orders are asked for by words, state, store and days, and each state says how many it has', async () => {
  const asked = await openFilters(
    { status: 'pending' },
    'miel',
    sampleOrderCounts({ pending: 2, delivered: 4 }),
  );
  expect([box().value, box().placeholder, box().type, box().getAttribute('enterkeyhint')]).toEqual([
    'miel',
    'Número, cliente o producto',
    'search',
    'search',
  ]);
  expect(states()).toEqual([
    ['Todos6', 'false'],
    ['Pendiente2', 'true'],
    ['En preparación0', 'false'],
    ['Listo para enviar0', 'false'],
    ['Enviado0', 'false'],
    ['Entregado4', 'false'],
    ['Cancelado0', 'false'],
    ['Completado0', 'false'],
  ]);
  fireEvent.change(box(), { target: { value: 'pan' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Buscar pedidos' }));
  fireEvent.click(screen.getByRole('button', { name: /^Enviado/ }));
  fireEvent.change(store(), { target: { value: sampleId(1) } });
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
  expect(asked).toEqual([
    'pan',
    'Enter',
    { status: 'shipped' },
    { popupStoreId: sampleId(1) },
    { fromDate: '2026-11-01', toDate: undefined },
  ]);
});

test('R7.19 without counts no state says how many, and a store that is not known yet is called a store', async () => {
  const asked = await openFilters({ popupStoreId: sampleId(99) });
  expect(states().slice(0, 2)).toEqual([
    ['Todos', 'true'],
    ['Pendiente', 'false'],
  ]);
  expect([store().value, [...store().options].map(({ text }) => text)]).toEqual([
    sampleId(99),
    ['Todos', 'La Colmena', 'Un puesto'],
  ]);
  fireEvent.change(store(), { target: { value: '' } });
  expect(asked).toEqual([{ popupStoreId: undefined }]);
  await openFilters({});
  expect([store().value, [...store().options].map(({ text }) => text)]).toEqual([
    '',
    ['Todos', 'La Colmena'],
  ]);
});

test('R7.19 store and days are open where one of them is asked for, and otherwise a press away', async () => {
  const open = [];
  for (const query of [
    {},
    { status: 'pending' },
    { popupStoreId: sampleId(1) },
    { fromDate: '2026-11-01' },
    { toDate: '2026-11-20' },
  ] satisfies ProducerOrdersQuery[]) {
    await openFilters(query);
    open.push(isOpen());
  }
  expect(open).toEqual(['false', 'false', 'true', 'true', 'true']);
  fireEvent.click(screen.getByLabelText('Filtros'));
  expect(isOpen()).toBe('false');
});
