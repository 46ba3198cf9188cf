import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Product } from '../../contract/catalogue/product.ts';
import { ProducerProductsView } from '../../src/components/producer/products/ProducerProductsView.tsx';
import { producerProductsMachine } from '../../src/machines/producer/products/producer-products.machine.ts';
import {
  NO_STORE_FILTER,
  type ProducerProductsQuery,
} from '../../contract/producer/producer-products-query.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { productDeletionsMachine } from '../../src/machines/producer/products/product-deletions.machine.ts';
import { rowEditsMachine } from '../../src/machines/ui/row-edits.machine.ts';
import { productChangesMachine } from '../../src/machines/producer/products/product-changes.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import {
  rowSelectors,
  wireProducerProducts,
} from '../../src/wiring/producer/products/producer-products-screen.tsx';
import { wireProductChanges } from '../../src/wiring/producer/products/product-changes.wiring.ts';
import {
  deleteProductsAfterConfirmation,
  wireProductDeletions,
} from '../../src/wiring/producer/products/product-deletions.wiring.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameIn = (row: Element) => row.querySelector('[data-part=name]')?.textContent ?? null;
const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Puesto' });
const pickPlace = (name: string) => {
  const value = [...place().options].find(({ text }) => text === name)?.value ?? '';
  fireEvent.change(place(), { target: { value } });
};
const rows = () => [...document.querySelectorAll('tbody tr')];

type ViewProps = ComponentProps<typeof ProducerProductsView>;

const stall = sampleStore({ id: sampleId(70), name: 'La Colmena' });

/** List with the providers of the back office; unrelated actors are idle. */
const Dressed = ({ actorRef, ...props }: Pick<ViewProps, 'actorRef'> & Partial<ViewProps>) => (
  <ChakraProvider value={backOfficeSystem}>
    <ProducerProductsView
      actorRef={actorRef}
      changesRef={createActor(productChangesMachine).start()}
      deletionsRef={createActor(productDeletionsMachine).start()}
      editsRef={createActor(rowEditsMachine).start()}
      selectors={rowSelectors}
      stores={[stall]}
      addressOf={producerProductsHref}
      onDeleted={() => {}}
      {...props}
    />
  </ChakraProvider>
);

walkList({
  name: 'the list of one’s own products',
  proves: 'R7.14',
  machine: producerProductsMachine,
  wire: wireProducerProducts,
  addressOf: producerProductsHref,
  view: (actorRef) => <Dressed actorRef={actorRef} />,
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
  asksNothing: ({ q, active, inStock, offset = 0 }) =>
    !q && active === undefined && inStock === undefined && offset === 0,
  emptiness: ({ q, active, inStock }) =>
    q || active !== undefined || inStock !== undefined
      ? 'Ninguno de tus productos coincide'
      : 'Pon tu primer producto',
});

type Answer = Awaited<ReturnType<Parameters<typeof wireProductChanges>[0]['changeProductStatus']>>;
type Deleted = Awaited<ReturnType<Parameters<typeof wireProductDeletions>[0]['deleteProduct']>>;

const goods = ['Miel', 'Pan', 'Queso'].map((name, index) =>
  sampleProduct({ id: sampleId(40 + index), name, isActive: true }),
);

