import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { EmptyingPanel } from '../../src/components/producer/store/EmptyingPanel.tsx';
import {
  ProducerStoreDetails,
  type StoreShareProps,
} from '../../src/components/producer/store/ProducerStoreDetails.tsx';
import { ProducerStoreView } from '../../src/components/producer/store/ProducerStoreView.tsx';
import { storeApprovalMachine } from '../../src/machines/admin/stores/store-approval.machine.ts';
import { storeDeletionMachine } from '../../src/machines/producer/stores/store-deletion.machine.ts';
import {
  type EmptyingResult,
  type ProductsCount,
  storeEmptyingMachine,
} from '../../src/machines/producer/stores/store-emptying.machine.ts';
import {
  type StatusResult,
  storeStatusMachine,
} from '../../src/machines/producer/stores/store-status.machine.ts';
import type { createProducerStoreService } from '../../src/services/producer/stores/producer-store.service.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import { wireProducerStore } from '../../src/wiring/producer/stores/producer-store-screen.ts';
import { wireStoreEmptying } from '../../src/wiring/producer/stores/store-emptying.wiring.ts';
import { wireStoreStatus } from '../../src/wiring/producer/stores/store-status.wiring.ts';
import { deferred } from '../support/charts/deferred.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';

type Service = ReturnType<typeof createProducerStoreService>;
type CountAnswer = Awaited<ReturnType<Service['countGoods']>>;
type EmptyingAnswer = Awaited<ReturnType<Service['emptyStore']>>;

afterEach(cleanup);

const plain = (node: Element) => node.textContent.replaceAll('\u00a0', ' ');
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const panel = (name: string) => screen.getByRole('region', { name });
const sheet = () => document.querySelector<HTMLElement>('[data-part=producer-store]') ?? document.body;

/** Place of the share button that shows whether it is the main action. */
const Share = ({ isMain }: StoreShareProps) => (
  <span data-part="share">{isMain ? 'Compartir (principal)' : 'Compartir'}</span>
);
const offers = () =>
  [...document.querySelectorAll('[data-part=share]')].map(({ textContent }) => textContent);

/** Renders a loaded store page with some of its products. */
async function openStore(store: PopupStore, products: Product[] = [], total = products.length) {
  const loadProducerStore = async () => ({ ok: true as const, value: { store, products, total } });
  const input = { question: { id: store.id }, now: NOW };
  const producerStore = createActor(wireProducerStore({ loadProducerStore }), { input }).start();
  await waitFor(producerStore, (snapshot) => snapshot.matches('ready'));
  const values = { state: 'waiting', note: '' } as const;
  const doomed: unknown[] = [];
  const askToDelete = (_: unknown, one: unknown) => void doomed.push(one);
  const storeDeletion = createActor(storeDeletionMachine.provide({ actions: { askToDelete } })).start();
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerStoreView
        producerStore={producerStore}
        storeStatus={createActor(storeStatusMachine).start()}
        storeEmptying={createActor(storeEmptyingMachine, { input: { id: store.id } }).start()}
        storeApproval={createActor(storeApprovalMachine, { input: { values } }).start()}
        storeDeletion={storeDeletion}
        Share={Share}
        editAddressOf={(id, step) => `/producer/popup-stores/${id}/edit?step=${step}`}
        productsAt={(one) => producerProductsHref({ store: one })}
      />,
    ),
  );
  return { doomed };
}

