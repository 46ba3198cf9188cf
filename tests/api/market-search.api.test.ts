import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoMarket } from '../../demo/seed-demo-market.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { addStore } from '../support/api/add-market-rows.ts';

/** Expected first results: beginnings of the names in order, or the store of all of them. */
type First = readonly string[] | { store: string };

const HONEYS = ['Miel de romero', 'Miel de azahar', 'Miel de castaño'];
const NOTEBOOKS = ['Cuaderno negro', 'Cuaderno de tapa', 'Cuaderno de anillas'];
const CUPS = ['Taza de café', 'Taza de café', 'Taza de té'];
const JAMS = ['Mermelada de naranja', 'Mermelada de fresón', 'Mermelada de arándano'];

const AS_TYPED: [string, First][] = [
  // Singular and plural, with and without accents.
  ['miel', HONEYS],
  ['mieles', HONEYS],
  ['MIEL', HONEYS],
  ['taza', CUPS],
  ['tazas', CUPS],
  ['tetera', ['Tetera esmaltada', 'Tetera esmaltada']],
  ['cuaderno', NOTEBOOKS],
  ['cuadernos', NOTEBOOKS],
  ['mermeladas', JAMS],
  ['lápiz', ['Lápices de cedro']],
  ['lapices', ['Lápices de cedro']],
  ['huevo', ['Huevos de corral', 'Flan de huevo']],
  ['huevos', ['Huevos de corral', 'Flan de huevo']],
  ['relojes', ['Reloj de sobremesa']],
  ['camaras', ['Cámara réflex', 'Cámara compacta']],
  ['vestidos', ['Vestido de lino', 'Vestido de lino']],
  ['muñeca', ['Muñeca rusa']],
  ['telefono', ['Teléfono de teclas', 'Teléfono de teclas']],
  ['aceitunas', ['Aceitunas manzanilla', 'Aceituna gordal']],
  ['violin', ['Violín de estudio']],
  ['cuencos', ['Cuenco azul']],
  ['tambores', ['Tambor con dos']],
  // Prefixes of words.
  ['choco', ['Galletas de chocolate', 'Rosco de chocolate', 'Tableta de chocolate']],
  ['bici', ['Bicicleta de paseo']],
  ['saxo', ['Saxofón alto']],
  // Several words in any order, with stop words.
  ['miel romero', ['Miel de romero']],
  ['romero miel', ['Miel de romero']],
  ['miel de romero', ['Miel de romero']],
  ['bufanda roja', ['Bufanda de lana roja']],
  ['teléfono rojo', ['Teléfono de teclas rojo']],
  ['gafas sol', ['Gafas de sol']],
  ['cesta mimbre', ['Cesta de mimbre']],
  ['taza café', ['Taza de café', 'Taza de café']],
  ['miel amparo', HONEYS],
  // Numbers with units, and names that end in a number.
  ['500 g', HONEYS],
  ['500g', HONEYS],
  ['500gr', HONEYS],
  ['500 gr', HONEYS],
  ['500 gramos', HONEYS],
  ['miel 500g', HONEYS],
  ['30cm', ['Espejo con marco']],
  ['espejo 30 cms', ['Espejo con marco']],
  ['super8', ['Tomavistas Super 8']],
  ['Súper8', ['Tomavistas Super 8']],
  // Stores and producers.
  ['barro y cal', { store: 'Barro y Cal' }],
  ['cara b', { store: 'Cara B' }],
  ['barroycal', { store: 'Barro y Cal' }],
  ['colmena', { store: 'La Colmena' }],
  ['la parra', { store: 'La Parra' }],
  ['son y madera', { store: 'Son y Madera' }],
  ['percal', { store: 'Percal' }],
  ['tinta fina', { store: 'Tinta Fina' }],
  ['amparo ferrer', HONEYS],
  ['juguetes trompo', { store: 'El Trompo' }],
  // Categories and tags; products for sale come before others.
  ['cerámica', { store: 'Barro y Cal' }],
  ['ceràmica', { store: 'Barro y Cal' }],
  ['papeleria', { store: 'Tinta Fina' }],
  ['moda', { store: 'Percal' }],
  ['infantil', { store: 'El Trompo' }],
  ['tecnología', { store: 'Cara B' }],
  ['vintage', { store: 'Cara B' }],
  ['musica', { store: 'Cara B' }],
  ['regalo', { store: 'Tinta Fina' }],
  ['sin pilas', { store: 'El Trompo' }],
  ['masa madre', ['Pan de molde']],
  ['barro', ['Orza de barro', 'Ánfora de terracota']],
  // Words of neighbouring languages.
  ['mel', HONEYS],
  ['formatge', ['Queso de vaca', 'Queso de Mahón']],
  ['xocolata', ['Galletas de chocolate']],
];

