import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { popupStores } from '../../server/db/schema-stores.ts';
import { products } from '../../server/db/schema-products.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';

type Query = Record<string, string | number | boolean>;

const list = async (api: TestApi, query: Query) => (await api.call('listProducts', { query })).body.data;

/** Producer with products of these names; `find` returns the names among them that a search finds. */
async function stall(api: TestApi, ...names: string[]) {
  const producer = await api.person('producer');
  for (const name of names)
    await addProduct(api, producer, { name, producerName: 'Amparo Ferrer', shortDescription: '' });
  const find = async (q: string, more: Query = {}): Promise<string[]> => {
    const found = await list(api, { producerId: producer.id, sort: 'name', q, ...more });
    return found.products.map(({ name }: { name: string }) => name);
  };
  return { producer, find };
}

describeApi('product search', (api) => {
  test('R7.14 accents and case count for nothing, and ñ is a letter of its own', async () => {
    const { find } = await stall(api(), 'Árbol de mesa', 'CAÑA de pescar', 'Cana postiza', 'Lápiz');
    expect(await find('arbol')).toEqual(['Árbol de mesa']);
    expect(await find('ÁRBOL')).toEqual(['Árbol de mesa']);
    expect(await find('ãrböl')).toEqual(['Árbol de mesa']);
    expect(await find('lapiz')).toEqual(['Lápiz']);
    expect(await find('caña')).toEqual(['CAÑA de pescar']);
    expect(await find('can\u0303a')).toEqual(['CAÑA de pescar']);
    expect(await find('cana')).toEqual(['Cana postiza']);
  });

  test('R7.14 one and many are the same word, a word may be begun, and all words must be there in any order', async () => {
    const { find } = await stall(api(), 'Camión de madera', 'Miel de romero', 'Miel de azahar', 'Jabón');
    expect(await find('camiones')).toEqual(['Camión de madera']);
    expect(await find('jabones')).toEqual(['Jabón']);
    expect(await find('mi')).toEqual(['Miel de azahar', 'Miel de romero']);
    expect(await find('romero, MIEL')).toEqual(['Miel de romero']);
    expect(await find('miel amparo')).toEqual(['Miel de azahar', 'Miel de romero']);
  });

  test('R7.14 typing errors are forgiven where no right word is found, and only there', async () => {
    const { find } = await stall(api(), 'Lámpara', 'Mermelada', 'Marmelada', 'Muñeca', 'Turrón', 'Año nuevo');
    expect(await find('lampra')).toEqual(['Lámpara']);
    expect(await find('turon')).toEqual(['Turrón']);
    expect(await find('mermelda')).toEqual(['Mermelada']);
    expect(await find('mermelada')).toEqual(['Mermelada']);
    expect(await find('amparo ferer')).toHaveLength(6);
    expect(await find('ano')).toEqual([]);
    expect(await find('xilófono')).toEqual([]);
  });

  test('R7.14 one result is enough: words before their beginnings, and some words before none', async () => {
    const { producer, find } = await stall(api(), 'Botijo', 'Candil');
    const told = async (q: string) => {
      const { pagination, lookedFor } = await list(api(), { producerId: producer.id, q });
      return [pagination.total, lookedFor];
    };
    expect([await find('candil'), await told('candil')]).toEqual([['Candil'], [1, undefined]]);
    expect(await told('botijo xilófono')).toEqual([1, { q: 'botijo xilófono', isPartial: true }]);
    expect(await told('botixo xilófono')).toEqual([1, { q: 'botijo xilofono', isPartial: true }]);
    expect(await told('xilófono trombón')).toEqual([0, undefined]);
  });

  test('R7.14 a word that one product has is not looked for as a beginning', async () => {
    const { find } = await stall(api(), 'Col', 'Colador');
    expect(await find('col')).toEqual(['Col']);
  });

  test('R7.14 the ninth word of a search and those after it are left out', async () => {
    const seven = 'Primero segundo tres cuatro cinco seis siete';
    const eight = `${seven} ocho`;
    const { find } = await stall(api(), eight, seven);
    expect(await find(`${eight} noveno décimo`)).toEqual([eight]);
  });

  test('battery 87 the pages of a forgiven search fit together', async () => {
    const { producer } = await stall(api(), 'Mermelada', 'Mermelada fina', 'Mermelada dulce');
    const asked = { producerId: producer.id, q: 'mermelda', sort: 'name', limit: 2 };
    const pages = [await list(api(), asked), await list(api(), { ...asked, offset: 2 })];
    expect(pages.map(({ pagination }) => [pagination.total, pagination.hasMore])).toEqual([
      [3, true],
      [3, false],
    ]);
    expect(pages.flatMap((page) => page.products.map(({ name }: { name: string }) => name))).toEqual([
      'Mermelada',
      'Mermelada dulce',
      'Mermelada fina',
    ]);
  });

  test('R7.14 the words of a query mean nothing to the database', async () => {
    const { find } = await stall(api(), 'Miel');
    for (const q of ["miel' | !'", 'miel & (', ':* <-> !', "\\'", 'miel:*', '1=1 --'])
      expect([q, await find(q)]).toEqual([q, /miel/.test(q) ? ['Miel'] : []]);
  });

  test('R7.14 what can be bought, and what is sold out', async () => {
    const { producer } = await stall(api());
    await addProduct(api(), producer, { name: 'Queda', stock: 1 });
    await addProduct(api(), producer, { name: 'Agotado', stock: 0 });
    const names = async (query: Query) =>
      (await list(api(), { producerId: producer.id, sort: 'name', ...query })).products.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names({ inStock: true })).toEqual(['Queda']);
    expect(await names({ inStock: false })).toEqual(['Agotado']);
    expect(await names({})).toEqual(['Agotado', 'Queda']);
    const { statusCode } = await api().app.inject('/api/products?inStock=a+veces');
    expect(statusCode).toBe(422);
  });

  test('R7.14 names stand in Spanish order', async () => {
    const { producer } = await stall(api(), 'Ñora', 'Oliva', 'Nuez', 'Zumo', 'nabo', 'Ánfora');
    const { products: sorted } = await list(api(), { producerId: producer.id, sort: 'name' });
    expect(sorted.map(({ name }: { name: string }) => name)).toEqual([
      'Ánfora',
      'nabo',
      'Nuez',
      'Ñora',
      'Oliva',
      'Zumo',
    ]);
  });

  test('R3.5 a product comes and goes with its store, and is its own when it leaves it', async () => {
    const { producer, find } = await stall(api());
    const draft = await addStore(api(), producer, { status: 'draft' });
    const open = await addStore(api(), producer);
    const { id } = await addProduct(api(), producer, { name: 'Farol', popupStoreId: draft.id });
    const { db } = api();
    const move = (popupStoreId: string | null) =>
      db.update(products).set({ popupStoreId }).where(eq(products.id, id));
    const change = (fields: Partial<typeof popupStores.$inferInsert>) =>
      db.update(popupStores).set(fields).where(eq(popupStores.id, draft.id));
    const seen: number[] = [];
    const look = async () => seen.push((await find('farol')).length);
    for (const step of [
      async () => {},
      () => change({ status: 'scheduled' }),
      () => change({ isReady: false }),
      () => change({ isReady: true, status: 'active' }),
      () => change({ status: 'archived' }),
      () => move(open.id),
      () => move(draft.id),
      () => db.delete(popupStores).where(eq(popupStores.id, draft.id)),
    ]) {
      await step();
      api().clock.turn(30_000);
      await look();
    }
    expect(seen).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });
});
