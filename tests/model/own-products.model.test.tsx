import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Product } from '../../contract/products/product.ts';
import { OwnProductsView } from '../../src/components/back-office/own-products/OwnProductsView.tsx';
import { ownProductsMachine } from '../../src/machines/own-products/own-products.machine.ts';
import { productChangesMachine } from '../../src/machines/product-changes/product-changes.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import {
  changeSelectors,
  ownProductsHref,
  wireOwnProducts,
  wireProductChanges,
} from '../../src/wiring/producer/own-products-screen.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId, sampleProduct } from '../support/samples.ts';
import { walkList } from '../support/walk-list.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameIn = (row: Element) => row.querySelector('[data-part=name]')?.textContent ?? null;
const rows = () => [...document.querySelectorAll('tbody tr')];

/** The list as the back office dresses it. */
const Dressed = (props: Omit<ComponentProps<typeof OwnProductsView>, 'selectors'>) => (
  <ChakraProvider value={backOfficeSystem}>
    <OwnProductsView {...props} selectors={changeSelectors} />
  </ChakraProvider>
);

walkList({
  name: 'the list of one’s own products',
  proves: 'R7.14',
  machine: ownProductsMachine,
  wire: wireOwnProducts,
  addressOf: ownProductsHref,
  view: (actorRef) => (
    <Dressed
      actorRef={actorRef}
      changesRef={createActor(productChangesMachine).start()}
      addressOf={ownProductsHref}
    />
  ),
  items: [sampleProduct()],
  rows: () => rows().map(nameIn),
  rowOf: ({ name }) => name,
  changes: [
    { query: { active: false }, choose: () => press('Ocultos'), isOffered: ({ active }) => active !== false },
    {
      query: { inStock: false },
      choose: () => press('Agotados'),
      isOffered: ({ inStock }) => inStock !== false,
    },
  ],
  elsewhere: { q: 'queso' },
  search: 'Buscar entre tus productos',
  words: { results: 'Tus productos', item: 'producto', items: 'productos' },
  isCountSeen: true,
  emptiness: ({ q, active, inStock }) =>
    q || active !== undefined || inStock !== undefined
      ? 'Ninguno de tus productos coincide'
      : 'Pon tu primer producto',
});

type Answer = Awaited<ReturnType<Parameters<typeof wireProductChanges>[0]['changeProductStatus']>>;

const goods = ['Miel', 'Pan', 'Queso'].map((name, index) =>
  sampleProduct({ id: sampleId(40 + index), name, isActive: true }),
);

/** The list of three products on sale, whose changes are answered by the test. */
async function openShelf() {
  const sent: [string, boolean][] = [];
  let stored: readonly Product[] = goods;
  let answer = deferred<Answer>();
  let looks = 0;
  const list = createActor(
    wireOwnProducts({
      loadItems: async () => {
        looks += 1;
        return { ok: true, value: { items: [...stored], pagination: { total: 3, hasMore: false } } };
      },
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 24 } },
  ).start();
  const logic = wireProductChanges(
    {
      changeProductStatus: ({ id, change }) => {
        sent.push([id, change.isActive]);
        answer = deferred<Answer>();
        return answer.promise;
      },
    },
    list,
  );
  const changes = createActor(logic).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderMarket(<Dressed actorRef={list} changesRef={changes} addressOf={ownProductsHref} />);
  const accept = () =>
    act(async () => {
      const [id, isActive] = sent.at(-1) ?? ['', true];
      stored = stored.map((one) => (one.id === id ? { ...one, isActive } : one));
      answer.resolve({ ok: true, value: goods[0] ?? sampleProduct() });
    });
  const refuse = () => act(async () => answer.resolve({ ok: false, failure: sampleFailure('NOT_OWNER') }));
  return { sent, accept, refuse, looks: () => looks };
}

const switches = () =>
  rows().map((row) =>
    within(row as HTMLElement).getByRole<HTMLInputElement>('checkbox', { name: /a la venta$/ }),
  );
const onSale = () => switches().map(({ checked }) => checked);
const pick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const bar = () => document.querySelector('section[aria-label="Productos elegidos"]')?.textContent ?? null;

describe('one’s own products', () => {
  afterEach(cleanup);

  test('R7.15 one is hidden at once, and is on sale again when that is refused, which its row says', async () => {
    const { sent, refuse, accept, looks } = await openShelf();
    await act(async () => fireEvent.click(switches()[1] ?? document.body));
    expect([onSale(), sent]).toEqual([[true, false, true], [[sampleId(41), false]]]);
    await refuse();
    expect(onSale()).toEqual([true, true, true]);
    expect(rows().map((row) => row.querySelector('[data-part=refusal]')?.textContent ?? null)).toEqual([
      null,
      'Este producto es de otra persona.',
      null,
    ]);
    await act(async () => fireEvent.click(switches()[1] ?? document.body));
    await accept();
    expect([onSale(), document.querySelector('[data-part=refusal]'), looks()]).toEqual([
      [true, false, true],
      null,
      3,
    ]);
  });

  test('R7.15 all of a page are hidden one by one; a refused one stops no other and is tried again', async () => {
    const { sent, accept, refuse } = await openShelf();
    await pick('Elegir todos los de esta página');
    expect(bar()).toEqual('3 elegidosPublicarOcultarQuitar selección');
    await act(async () => press('Ocultar'));
    expect([onSale(), bar()]).toEqual([[false, false, false], '0 de 3 productosPausarParar']);
    await accept();
    await refuse();
    expect([onSale(), bar()]).toEqual([[false, true, false], '2 de 3 productosPausarParar']);
    await accept();
    expect(bar()).toEqual('2 productos cambiados · 1 no ha podido serReintentarCerrar');
    await act(async () => press('Reintentar'));
    await accept();
    expect([onSale(), sent.map(([id]) => id)]).toEqual([
      [false, false, false],
      [sampleId(40), sampleId(41), sampleId(42), sampleId(41)],
    ]);
  });

  test('a round that is stopped leaves the rest as it was', async () => {
    const { sent, accept } = await openShelf();
    await pick('Elegir todos los de esta página');
    await act(async () => press('Ocultar'));
    await act(async () => press('Parar'));
    await accept();
    expect([onSale(), bar(), sent.length]).toEqual([
      [false, true, true],
      '1 producto cambiado · 2 sin empezarCerrar',
      1,
    ]);
  });

  test('what is chosen is counted, and can be let go of', async () => {
    await openShelf();
    await pick('Elegir Pan');
    expect(bar()).toEqual('1 elegidoPublicarOcultarQuitar selección');
    await act(async () => press('Quitar selección'));
    expect(bar()).toEqual(null);
  });
});