describe('the page of an own store', () => {
  test('its head, its sheet and what it warns of', async () => {
    const store = sampleStore({ heroImageUrl: '/pictures/puesto.webp' });
    const { doomed } = await openStore(store, [sampleProduct()]);
    expect([document.title, document.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
      'La Colmena · Tenderete',
      'noindex',
    ]);
    const way = screen.getByRole('navigation', { name: 'Estás en' });
    expect(way.querySelector('[aria-current=page]')?.textContent).toBe('La Colmena');
    const facts = [...sheet().querySelectorAll('dt, dd')].map(plain);
    expect(facts).toEqual([
      'Cuándo abre y cierra',
      '10 nov 2026, 11:00 – 30 nov 2026, 21:00',
      'Su dirección',
      '/tienda/la-colmena',
    ]);
    expect(linksIn(sheet())).toEqual([
      ['Editar La Colmena', `/producer/popup-stores/${store.id}/edit`],
      ['Estadísticas de La Colmena', `/producer/popup-stores/${store.id}/analytics`],
      ['Cartel para imprimir de La Colmena', `/producer/popup-stores/${sampleId(1)}/poster`],
      ['Ver La Colmena como lo ven al comprar', '/tienda/la-colmena'],
    ]);
    expect(sheet().querySelector('img')?.getAttribute('src')).toBe('/pictures/puesto.webp');
    const danger = panel('Vaciar o borrar el puesto');
    expect([...danger.querySelectorAll('h2, button, p')].map(plain)).toEqual([
      'Vaciar o borrar el puesto',
      'Borrar todos los productos',
      'Vacía el puesto y lo deja montado para otra vez.',
      'Borrar el puesto',
      'Si ya tiene pedidos no se pierde nada: pasa al archivo.',
    ]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Borrar el puesto' })));
    expect(doomed).toEqual([{ id: store.id, name: 'La Colmena' }]);
    expect(screen.queryByText('Visto bueno')).toBe(null);
  });

  test.each([
    [null, '2026-11-30T20:00:00.000Z'],
    ['2026-11-10T10:00:00.000Z', null],
  ])('a store that opens at %s and closes at %s has no dates yet', async (startDate, endDate) => {
    await openStore(sampleStore({ startDate, endDate }));
    expect([...sheet().querySelectorAll('dd')].map(plain)[0]).toBe('Todavía sin fechas');
  });

  test('R4.9 one that is held tells how far it has come', async () => {
    await openStore(sampleStore({ status: 'draft', approval: { state: 'waiting', note: '', version: 1 } }));
    expect(panel('Tu puesto espera el visto bueno').textContent).toContain('Ya nos ha llegado.');
  });

  test('its last goods stand there with their pictures and what is left, and the way to all of them', async () => {
    const last = sampleProduct({ stock: 1, isActive: true, price: 1200 });
    const gone = sampleProduct({
      id: sampleId(7),
      name: 'Polen',
      stock: 0,
      isActive: false,
      thumbnailUrl: null,
    });
    await openStore(sampleStore(), [last, gone], 3);
    const goods = panel('Productos (3)');
    expect([...goods.querySelectorAll('[data-part=facts]')].map(plain)).toEqual([
      'Queda 11.200,00 €',
      'OcultoAgotado9,50 €',
    ]);
    expect([...goods.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/pictures/miel.webp',
    ]);
    expect(linksIn(goods)).toEqual([
      ['Subir muchos de una vez', `/producer/popup-stores/${sampleId(1)}/import`],
      ['Producto nuevo', `/producer/products/new?popupStoreId=${sampleId(1)}`],
      ['Cambiar Miel de romero', `/producer/products/${sampleId(2)}/edit`],
      ['Cambiar Polen', `/producer/products/${sampleId(7)}/edit`],
      ['Ver sus 3 productos', `/producer/products?store=${sampleId(1)}`],
    ]);
    expect(within(goods).queryByText('Todavía no has puesto nada en este puesto.')).toBe(null);
  });

  test('one without goods says so, and has nothing to be emptied of', async () => {
    await openStore(sampleStore());
    expect(plain(panel('Productos'))).toBe(
      'ProductosSubir muchos de una vezPon tu primer productoTodavía no has puesto nada en este puesto.',
    );
    expect(screen.queryByText('Vacía el puesto y lo deja montado para otra vez.')).toBe(null);
  });
});

test.each([
  ['draft', []],
  ['scheduled', ['Compartir (principal)']],
  ['active', ['Compartir (principal)']],
  ['paused', ['Compartir']],
  ['ended', []],
  ['archived', []],
] as const)(
  'R2.26 sharing is offered for a store that shoppers can look forward to: %s',
  async (status, offered) => {
    await openStore(sampleStore({ status }));
    expect(offers()).toEqual(offered);
  },
);

test('R2.26 a store whose picture has not come is not shared yet', async () => {
  await openStore(sampleStore({ pendingImages: ['heroImage'] }));
  expect(offers()).toEqual([]);
});

test('R4.8 while its status is changed a sheet is busy, and a refusal stands on it', async () => {
  const answer = deferred<StatusResult>();
  const statusRef = createActor(
    wireStoreStatus({ changeStatus: () => answer.promise }, { send: () => {} }, () => {}),
  ).start();
  await renderWithMarketProviders(
    inBackOffice(<ProducerStoreDetails store={sampleStore()} statusRef={statusRef} Share={Share} />),
  );
  const seen = () => [sheet().getAttribute('aria-busy'), screen.queryByRole('alert')?.textContent ?? null];
  expect(seen()).toEqual(['false', null]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pausar' })));
  await act(async () => statusRef.send({ type: 'change.confirmed' }));
  expect(seen()).toEqual(['true', null]);
  await act(async () => answer.resolve({ ok: false, failure: sampleFailure('NOT_OWNER') }));
  expect(seen()).toEqual(['false', 'Este puesto es de otra persona.']);
});

describe('what became of the products of a store', () => {
  /** Texts of the panel while all products are deleted. */
  async function emptied(counted: ProductsCount, result: EmptyingResult) {
    const [counting, going] = [deferred<CountAnswer>(), deferred<EmptyingAnswer>()];
    const actorRef = createActor(
      wireStoreEmptying(
        { countGoods: () => counting.promise, emptyStore: () => going.promise },
        {
          app: { send: () => {} },
          formatter: createFormatter(DEFAULT_MARKET),
          nameOf: () => 'La Colmena',
          onSettled: () => {},
        },
      ),
      { input: { id: sampleId(1) } },
    ).start();
    const { container } = await renderWithMarketProviders(
      inBackOffice(<EmptyingPanel actorRef={actorRef} hasGoods={false} />),
    );
    const seen = [plain(container)];
    for (const step of [
      () => actorRef.send({ type: 'emptying.requested' }),
      () => counting.resolve({ ok: true, value: counted }),
      () => actorRef.send({ type: 'emptying.confirmed' }),
      () => going.resolve({ ok: true, value: result }),
    ]) {
      await act(async () => step());
      seen.push(plain(container));
    }
    return seen;
  }
  const head = 'Borrar todos los productosVacía el puesto y lo deja montado para otra vez.';

  test('what is going on is told, and afterwards what went, without a button where none are left', async () => {
    const seen = await emptied({ found: 3, foreign: 2 }, { deleted: 1, pictures: 0, kept: [] });
    expect(seen).toEqual([
      '',
      `${head}Contando los productos…`,
      '',
      `${head}Borrando 1 producto…`,
      'Se ha borrado 1 producto.',
    ]);
  });

  test('those that stayed are listed with the reason', async () => {
    const kept = [
      { name: 'Taza', message: 'No es tuya.' },
      { name: 'Taza', message: 'Tiene pedidos.' },
    ];
    const seen = await emptied({ found: 4, foreign: 0 }, { deleted: 2, pictures: 1, kept });
    expect(seen.at(-1)).toContain('Se han borrado 2 productos y 1 foto.2 productos no se han podido borrar:');
    expect(screen.getAllByRole('listitem').map(plain)).toEqual(['Taza: No es tuya.', 'Taza: Tiene pedidos.']);
  });
});
