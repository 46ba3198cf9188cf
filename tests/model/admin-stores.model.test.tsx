import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AdminStoresQuery } from '../../contract/admin/admin-stores-query.ts';
import type { PopupStoreStatus } from '../../contract/stores/popup-store.ts';
import { AdminStoresView } from '../../src/components/admin/stores/AdminStoresView.tsx';
import { adminStoresMachine } from '../../src/machines/admin/stores/admin-stores.machine.ts';
import { storeStatusMachine } from '../../src/machines/producer/stores/store-status.machine.ts';
import { createAdminStoresService } from '../../src/services/admin/stores/admin-stores.service.ts';
import { adminStoresHref, adminStoresQueryIn } from '../../src/wiring/admin/stores/admin-stores-href.ts';
import {
  adminStoresQueryInTimeZone,
  wireAdminStores,
} from '../../src/wiring/admin/stores/admin-stores-screen.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleId, sampleStore } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => [...document.querySelectorAll('tbody tr')];
const cell = (row: Element | undefined, name: string) => textOf(row?.querySelector(`[data-cell=${name}]`));

type ViewProps = ComponentProps<typeof AdminStoresView>;
const shown = (actorRef: ViewProps['actorRef']) =>
  inBackOffice(
    <AdminStoresView
      actorRef={actorRef}
      statusRef={createActor(storeStatusMachine).start()}
      addressOf={adminStoresHref}
    />,
  );

walkList({
  name: 'the list of the market’s stores',
  proves: 'R2.7 R7.10 R8.13 R9.14',
  machine: adminStoresMachine,
  wire: wireAdminStores,
  addressOf: adminStoresHref,
  view: shown,
  items: [sampleStore()],
  rows: () => rows().map((row) => textOf(row.querySelector('[data-part=name]'))),
  rowOf: ({ name }) => name,
  changes: [{ query: { status: 'paused' as PopupStoreStatus }, choose: () => press('Pausado') }],
  elsewhere: { q: 'miel', ownerId: sampleId(5), minSales: 3 },
  search: 'Buscar puestos',
  words: { results: 'Puestos del mercado', item: 'puesto', items: 'puestos' },
  isCountSeen: true,
  emptiness: ({ offset: _, ...asked }) =>
    Object.values(asked).some((one) => one !== undefined && one !== '')
      ? 'Ningún puesto coincide'
      : 'Todavía no hay puestos',
});

const stall = sampleStore({ id: sampleId(70), name: 'La Colmena', ownerId: sampleId(5), productCount: 8 });

/** Renders a list with one store and records its queries. */
async function openStores(query: AdminStoresQuery = {}, items = [stall]) {
  const asked: AdminStoresQuery[] = [];
  const list = createActor(
    wireAdminStores({
      loadItems: async (input) => {
        asked.push(input.query);
        return { ok: true, value: { items, pagination: { total: 1, hasMore: false } } };
      },
      showAddress: () => {},
    }),
    { input: { query, limit: 100 } },
  ).start();
  await waitFor(list, (one) => one.matches('ready'));
  await renderWithMarketProviders(shown(list));
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const apply = async (name: string) => act(async () => press(name));
  return { asked, fill, apply };
}