const MISTYPED: [string, string, First][] = [
  ['cermica', 'cerámica', { store: 'Barro y Cal' }],
  ['seramica', 'cerámica', { store: 'Barro y Cal' }],
  ['mirl', 'miel', HONEYS],
  ['cuadenro', 'cuaderno', NOTEBOOKS],
  ['quaderns', 'cuadernos', NOTEBOOKS],
  ['vufanda', 'bufanda', ['Bufanda de lana', 'Bufanda de lana']],
  ['jugetes', 'juguetes', { store: 'El Trompo' }],
  ['uebos', 'huevos', ['Huevos de corral']],
  ['gitarra', 'guitarra', ['Guitarra eléctrica']],
  ['auricualres', 'auriculares', ['Auriculares de diadema']],
  ['muneca', 'muñeca', ['Muñeca rusa']],
  ['kesos', 'quesos', ['Queso de vaca', 'Queso de Mahón']],
  ['tecnolojia', 'tecnología', { store: 'Cara B' }],
  ['inigo', 'íñigo', ['Ánfora de terracota']],
  ['persal', 'percal', { store: 'Percal' }],
  ['miel romreo', 'miel romero', ['Miel de romero']],
];

interface Found {
  name: string;
  popupStore?: { name: string };
}

async function search(api: TestApi, q: string) {
  const { data } = (await api.call('listProducts', { query: { q, limit: 3 } })).body;
  return { found: data.products as Found[], lookedFor: data.lookedFor, total: data.pagination.total };
}

function seenAs(found: readonly Found[], first: First) {
  if ('store' in first) return found.map(({ popupStore }) => popupStore?.name);
  return found.slice(0, first.length).map(({ name }, place) => name.slice(0, first[place]!.length));
}

const wanted = (first: First) => ('store' in first ? [first.store, first.store, first.store] : first);

describeApi('market search', (api) => {
  beforeAll(async () => void (await seedDemoMarket(api())));

  describe('R7.14 what is looked for stands first', () => {
    test.each(AS_TYPED)('«%s»', async (q, first) => {
      const { found, lookedFor } = await search(api(), q);
      expect([seenAs(found, first), lookedFor]).toEqual([wanted(first), undefined]);
    });
  });

  describe('R7.14 what was meant is looked for where nothing is written so, and the answer tells', () => {
    test.each(MISTYPED)('«%s»', async (q, meant, first) => {
      const { found, lookedFor } = await search(api(), q);
      expect([seenAs(found, first), lookedFor]).toEqual([wanted(first), { q: meant, isPartial: false }]);
    });
  });

  test('R7.14 where no product has all words, those that have some of them are told as such, the thing itself first', async () => {
    const { found, lookedFor } = await search(api(), 'bufanda azul');
    expect(found.map(({ name }) => name.split(' ')[0])).toEqual(['Bufanda', 'Bufanda', 'Vestido']);
    expect(lookedFor).toEqual({ q: 'bufanda azul', isPartial: true });
  });

  test.each(['vinilos', 'xilófono', 'asdfgh', 'patatas', '𒾐𝐀', 'constructor'])(
    'R7.14 nothing is made up for what nobody sells: «%s»',
    async (q) => expect(await search(api(), q)).toEqual({ found: [], lookedFor: undefined, total: 0 }),
  );

  test.each([
    ['cuadernos', ['Tinta Fina'], undefined],
    ['ceramica', ['Barro y Cal'], undefined],
    ['cermica', ['Barro y Cal'], 'cerámica'],
    ['trompo', ['El Trompo'], undefined],
    ['lola', ['Percal'], undefined],
    ['kimono', ['Percal'], undefined],
    ['bufnada', ['Percal'], 'bufanda'],
    ['asdfgh', [], undefined],
  ])(
    'R7.9 R9.14 a store is found by its name, who keeps it, what it is about and what it sells: «%s»',
    async (q, names, meant) => {
      const { data } = (await api().call('listActivePopupStores', { query: { q, when: 'all' } })).body;
      const found = data.popupStores.map(({ name }: { name: string }) => name);
      expect([found, data.lookedFor?.q]).toEqual([names, meant]);
    },
  );

  test('R9.14 a store that sells nothing yet is found by who keeps it', async () => {
    const keeper = await api().person('producer');
    await addStore(api(), keeper, { name: 'Mimbre vivo', ownerInfo: { name: 'Remedios Quiroga' } });
    for (const [q, meant] of [['quiroga'], ['quiorga', 'quiroga']] as const) {
      const { data } = (await api().call('listActivePopupStores', { query: { q, when: 'all' } })).body;
      expect(data.popupStores.map(({ name }: { name: string }) => name)).toEqual(['Mimbre vivo']);
      expect(data.lookedFor?.q).toBe(meant);
    }
  });
});
