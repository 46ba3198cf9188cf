import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import {
  inBackOffice,
  controlledStatusChanges,
  sampleProducerOrder,
} from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import {
  wrapInMarketProviders,
  renderWithMarketProviders,
} from '../../../../tests/support/views/render-with-market-providers.tsx';
import { ProducerOrdersTable } from './ProducerOrdersTable.tsx';

const fresh: ProducerOrder = {
  ...sampleProducerOrder(41, ['Miel']),
  createdAt: '2026-11-20T11:50:00.001Z',
  buyer: 'Ana R.',
};
const waiting: ProducerOrder = {
  ...sampleProducerOrder(42, ['Pan', 'Queso', 'Polen', 'Té']),
  createdAt: '2026-11-20T11:50:00.000Z',
};
const nameless: ProducerOrder = {
  ...sampleProducerOrder(43, ['Taza'], 'organizing'),
  createdAt: '2026-11-18T12:00:00.000Z',
  lines: sampleProducerOrder(43, ['Taza'], 'organizing').lines.map((line) => ({
    ...line,
    product: undefined,
    quantity: 1,
  })),
};
const [one, two, three] = [fresh, waiting, nameless].map(({ id }) => id.slice(-8));

async function openTable(orders = [fresh, waiting, nameless], chosen: readonly ProducerOrder[] = [waiting]) {
  const hand = controlledStatusChanges();
  const asked: unknown[] = [];
  const tell =
    (what: string) =>
    (...words: unknown[]) =>
      asked.push([what, ...words]);
  const [onChosen, onAllChosen, onTaken, onUndone] = ['choose', 'all', 'take', 'undo'].map(tell);
  const table = (of: readonly ProducerOrder[], marked: readonly ProducerOrder[]) =>
    inBackOffice(
      <ProducerOrdersTable
        orders={of}
        statusChanges={hand.statusChanges}
        chosen={new Set(marked.map(({ id }) => id))}
        onChosen={(id, isChosen) => onChosen?.(id, isChosen)}
        onAllChosen={(areChosen) => onAllChosen?.(areChosen)}
        onTaken={({ id }, to) => onTaken?.(id, to)}
        onUndone={(id) => onUndone?.(id)}
      />,
    );
  const { rerender } = await renderWithMarketProviders(table(orders, chosen));
  return {
    ...hand,
    asked,
    become: async (of: readonly ProducerOrder[], marked: readonly ProducerOrder[]) => {
      const page = await wrapInMarketProviders(table(of, marked));
      await act(async () => rerender(page));
    },
    take: ({ id }: ProducerOrder) =>
      act(async () =>
        hand.statusChanges.undoableRef.send({
          type: 'change.requested',
          rows: [{ id, change: { orderId: id, lineId: null, status: 'organizing' } }],
        }),
      ),
  };
}

const rows = () => screen.getAllByRole('row').slice(1);
const cells = (row: Element) =>
  ['state', 'order', 'buyer', 'goods', 'total', 'next'].map((name) =>
    textOf(row.querySelector(`[data-cell=${name}]`)),
  );

afterEach(cleanup);

test('R4.14 a row says where its order stands, since when, who waits for how much of what, and what is next', async () => {
  await openTable();
  expect(screen.queryByRole('table', { name: 'Pedidos de tus productos' })).not.toBe(null);
  expect(screen.getAllByRole('columnheader').map(textOf).slice(1)).toEqual([
    'Estado',
    'Pedido',
    'Cliente',
    'Qué',
    'Total',
    'Siguiente paso',
  ]);
  expect(rows().map(cells)).toEqual(
    [
      ['Pendiente', `${one}hace 9 minNuevo`, 'Ana R.Soria', 'Miel2 unidades', '19,00 €', 'Preparar'],
      ['Pendiente', `${two}hace 10 min`, 'Ana R.Soria', 'Pany 3 más · 8 unidades', '76,00 €', 'Preparar'],
      [
        'En preparación',
        `${three}hace 2 días`,
        'Ana R.Soria',
        'Producto1 unidad',
        '19,00 €',
        'Marcar como listo',
      ],
    ].map((row) => row.map((cell) => cell.replace(' €', '\u00a0€'))),
  );
  expect(
    rows().map((row) => row.querySelectorAll('[data-cell=goods] [aria-hidden=true] > * > *').length),
  ).toEqual([1, 3, 1]);
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
  ).toEqual([fresh, waiting, nameless].map(({ id }) => [`/producer/orders/${id}`, `Pedido ${id.slice(-8)}`]));
  expect(document.querySelector('time')?.getAttribute('dateTime')).toBe('2026-11-20T11:50:00.001Z');
});

test('R4.14 an order is chosen by its box, all of them by that of the page, and takes its step by its button', async () => {
  const { asked } = await openTable();
  expect(rows().map((row) => row.getAttribute('data-chosen'))).toEqual(['false', 'true', 'false']);
  for (const name of [
    `Elegir el pedido ${one}`,
    `Elegir el pedido ${two}`,
    'Elegir todos los de esta página',
  ])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: `Marcar como listo: Pedido ${three}` }));
  expect(asked).toEqual([
    ['choose', fresh.id, true],
    ['choose', waiting.id, false],
    ['all', true],
    ['take', nameless.id, 'ready_to_ship'],
  ]);
});

test('R4.12 a step that was taken is taken back by its own button, and says that it is sent when it is', async () => {
  const { take, pass, asked } = await openTable();
  await take(fresh);
  expect(rows().map((row) => [row.getAttribute('aria-busy'), cells(row).at(-1)])).toEqual([
    ['false', 'Deshacer'],
    ['false', 'Preparar'],
    ['false', 'Marcar como listo'],
  ]);
  expect(document.querySelector('[data-part=time-left]')?.getAttribute('aria-hidden')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: `Deshacer: Pedido ${one}` }));
  expect(asked).toEqual([['undo', fresh.id]]);
  await act(async () => pass(STATUS_CHANGE_UNDO_MS));
  expect(rows().map((row) => [row.getAttribute('aria-busy'), cells(row).at(-1)])).toEqual([
    ['true', 'Preparar'],
    ['false', 'Preparar'],
    ['false', 'Marcar como listo'],
  ]);
  expect(rows().map((row) => row.querySelector('button')?.getAttribute('aria-busy'))).toEqual([
    'true',
    null,
    null,
  ]);
});

test('R7.19 what comes anew of an order, or is chosen, is seen in its row', async () => {
  const { become } = await openTable([fresh], []);
  await become([{ ...fresh, lines: waiting.lines, buyer: 'Leo M.' }], [fresh]);
  const [row] = rows();
  expect(row && [row.getAttribute('data-chosen'), ...cells(row).slice(2, 4)]).toEqual([
    'true',
    'Leo M.Soria',
    'Pany 3 más · 8 unidades',
  ]);
});
