import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { QueryOf } from '../../contract/api/call-types.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { storeVisitDays } from '../../server/db/schema-visits.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  inHours,
  checkOutCart,
  shopperWithCart,
  type StoreRow,
} from '../support/api/add-market-rows.ts';

type Query = { [K in keyof QueryOf<'listPopupStores'>]?: string | number | boolean };

describeApi('lists of stores', (api) => {
  let owner: ApiUser;
  let admin: ApiUser;
  const at = (hours: number) => inHours(api(), hours).toISOString();

  const ask = async (query: Query = {}, as: ApiUser = owner) => {
    const row = as === admin ? 'listPopupStores' : 'listProducerPopupStores';
    // Cast: a query is text on the wire, whatever its struct produces.
    const { status, body } = await api().call(row, { query: query as object }, as);
    if (status !== 200) throw new Error(`The list was refused with ${status}.`);
    return body.data as { popupStores: { name: string; id: string }[]; pagination: object };
  };
  const named = async (query: Query, as?: ApiUser) =>
    (await ask(query, as)).popupStores.map(({ name }) => name).toSorted();

  const addImport = ({ id }: StoreRow, fields: Partial<typeof productImports.$inferInsert>) =>
    api()
      .db.insert(productImports)
      .values({
        id: newId(),
        popupStoreId: id,
        fileName: 'productos.zip',
        createdAt: inHours(api(), -2),
        ...fields,
      });

  beforeAll(async () => {
    [owner, admin] = [await api().person('producer'), await api().person('admin')];
    const add = (name: string, hours: number, fields: Partial<StoreRow> = {}) =>
      addStore(api(), owner, { name, createdAt: inHours(api(), hours), createdBy: owner.id, ...fields });
    const honey = await add('Miel', -1, {
      categories: ['Alimentación'],
      tags: ['colmena'],
      startDate: inHours(api(), -30),
      endDate: inHours(api(), 10),
    });
    const clay = await add('Barro', -2, { description: 'Del alfar de Ánxela.', createdBy: admin.id });
    await add('Lana', -3, { status: 'draft', startDate: null, endDate: null, slug: `telar-${newId()}` });
    const bread = await add('Pan', -4, {
      status: 'scheduled',
      startDate: inHours(api(), -1),
      categories: ['Alimentación', 'Pan'],
    });
    await add('Vino', -5, { status: 'active', endDate: inHours(api(), -1) });
    await add('Queso', -6, { status: 'archived', isReady: false });

    const [jar, bowl] = [
      await addProduct(api(), owner, { popupStoreId: honey.id, priceCents: 725 }),
      await addProduct(api(), owner, { popupStoreId: clay.id, priceCents: 2_000 }),
    ];
    const shopper = await shopperWithCart(api(), [jar, 3]);
    await checkOutCart(api(), shopper);
    const other = await shopperWithCart(api(), [bowl, 1]);
    const { id } = (await checkOutCart(api(), other)).body.data.order;
    await api().call('cancelOrder', { params: { id } }, other);

    const seen = { popupStoreId: honey.id, hours: [] };
    await api()
      .db.insert(storeVisitDays)
      .values([
        { ...seen, day: '2026-09-13', views: 4 },
        { ...seen, day: '2026-09-14', views: 3 },
      ]);

    const whole = { totalProducts: 5, processedProducts: 5, successCount: 4, createdCount: 4, errorCount: 1 };
    await addImport(honey, {
      status: 'failed',
      uploadedAt: inHours(api(), -9),
      createdAt: inHours(api(), -9),
    });
    await addImport(honey, {
      status: 'completed',
      uploadedAt: inHours(api(), -2),
      processedAt: inHours(api(), -1),
      fileSize: 1_000,
      errors: [{ row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' }],
      ...whole,
    });
    await addImport(clay, { status: 'processing', uploadedAt: inHours(api(), -5) });
    // Announced only: no bytes have arrived.
    await addImport(bread, { status: 'pending' });
    const stranger = await api().person('producer');
    await addStore(api(), stranger, { name: 'Ajena', createdAt: inHours(api(), -7), createdBy: stranger.id });
  });

  test('R1.3 R1.4 R7.10 R9.7 R6.4 a producer has the own ones in whatever status, an admin all, the newest first', async () => {
    const mine = await ask();
    expect(mine.popupStores.map(({ name }) => name)).toEqual([
      'Miel',
      'Barro',
      'Lana',
      'Pan',
      'Vino',
      'Queso',
    ]);
    expect(mine.pagination).toEqual({ total: 6, hasMore: false, asOf: at(0) });
    const all = await ask({}, admin);
    expect(all.popupStores.map(({ name }) => name)).toEqual([
      ...mine.popupStores.map(({ name }) => name),
      'Ajena',
    ]);
    expect(all.pagination).toEqual({ total: 7, hasMore: false, asOf: at(0) });
    expect((await ask({}, await api().person('producer'))).popupStores).toEqual([]);
  });

  test.each<[Query, string[]]>([
    [{ q: 'anxela' }, ['Barro']],
    [{ q: 'telar' }, ['Lana']],
    [{ q: 'COLMENA' }, ['Miel']],
    [{ q: 'colm' }, ['Miel']],
    [{ q: 'lfar de á' }, ['Barro']],
    [{ q: 'alimentacion' }, ['Miel', 'Pan']],
    [{ q: '%' }, []],
    [{ categories: 'Pan,Cerámica' }, ['Pan']],
    [{ status: 'active' }, ['Barro', 'Miel', 'Pan']],
    [{ status: 'scheduled' }, []],
    [{ status: 'ended' }, ['Vino']],
    [{ status: 'draft' }, ['Lana']],
    [{ active: true }, ['Barro', 'Miel', 'Pan']],
    [{ active: false }, ['Lana', 'Queso', 'Vino']],
    [{ hasProductsZip: true }, ['Barro', 'Miel']],
    [{ hasProductsZip: false }, ['Lana', 'Pan', 'Queso', 'Vino']],
    [{ productsProcessingStatus: 'completed' }, ['Miel']],
    [{ productsProcessingStatus: 'failed' }, []],
    [{ productsProcessed: true }, ['Miel']],
    [{ productsProcessed: false }, ['Barro', 'Lana', 'Pan', 'Queso', 'Vino']],
    [{ minSales: 1 }, ['Miel']],
    [{ minSales: 3, maxSales: 3 }, ['Miel']],
    [{ maxSales: 2 }, ['Barro', 'Lana', 'Pan', 'Queso', 'Vino']],
    [{ minRevenue: 21.75 }, ['Miel']],
    [{ minRevenue: 21.76 }, []],
    [{ maxRevenue: 21.74, status: 'active' }, ['Barro', 'Pan']],
    [{ minViews: 7 }, ['Miel']],
    [{ minViews: 8 }, []],
    [{ maxViews: 6, q: 'miel' }, []],
    [{ maxViews: 0, status: 'active' }, ['Barro', 'Pan']],
    [{ minSales: 4, maxSales: 1 }, []],
    [{ minRevenue: 999_999_999_999_999 }, []],
  ])('R7.10 R9.14 %j leaves %j', async (query, names) => {
    expect(await named(query)).toEqual(names);
    expect((await ask(query)).pagination).toEqual({ total: names.length, hasMore: false, asOf: at(0) });
  });

  test('R7.10 dates bound both ends, those of the last archive too; what has no date is in none', async () => {
    expect([
      await named({ startDateFrom: at(-24) }),
      await named({ startDateTo: at(-30) }),
      await named({ endDateFrom: at(-1), endDateTo: at(10) }),
      await named({ zipUploadedFrom: at(-5), zipUploadedTo: at(-5) }),
      await named({ zipUploadedTo: at(-3) }),
      await named({ endDateFrom: '9999-12-31T23:59:59.999Z' }),
    ]).toEqual([['Barro', 'Pan', 'Queso', 'Vino'], ['Miel'], ['Miel', 'Vino'], ['Barro'], ['Barro'], []]);
  });

  test('R7.10 by owner and by who opened it', async () => {
    expect([
      (await named({ ownerId: owner.id }, admin)).length,
      await named({ createdBy: admin.id }, admin),
      await named({ ownerId: admin.id }, owner),
    ]).toEqual([6, ['Barro'], []]);
  });

  test('R9.7 battery 87 sorted, and in pages that stay steady while others come', async () => {
    const byName = async (sortOrder: string) =>
      (await ask({ sortBy: 'name', sortOrder })).popupStores.map(({ name }) => name);
    expect([await byName('asc'), await byName('desc')]).toEqual([
      ['Barro', 'Lana', 'Miel', 'Pan', 'Queso', 'Vino'],
      ['Vino', 'Queso', 'Pan', 'Miel', 'Lana', 'Barro'],
    ]);
    const seen: string[] = [];
    let asOf: string | undefined;
    for (let offset = 0; offset < 6; offset += 2) {
      const page = await ask({ limit: 2, offset, ...(asOf !== undefined && { asOf }) });
      asOf ??= (page.pagination as { asOf: string }).asOf;
      seen.push(...page.popupStores.map(({ name }) => name));
      api().clock.turn(1_000);
      await addStore(api(), owner, { name: `Nueva ${offset}`, createdAt: inHours(api(), 0) });
    }
    expect(seen).toEqual(['Miel', 'Barro', 'Lana', 'Pan', 'Vino', 'Queso']);
    expect((await ask({ limit: 1_000 }, admin)).popupStores.length).toBe(10);
  });

  test('R3.9 the last import of a store is told to whoever runs it, and none where there was none', async () => {
    const { popupStores } = await ask({ q: 'miel' });
    const id = popupStores[0]!.id;
    const read = async (store: string, as: ApiUser) =>
      (await api().call('getProductImport', { params: { id: store } }, as)).body;
    const { id: _, uploadedAt, processedAt, ...upload } = (await read(id, admin)).data.upload;
    expect(Date.parse(processedAt) - Date.parse(uploadedAt)).toBe(3_600_000);
    expect(upload).toEqual({
      popupStoreId: id,
      paused: false,
      dryRun: false,
      fileName: 'productos.zip',
      fileSize: 1_000,
      status: 'completed',
      totalProducts: 5,
      processedProducts: 5,
      successCount: 4,
      createdCount: 4,
      updatedCount: 0,
      errorCount: 1,
      errors: [{ row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' }],
    });
    const bare = (await ask({ q: 'telar' })).popupStores[0]!.id;
    expect((await read(bare, owner)).data).toEqual({ upload: null });
    expect((await read(id, await api().person('producer'))).status.code).toBe('NOT_OWNER');
  });

  test('R3.9 R6.4 who runs a store is told how far its last import has come, and nobody else', async () => {
    const [seller, other] = [await api().person('producer'), await api().person('producer')];
    const [filled, bare] = [await addStore(api(), seller), await addStore(api(), seller)];
    await addImport(filled, { createdAt: inHours(api(), -3), status: 'failed', userId: other.id });
    await addImport(filled, {
      status: 'completed',
      processedAt: inHours(api(), -1),
      totalProducts: 3,
      processedProducts: 3,
      successCount: 2,
      errorCount: 1,
    });
    const told = async (as: ApiUser) =>
      (await ask({}, as)).popupStores
        .filter(({ id }) => id === filled.id || id === bare.id)
        .map((store) => [store.id, 'lastImport' in store ? store.lastImport : null]);
    expect(new Map((await told(seller)) as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        [bare.id, null],
        [
          filled.id,
          {
            status: 'completed',
            paused: false,
            dryRun: false,
            processedAt: at(-1),
            totalProducts: 3,
            processedProducts: 3,
            successCount: 2,
            errorCount: 1,
          },
        ],
      ]),
    );
    expect([await told(other), (await told(admin)).map(([, last]) => last)]).toEqual([[], [null, null]]);
    const { body } = await api().call('getPopupStore', { params: { id: filled.id } }, seller);
    expect(body.data.popupStore).not.toHaveProperty('lastImport');
  });
});