/** Renders three active products; the test answers their changes. */
async function openShelf() {
  const sent: [string, boolean][] = [];
  let stored: readonly Product[] = goods;
  let answer = deferred<Answer>();
  let looks = 0;
  const questions: ProducerProductsQuery[] = [];
  const list = createActor(
    wireProducerProducts({
      loadItems: async ({ query }) => {
        questions.push(query);
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
  const gone: string[] = [];
  let goodbye = deferred<Deleted>();
  const deletions = createActor(
    wireProductDeletions(
      {
        deleteProduct: ({ id }) => {
          gone.push(id);
          goodbye = deferred<Deleted>();
          return goodbye.promise;
        },
      },
      list,
    ),
  ).start();
  const asked: ConfirmationAsked[] = [];
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    <Dressed
      actorRef={list}
      changesRef={changes}
      deletionsRef={deletions}
      onDeleted={(products) =>
        void deleteProductsAfterConfirmation({ send: (event) => void asked.push(event) }, deletions, products)
      }
    />,
  );
  const reply = (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
    act(async () => asked.at(-1)?.replyTo.send({ type }));
  const letGo = () =>
    act(async () => {
      stored = stored.filter(({ id }) => id !== gone.at(-1));
      goodbye.resolve({ ok: true, value: null });
    });
  const keep = () => act(async () => goodbye.resolve({ ok: false, failure: sampleFailure('NOT_OWNER') }));
  const accept = () =>
    act(async () => {
      const [id, isActive] = sent.at(-1) ?? ['', true];
      stored = stored.map((one) => (one.id === id ? { ...one, isActive } : one));
      answer.resolve({ ok: true, value: goods[0] ?? sampleProduct() });
    });
  const refuse = () => act(async () => answer.resolve({ ok: false, failure: sampleFailure('NOT_OWNER') }));
  return { sent, accept, refuse, looks: () => looks, questions, asked, reply, gone, letGo, keep };
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
    expect(bar()).toEqual('3 elegidosPublicarOcultarBorrarQuitar selección');
    await act(async () => press('Ocultar'));
    expect([onSale(), bar()]).toEqual([[false, false, false], '0 de 3 productosPausarParar']);
    await accept();
    await refuse();
    expect([onSale(), bar()]).toEqual([[false, true, false], '2 de 3 productosPausarParar']);
    await accept();
    expect(bar()).toEqual('2 productos cambiados · 1 no se ha podido cambiarReintentarCerrar');
    await act(async () => press('Reintentar'));
    await accept();
    expect([onSale(), sent.map(([id]) => id)]).toEqual([
      [false, false, false],
      [sampleId(40), sampleId(41), sampleId(42), sampleId(41)],
    ]);
  });

  test('R7.14 those of one store, of none, nearly out, or that wait for pictures are found by a choice', async () => {
    const { questions } = await openShelf();
    const last = () =>
      Object.entries(questions.at(-1) ?? {}).filter(
        ([name, said]) => name !== 'offset' && said !== undefined,
      );
    const seen = [];
    for (const name of ['La Colmena', 'Sin puesto', 'Todos']) {
      await act(async () => pickPlace(name));
      seen.push(last());
    }
    for (const name of ['Quedan pocas', 'Agotados', 'Esperando fotos', 'Ocultos']) {
      await act(async () => press(name));
      seen.push(last());
    }
    expect(seen.map((said) => Object.fromEntries(said))).toEqual([
      { store: stall.id },
      { store: NO_STORE_FILTER },
      {},
      { inStock: true, maxStock: 3 },
      { inStock: false },
      { inStock: false, awaitsPictures: true },
      { inStock: false, active: false },
    ]);
  });

  test('R2.6 the name of an own store leads to its screen; that of somebody else’s leads nowhere', async () => {
    const told = { status: 'active', startDate: null, endDate: null } as const;
    const items = [
      sampleProduct({ popupStoreId: stall.id, popupStore: { ...told, name: 'Colmena' } }),
      sampleProduct({ id: sampleId(41), popupStore: { ...told, name: 'Horno' } }),
      sampleProduct({ id: sampleId(42), popupStoreId: null }),
    ];
    const found = { ok: true as const, value: { items, pagination: null } };
    const list = createActor(wireProducerProducts({ loadItems: async () => found, showAddress: () => {} }), {
      input: { query: {}, limit: 24 },
    }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    await renderWithMarketProviders(<Dressed actorRef={list} />);
    const cells = rows().map((row) => row.querySelector('[data-cell=store]'));
    expect(
      cells.map((cell) => [cell?.textContent, cell?.querySelector('a')?.getAttribute('href') ?? null]),
    ).toEqual([
      ['La Colmena', `/producer/popup-stores/${stall.id}`],
      ['Horno', null],
      ['Sin puesto', null],
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

  test('R7.15 what is chosen is deleted one by one once its number was confirmed; a refused one stays chosen and says why', async () => {
    const { asked, reply, gone, letGo, keep } = await openShelf();
    await pick('Elegir todos los de esta página');
    await act(async () => press('Borrar'));
    const { kind, title, confirmLabel, cancelLabel } = asked[0] ?? {};
    expect([kind, title, confirmLabel, cancelLabel]).toEqual([
      'danger',
      '¿Borrar 3 productos?',
      'Borrar 3 productos',
      'No borrar',
    ]);
    expect(gone).toEqual([]);
    await reply('confirmation.confirmed');
    expect([gone.length, bar(), rows().map((row) => row.getAttribute('data-going'))]).toEqual([
      1,
      '0 de 3 productosPausarParar',
      ['true', 'true', 'true'],
    ]);
    await letGo();
    await keep();
    await letGo();
    expect([gone, rows().map(nameIn), bar()]).toEqual([
      [sampleId(40), sampleId(41), sampleId(42)],
      ['Pan'],
      '1 elegido · 2 productos borrados · 1 no se ha podido borrarPublicarOcultarBorrarQuitar selección',
    ]);
    expect(rows()[0]?.querySelector('[data-part=refusal]')?.textContent).toBe(
      'No se ha borrado: es de otra persona.',
    );
  });

  test('R7.15 what was not confirmed stays, and one alone is asked for by its name', async () => {
    const { asked, reply, gone } = await openShelf();
    await pick('Elegir Pan');
    await act(async () => press('Borrar'));
    await reply('confirmation.dismissed');
    expect([asked[0]?.title, gone, rows().length, bar()]).toEqual([
      '¿Borrar «Pan»?',
      [],
      3,
      '1 elegidoPublicarOcultarBorrarQuitar selección',
    ]);
  });

  test('what is chosen is counted, and can be let go of', async () => {
    await openShelf();
    await pick('Elegir Pan');
    expect(bar()).toEqual('1 elegidoPublicarOcultarBorrarQuitar selección');
    await act(async () => press('Quitar selección'));
    expect(bar()).toEqual(null);
  });
});
