import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { OrderPapers } from '../../contract/producer/order-papers.ts';
import type { ProducerOrder } from '../../contract/producer/producer-order.ts';
import { producerOrderFailureText } from '../../src/components/producer/order/producer-order.messages.ts';
import { UrlQrCode } from '../../src/components/back-office/UrlQrCode.tsx';
import { OrderPapersView } from '../../src/components/producer/order-papers/OrderPapersView.tsx';
import { orderPapersMachine } from '../../src/machines/producer/orders/order-papers.machine.ts';
import { orderPapersHref, orderPapersIn } from '../../src/wiring/producer/orders/order-papers-href.ts';
import { wireOrderPapers } from '../../src/wiring/producer/orders/order-papers-screen.tsx';
import { inBackOffice, sampleProducerOrder } from '../support/views/producer-orders.tsx';
import { alertText } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const order = {
  ...sampleProducerOrder(41, ['Miel', 'Polen']),
  stores: [
    {
      id: sampleId(1),
      name: 'La Colmena',
      ownerInfo: {
        name: 'Ana',
        legalName: 'Ana Ruiz SL',
        taxId: 'B64717838',
        address: 'Calle del Horno 3, Soria',
      },
    },
  ],
};
const input = { question: { ids: [order.id] }, now: NOW };
const papers: OrderPapers = { orders: [order.id], kind: 'slips', size: 'a4' };

const sheets = () =>
  [...document.querySelectorAll('article')].map((sheet) => sheet.getAttribute('aria-label'));
const seen = () => ({
  sheets: sheets(),
  isReady: screen.queryByRole('button', { name: 'Imprimir' }) !== null,
  isComing: screen.queryByText('Preparando los papeles') !== null,
  alert: alertText(),
});
const NOTHING = { sheets: [], isReady: false, isComing: false, alert: null };

walkResource({
  name: 'orders on paper',
  proves: 'R7.19',
  machine: orderPapersMachine,
  input,
  answers: [
    { ok: true, value: [order] },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }: SnapshotFrom<typeof orderPapersMachine>) => context,
  open: (load) =>
    createActor(
      wireOrderPapers({
        loadProducerOrder: async ({ id }) => {
          const answer = await load({ ids: [id] });
          return answer.ok ? { ok: true, value: answer.value[0] ?? order } : answer;
        },
      }),
      { input },
    ).start(),
  view: (actorRef) =>
    inBackOffice(<OrderPapersView actorRef={actorRef} papers={papers} onChosen={() => {}} />),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: () => ({ ...NOTHING, sheets: ['Albarán 00000041'], isReady: true }),
    refreshing: () => ({ ...NOTHING, sheets: ['Albarán 00000041'], isReady: true }),
    failed: ({ failure }) => ({
      ...NOTHING,
      alert:
        failure && `No se ha podido preparar lo que ibas a imprimir. ${producerOrderFailureText(failure)}`,
    }),
  },
});