describe('the stores of the market', () => {
  afterEach(cleanup);

  test('R2.7 each says whose it is and how much it sells, and leads to itself and to all of theirs', async () => {
    await openStores();
    const [row] = rows();
    expect([cell(row, 'store'), cell(row, 'goods')]).toEqual(['La Colmena', '88 productos']);
    const hrefs = [...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/admin/popup-stores/${stall.id}`, `/admin/popup-stores?ownerId=${sampleId(5)}`]);
  });

  test('R2.7 each says where it stands, whose it is and when it opens, or that nobody has said', async () => {
    const bare = { ...stall, ownerId: sampleId(6), status: 'draft' as const, productCount: 1 };
    const listed = [
      { ...stall, ownerInfo: { name: 'Leo Mas' } },
      { ...bare, id: sampleId(71), name: 'Barro', ownerInfo: { name: '' } },
      sampleStore({ id: sampleId(72), name: 'Cera', status: 'paused' }),
    ].map((one, index) => (index === 1 ? { ...one, startDate: '' } : one));
    await openStores({ ownerId: sampleId(6) }, listed);
    expect(
      rows().map((row) => [
        ...['state', 'store', 'owner', 'dates', 'goods'].map((name) => cell(row, name)),
        row.getAttribute('aria-busy'),
      ]),
    ).toEqual([
      [
        'Abierto · cierra en 10 díasActivo',
        'La Colmena',
        'Leo Mas',
        '10–30 nov 2026',
        '88 productos',
        'false',
      ],
      ['Borrador', 'Barro', 'Sin nombre', 'Sin fechas', '11 producto', 'false'],
      ['En pausa', 'Cera', 'Sin nombre', '10–30 nov 2026', '22 productos', 'false'],
    ]);
    expect(
      [...document.querySelectorAll('tbody a')].map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Ver el puesto La Colmena', `/admin/popup-stores/${sampleId(70)}`],
      ['Ver solo los puestos de Leo Mas', `/admin/popup-stores?ownerId=${sampleId(5)}`],
      ['Ver el puesto Barro', `/admin/popup-stores/${sampleId(71)}`],
      ['Ver el puesto Cera', `/admin/popup-stores/${sampleId(72)}`],
    ]);
    expect(screen.getByRole('link', { name: 'Abrir un puesto' }).getAttribute('href')).toBe(
      '/admin/popup-stores/new',
    );
  });

  test.each(['ownerId', 'createdBy'] as const)(
    'R7.10 those of one person by %s give way to those of all',
    async (name) => {
      const { asked, apply } = await openStores({ [name]: sampleId(5), q: 'miel' });
      const pressed = () =>
        within(screen.getByRole('group', { name: 'De quién' }))
          .getAllByRole('button')
          .map((chip) => [textOf(chip), chip.getAttribute('aria-pressed')]);
      expect(pressed()).toEqual([
        ['Solo de una persona', 'true'],
        ['De todos', 'false'],
      ]);
      await apply('Solo de una persona');
      expect(asked).toHaveLength(1);
      await apply('De todos');
      expect([asked.at(-1)?.[name], asked.at(-1)?.q]).toEqual([undefined, 'miel']);
      expect(screen.queryByRole('group', { name: 'De quién' })).toBe(null);
      await apply('Pausado');
      expect([asked.at(-1)?.status, asked.at(-1)?.q]).toEqual(['paused', 'miel']);
    },
  );

  test('R7.10 what else was asked stands filled in, in sight; where nothing was it is folded and empty', async () => {
    const fields = () => [
      document.querySelector('details')?.hasAttribute('open'),
      textOf(document.querySelector('summary')),
      ...[...document.querySelectorAll<HTMLInputElement>('details :is(input, select)')].map(
        ({ value }) => value,
      ),
      screen.queryAllByText('Quitar estos filtros').length,
    ];
    await openStores();
    expect(fields()).toEqual([false, 'Más filtros', ...Array(17).fill(''), 0]);
    expect(document.querySelector('details form')?.getAttribute('aria-label')).toBe('Más filtros');
    cleanup();
    await openStores({
      categories: ['miel', 'cera'],
      active: false,
      hasProductsZip: true,
      productsProcessingStatus: 'failed',
      endDateTo: '2026-11-04',
      minRevenue: 5.5,
    });
    expect(fields()).toEqual([
      true,
      'Más filtros (6)',
      'miel, cera',
      'false',
      'true',
      'failed',
      '',
      '',
      '',
      '',
      '2026-11-04',
      '',
      '',
      '',
      '',
      '',
      '',
      '5,5',
      '',
      1,
    ]);
  });

  test('R7.10 R9.14 what else it can be asked is filled in and sent together, and taken back together', async () => {
    const { asked, fill, apply } = await openStores();
    fill('Categorías', 'miel, cera');
    fill('Abierto ahora', 'true');
    fill('Estado del archivo', 'failed');
    fill('Abre desde', '2026-11-01');
    fill('Ventas (€) desde', '90,50');
    fill('Ventas (€) hasta', '10');
    expect(asked).toHaveLength(1);
    await apply('Aplicar filtros');
    expect(Object.fromEntries(Object.entries(asked.at(-1)!).filter(([, one]) => one !== undefined))).toEqual({
      categories: ['miel', 'cera'],
      active: true,
      productsProcessingStatus: 'failed',
      startDateFrom: '2026-11-01',
      minRevenue: 10,
      maxRevenue: 90.5,
      offset: 0,
    });
    expect(screen.getByText('Más filtros (6)').isConnected).toBe(true);
    await apply('Quitar estos filtros');
    expect(Object.values(asked.at(-1)!).filter((one) => one !== undefined)).toEqual([0]);
  });

  test('R4.9 those that wait for an admin are told apart, and the rest is one press away', async () => {
    const { asked } = await openStores({ approval: 'waiting' }, [
      { ...stall, status: 'draft', approval: { state: 'waiting', note: '', version: 1 } },
    ]);
    const said = rows().map((row) => textOf(row.querySelector('[data-part=approval]')));
    expect([said, asked[0]?.approval]).toEqual([['Espera el visto bueno'], 'waiting']);
    const chips = screen.getByRole('group', { name: 'Visto bueno' });
    await act(async () => fireEvent.click(within(chips).getByRole('button', { name: 'Todos' })));
    expect([asked.at(-1)?.approval, screen.queryByRole('group', { name: 'Visto bueno' })]).toEqual([
      undefined,
      null,
    ]);
  });

  test('R9.7 its order is one of five, the newest first without a word', async () => {
    const { asked, fill } = await openStores();
    await act(async () => fill('Ordenar por', 'closing'));
    await act(async () => fill('Ordenar por', 'newest'));
    expect(asked.map(({ sortBy, sortOrder }) => [sortBy, sortOrder])).toEqual([
      [undefined, undefined],
      ['endDate', 'asc'],
      [undefined, undefined],
    ]);
  });

  test('R9.7 the heads of its columns sort it, and turn it round', async () => {
    const { asked, apply } = await openStores();
    await apply('Puesto');
    await apply('Puesto');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'miel' } });
    await apply('Fechas');
    const told = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect([asked.map(({ sortBy, sortOrder, q }) => [sortBy, sortOrder, q]), told]).toEqual([
      [
        [undefined, undefined, undefined],
        ['name', 'asc', undefined],
        ['name', 'desc', undefined],
        ['startDate', 'asc', 'miel'],
      ],
      [null, 'none', null, 'ascending', null, null],
    ]);
  });

  test('R7.10 its address tells all that the call knows; days are asked for as instants', () => {
    const query = {
      q: 'miel',
      status: 'active',
      approval: 'refused',
      categories: ['miel', 'cera'],
      active: true,
      sortBy: 'name',
      sortOrder: 'asc',
      ownerId: sampleId(5),
      createdBy: sampleId(6),
      startDateFrom: '2026-11-01',
      startDateTo: '2026-11-02',
      endDateFrom: '2026-11-03',
      endDateTo: '2026-11-04',
      hasProductsZip: false,
      productsProcessingStatus: 'failed',
      productsProcessed: true,
      zipUploadedFrom: '2026-11-05',
      zipUploadedTo: '2026-11-06',
      minViews: 1,
      maxViews: 2,
      minSales: 3,
      maxSales: 4,
      minRevenue: 5,
      maxRevenue: 6,
      offset: 100,
    } as const;
    const search = Object.fromEntries(new URL(adminStoresHref(query), 'http://t').searchParams);
    const parsed = Object.fromEntries(
      Object.entries(search).map(([name, text]) => [
        name,
        /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text,
      ]),
    );
    expect(adminStoresQueryIn(parsed)).toEqual(query);
    const { startDateFrom, zipUploadedTo } = adminStoresQueryInTimeZone(query, 'Europe/Madrid');
    expect([startDateFrom, zipUploadedTo]).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-06T22:59:59.999Z']);
  });

  test('R7.10 R9.7 a page of a hundred is asked for, by the call of the admins', async () => {
    const asked: unknown[] = [];
    const call = (name: string, input: object) => {
      asked.push([name, input]);
      return successfulAnswer({ popupStores: [stall], pagination: { total: 1, hasMore: false } });
    };
    const { listAdminStores } = createAdminStoresService(call as never);
    await listAdminStores({ query: { categories: ['miel'], status: 'draft' }, limit: 100, asOf: null });
    expect(asked).toEqual([
      ['listPopupStores', { query: { categories: ['miel'], status: 'draft', limit: 100 } }],
    ]);
  });
});
