import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { POPUP_STORE_STATUSES } from '../../contract/stores/popup-store.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { refusalOfConstraint } from '../../server/db/database-error.ts';
import { addProduct, addStore, inHours } from '../support/api/add-market-rows.ts';

const read = (api: TestApi, id: string, as?: ApiUser) => api.call('getPopupStore', { params: { id } }, as);

/** Names of the stores that a query lists, limited to those of one test. */
async function listed(api: TestApi, mark: string, query: Record<string, string | number> = {}) {
  const { body } = await api.call('listActivePopupStores', { query: { q: mark, ...query } });
  return body.data.popupStores.map(({ name }: { name: string }) => name.replace(`${mark} `, ''));
}

describeApi('popup stores', (api) => {
  test('R7.9 R3.5 one store by id and by slug, whole', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, {
      config: { tagline: 'De la huerta', primaryColor: '#C2410C' },
      ownerInfo: { name: 'Amparo' },
      categories: ['Alimentación'],
      tags: ['miel'],
      heroPicture: 'colmena-hero',
    });
    await addProduct(api(), owner, { popupStoreId: store.id });
    await addProduct(api(), owner, { popupStoreId: store.id, isActive: false });
    await addProduct(api(), owner, { popupStoreId: store.id, isReady: false });
    const [byId, bySlug] = [await read(api(), store.id), await read(api(), store.slug)];
    expect(byId.body.data.popupStore).toEqual({
      id: store.id,
      name: 'Tienda de prueba',
      slug: store.slug,
      description: 'Para las pruebas.',
      startDate: '2026-09-13T10:00:00.000Z',
      endDate: '2026-09-15T10:00:00.000Z',
      ownerId: owner.id,
      status: 'active',
      eventBanner: null,
      config: {
        tagline: 'De la huerta',
        primaryColor: '#C2410C',
        categories: ['Alimentación'],
        heroImage: '/pictures/colmena-hero.webp',
        logo: null,
      },
      ownerInfo: { name: 'Amparo' },
      productCount: 1,
      createdAt: '2026-09-12T10:00:00.000Z',
      updatedAt: '2026-09-12T10:00:00.000Z',
      heroImageUrl: '/pictures/colmena-hero.webp',
      logoUrl: null,
      metadata: {
        owner: 'Amparo',
        description: 'Para las pruebas.',
        categories: ['Alimentación'],
        tags: ['miel'],
      },
      isOpen: true,
      opensAt: null,
      closesAt: '2026-09-15T10:00:00.000Z',
    });
    expect(bySlug.body).toEqual(byId.body);
  });

  test('R4.8 battery 1 drafts and archived stores are there for their owner and admins alone', async () => {
    const [owner, other, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const seen: Record<string, number[]> = {};
    for (const status of POPUP_STORE_STATUSES) {
      const { id } = await addStore(api(), owner, { status });
      const answers = [
        await read(api(), id),
        await read(api(), id, other),
        await read(api(), id, owner),
        await read(api(), id, admin),
      ];
      seen[status] = answers.map((answer) => answer.status);
    }
    const [hidden, open] = [
      [404, 404, 200, 200],
      [200, 200, 200, 200],
    ];
    expect(seen).toEqual({
      draft: hidden,
      scheduled: open,
      active: open,
      paused: open,
      ended: open,
      archived: hidden,
    });
  });

  test('R5.1 of two dates of which one is sent alone, the table knows the other, and it is told as that', async () => {
    const owner = await api().person('producer');
    const { id } = await addStore(api(), owner, { startDate: new Date(api().clock.now()) });
    const write = api()
      .db.update(popupStores)
      .set({ endDate: new Date(api().clock.now() - 1) })
      .where(eq(popupStores.id, id));
    const broken = await write.then(
      () => null,
      (error: unknown) => refusalOfConstraint(error),
    );
    expect([broken?.status, broken?.code, broken?.errors]).toEqual([
      422,
      'VALIDATION_FAILED',
      [{ field: 'endDate', message: 'La fecha de fin debe ser posterior a la fecha de inicio' }],
    ]);
    expect(refusalOfConstraint(new Error('another one'))).toBe(undefined);
  });

  test('R8.16 a store that is not there is told by its name', async () => {
    const { status, body } = await read(api(), 'no-existe');
    expect([status, body]).toEqual([
      404,
      {
        status: {
          code: 'POPUP_STORE_NOT_FOUND',
          message: 'Popup store "no-existe" no encontrado o no está disponible',
        },
      },
    ]);
  });

  test('R4.10 battery 68 a store is open from its first to its last moment, by the clock and not by the job', async () => {
    const owner = await api().person('producer');
    const now = api().clock.now();
    const windows = {
      opensNow: { startDate: new Date(now) },
      opensIn1ms: { startDate: new Date(now + 1) },
      closesNow: { endDate: new Date(now) },
      closed1msAgo: { endDate: new Date(now - 1) },
      scheduledForNow: { status: 'scheduled', startDate: new Date(now) },
      paused: { status: 'paused' },
      withoutEnd: { endDate: null },
    } as const;
    const open: Record<string, unknown> = {};
    for (const [name, window] of Object.entries(windows)) {
      const { id } = await addStore(api(), owner, window);
      const { isOpen, status } = (await read(api(), id)).body.data.popupStore;
      open[name] = [isOpen, status];
    }
    expect(open).toEqual({
      opensNow: [true, 'active'],
      opensIn1ms: [false, 'active'],
      closesNow: [true, 'active'],
      closed1msAgo: [false, 'ended'],
      scheduledForNow: [true, 'active'],
      paused: [false, 'paused'],
      withoutEnd: [false, 'active'],
    });
  });

  test('R7.9 R9.7 lists open stores by newest start; upcoming and ended ones when asked', async () => {
    const owner = await api().person('producer');
    const mark = `feria-${newId()}`;
    const add = (name: string, fields: Parameters<typeof addStore>[2]) =>
      addStore(api(), owner, { name: `${mark} ${name}`, ...fields });
    await add('abierta', { startDate: inHours(api(), -5) });
    await add('recién abierta', { startDate: inHours(api(), -1) });
    await add('próxima', { status: 'scheduled', startDate: inHours(api(), 2) });
    await add('acabada', { endDate: inHours(api(), -2) });
    await add('cerrada', { status: 'ended', endDate: inHours(api(), -1) });
    const days = (count: number) => inHours(api(), -count * 24);
    await add('último día', { status: 'ended', startDate: days(40), endDate: days(30) });
    await add('olvidada', {
      status: 'ended',
      startDate: days(40),
      endDate: new Date(days(30).getTime() - 1),
    });
    await add('borrador', { status: 'draft' });
    await add('pausada', { status: 'paused' });
    await add('sin fotos', { isReady: false });
    expect(await listed(api(), mark)).toEqual(['recién abierta', 'abierta']);
    expect(await listed(api(), mark, { when: 'upcoming' })).toEqual(['próxima']);
    expect(await listed(api(), mark, { when: 'ended', sortBy: 'endDate' })).toEqual([
      'cerrada',
      'acabada',
      'último día',
    ]);
    expect(await listed(api(), mark, { when: 'all', sortBy: 'name', sortOrder: 'asc' })).toEqual([
      'abierta',
      'acabada',
      'cerrada',
      'próxima',
      'recién abierta',
      'último día',
    ]);
  });

  test('R9.14 a store is found by a word in singular or plural, and by a text that it contains, alike', async () => {
    const owner = await api().person('producer');
    for (const name of ['Brezo', 'Brezosol']) await addStore(api(), owner, { name, slug: newId() });
    const { body } = await api().call('listActivePopupStores', {
      query: { q: 'brezos', sortBy: 'name', sortOrder: 'asc' },
    });
    expect(body.data.popupStores.map(({ name }: { name: string }) => name)).toEqual(['Brezo', 'Brezosol']);
  });

  test('R9.14 what is searched for stands first, unless another order is asked for', async () => {
    const owner = await api().person('producer');
    const mark = `esparto${newId().slice(-6)}`;
    const add = (name: string, fields: Parameters<typeof addStore>[2]) =>
      addStore(api(), owner, { name, startDate: inHours(api(), -1), ...fields });
    await add('Ábaco', { description: `Cestas de ${mark}` });
    await add('Alpargata', { description: `Suelas de ${mark}` });
    await add(`Zurrón de ${mark}`, { startDate: inHours(api(), -9) });
    const names = async (query: Record<string, string>) =>
      (await listed(api(), mark, query)).map((name: string) => name.split(' ')[0]);
    expect((await names({}))[0]).toBe('Zurrón');
    expect([
      await names({ sortBy: 'name', sortOrder: 'asc' }),
      await names({ sortBy: 'name', sortOrder: 'desc' }),
    ]).toEqual([
      ['Ábaco', 'Alpargata', 'Zurrón'],
      ['Zurrón', 'Alpargata', 'Ábaco'],
    ]);
  });

  test('R9.14 finds stores by name, description, slug, category and tag, whatever the accents, and filters by category', async () => {
    const owner = await api().person('producer');
    const mark = newId();
    const add = (name: string, fields: Parameters<typeof addStore>[2]) =>
      addStore(api(), owner, { name, description: `Puesto ${mark}`, ...fields });
    await add('Cerámica', { categories: ['Hogar'], startDate: inHours(api(), -3) });
    await add('Huerta', {
      categories: ['Alimentación', mark],
      tags: [`Kilómetro ${mark}`],
      startDate: inHours(api(), -2),
    });
    const names = async (query: Record<string, string>) =>
      (await api().call('listActivePopupStores', { query })).body.data.popupStores.map(
        ({ name }: { name: string }) => name,
      );
    expect(await listed(api(), mark)).toEqual(['Huerta', 'Cerámica']);
    expect(await names({ q: `puesto ${mark}`, categories: 'Hogar,Moda' })).toEqual(['Cerámica']);
    expect(await names({ q: 'CERAMICA' })).toEqual(['Cerámica']);
    expect(await names({ q: `kilometro ${mark}` })).toEqual(['Huerta']);
    expect(await names({ q: '%' })).toEqual([]);
  });

  test('battery 87 pages of stores neither repeat nor miss any while stores are added', async () => {
    const owner = await api().person('producer');
    const mark = `feria-${newId()}`;
    const add = (name: string) =>
      addStore(api(), owner, { name: `${mark} ${name}`, createdAt: new Date(api().clock.now()) });
    for (const name of ['a', 'b', 'c']) await add(name);
    const query = { q: mark, limit: 2, sortBy: 'name', sortOrder: 'asc' } as const;
    const first = (await api().call('listActivePopupStores', { query })).body.data;
    api().clock.turn(1_000);
    await add('aa');
    const second = (
      await api().call('listActivePopupStores', {
        query: { ...query, offset: 2, asOf: first.pagination.asOf },
      })
    ).body.data;
    const namesOf = ({ popupStores }: { popupStores: { name: string }[] }) =>
      popupStores.map(({ name }) => name.slice(mark.length + 1));
    expect([namesOf(first), namesOf(second)]).toEqual([['a', 'b'], ['c']]);
    expect([first.pagination, second.pagination]).toEqual([
      { total: 3, hasMore: true, asOf: '2026-09-14T10:00:00.000Z' },
      { total: 3, hasMore: false, asOf: '2026-09-14T10:00:00.000Z' },
    ]);
  });
});