async function lay(
  changes: Partial<OrderPapers> = {},
  orders: readonly ProducerOrder[] = [order, sampleProducerOrder(42, ['Pan'])],
) {
  const chosen: OrderPapers[] = [];
  const actor = createActor(
    wireOrderPapers({
      loadProducerOrder: async ({ id }) => ({
        ok: true,
        value: orders.find((one) => one.id === id) ?? order,
      }),
    }),
    { input: { question: { ids: orders.map(({ id }) => id) }, now: NOW } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  const view = (
    <OrderPapersView
      actorRef={actor}
      papers={{ ...papers, orders: orders.map(({ id }) => id), ...changes }}
      onChosen={(wished) => chosen.push(wished)}
    />
  );
  await renderWithMarketProviders(inBackOffice(view));
  return chosen;
}

/** Rules inserted into style sheets, because happy-dom does not support `@page`. */
const watchRules = () => vi.spyOn(CSSStyleSheet.prototype, 'insertRule');
let inserted: ReturnType<typeof watchRules>;
const pageSize = () =>
  inserted.mock.calls.map(([rule]) => /@page \{ size: ([^;]+);/.exec(rule)?.[1]).findLast(Boolean);

const textIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('orders on paper', () => {
  beforeEach(() => {
    inserted = watchRules();
  });
  afterEach(cleanup);

  test('R7.19 a slip says what goes in, from whom and to whom, each on a page of its own', async () => {
    await lay();
    expect(sheets()).toEqual(['Albarán 00000041', 'Albarán 00000042']);
    expect(textIn('article:first-of-type tbody tr')).toEqual([' 2Miel9,50 €19,00 €', ' 2Polen9,50 €19,00 €']);
    const [text] = textIn('article:first-of-type');
    expect(
      [
        'Ana Ruiz SL',
        'NIF B64717838',
        'Calle del Horno 3, Soria',
        'Calle Mayor 1',
        '42001 Soria',
        'Total38,00 €',
      ].filter((part) => !text?.includes(part)),
    ).toEqual([]);
    expect(pageSize()).toBe('A4');
  });

  test('R7.19 a slip has a place for all that who waits for it and who sends it said of themselves', async () => {
    const [honey, pollen] = order.lines;
    await lay({ orders: [order.id] }, [
      {
        ...order,
        createdAt: '2026-11-20T09:00:00.000Z',
        lines: [
          { ...honey, storeName: 'La Colmena', product: undefined },
          { ...pollen, storeName: 'El Polinario', status: 'cancelled' },
        ] as typeof order.lines,
        shippingInfo: { ...order.shippingInfo, state: 'Soria', phone: '600 111 222', notes: 'Portal azul' },
        stores: [
          { id: sampleId(1), name: 'La Colmena', ownerInfo: { name: 'Ana', email: 'ana@example.com' } },
        ],
      },
    ]);
    await screen.findByTitle('Código del pedido 00000041');
    expect(textIn('article > div')).toEqual([
      'Pedido 00000041Hecho el 20 nov 2026, 10:00EnvíaLa Colmenaana@example.comCódigo del pedido 00000041',
      'ParaAna RuizCalle Mayor 142001 Soria, SoriaTeléfono: 600 111 222Nota para el reparto: Portal azul',
    ]);
    expect([textIn('thead'), textIn('tbody tr'), textIn('article > p')]).toEqual([
      ['Cant.ProductoPrecioImporte'],
      [' 2Producto9,50 €19,00 €'],
      ['Total19,00 €'],
    ]);
    const crumbs = [...document.querySelectorAll('nav li')].map((crumb) => [
      crumb.textContent,
      crumb.querySelector('a')?.getAttribute('href'),
    ]);
    expect(crumbs).toEqual([
      ['Pedidos', '/producer/orders'],
      ['/Pedido 00000041', `/producer/orders/${order.id}`],
      ['/Imprimir', undefined],
    ]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('R7.19 on the roll of a till there is no room for single prices, and the page is as wide as the roll', async () => {
    await lay({ size: 'till' });
    expect(textIn('article:first-of-type tbody tr')).toEqual([' 2Miel19,00 €', ' 2Polen19,00 €']);
    expect(pageSize()).toBe('80mm 200mm');
  });

  test('R7.19 a picking list adds up what several orders want', async () => {
    await lay({ kind: 'picking' });
    expect([sheets(), textIn('article > p')]).toEqual([['Lista de recogida'], ['6 unidades de 2 pedidos']]);
    expect([textIn('thead th'), textIn('tbody tr')]).toEqual([
      ['Cant.', 'Producto', 'Pedidos'],
      [' 6Miel2 × 000000412 × 000000412 × 00000042'],
    ]);
    expect(textIn('nav li')).toEqual(['Pedidos', '/Imprimir']);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('R7.19 what is printed, and on what, is chosen and stands in the address', async () => {
    const chosen = await lay();
    const ids = [order.id, sampleId(42)];
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lista de recogida' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '80 mm' })));
    expect(chosen.map(orderPapersHref)).toEqual([
      `/producer/orders/print/${ids.join()}?kind=picking`,
      `/producer/orders/print/${ids.join()}?size=till`,
    ]);
    expect(orderPapersIn({ orderIds: `${ids.join()},none` }, { kind: 'lost' })).toEqual({
      orders: ids,
      kind: 'slips',
      size: 'a4',
    });
  });

  test('R7.19 its code leads to the order', async () => {
    await lay();
    const [slip, other] = await screen.findAllByTitle(/^Código del pedido/);
    const drawn = (code: Element | undefined) =>
      code?.closest('svg')?.querySelector('path')?.getAttribute('d');
    const scanned = drawn(slip);
    expect([slip?.textContent, drawn(other) === scanned]).toEqual(['Código del pedido 00000041', false]);
    cleanup();
    await renderWithMarketProviders(
      inBackOffice(<UrlQrCode address={`/producer/orders/${order.id}`} label="Código" />),
    );
    expect(drawn(screen.getByTitle('Código'))).toBe(scanned);
  });
});
