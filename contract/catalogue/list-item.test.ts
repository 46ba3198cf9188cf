import { expect, test } from 'vitest';
import { sampleProduct, sampleStore } from '../../tests/support/samples/samples.ts';
import {
  storeForProductPage,
  withoutStoreFields,
  toListItem,
  storeForCart,
  storeCardOf,
  withoutSaleTerms,
} from './list-item.ts';

const themeOf = (config: Parameters<typeof storeCardOf>[0]['config']) =>
  storeCardOf(sampleStore({ config: { ...config, theme: { layout: 'tech', cardStyle: 'flat' } } })).config
    .theme;

test('R3.7 a card knows the template of its store only where colours of its own are missing', () => {
  expect([
    themeOf({ primaryColor: '#7A4A0F', secondaryColor: '#F2C14E' }),
    themeOf({ primaryColor: '#7A4A0F' }),
    themeOf({}),
  ]).toEqual([undefined, { layout: 'tech' }, { layout: 'tech' }]);
});

test('a card shows the picture of its store, which may stand in its config, and two of its categories', () => {
  const config = { heroImage: '/pictures/b.webp', tagline: 'Miel', categories: ['a', 'b', 'c'] };
  const card = storeCardOf(sampleStore({ config, ownerId: 'x', description: 'Larga' }));
  expect(card).toEqual({
    id: sampleStore().id,
    name: 'La Colmena',
    slug: 'la-colmena',
    status: 'active',
    startDate: '2026-11-10T10:00:00.000Z',
    endDate: '2026-11-30T20:00:00.000Z',
    productCount: 2,
    heroImageUrl: '/pictures/b.webp',
    config: { tagline: 'Miel', categories: ['a', 'b'] },
  });
  const own = sampleStore({ config, heroImageUrl: '/pictures/a.webp' });
  expect(storeCardOf(own).heroImageUrl).toBe('/pictures/a.webp');
});

test('no shopper’s page carries what no shopper is shown', () => {
  const untold = {
    ownerId: 'x',
    createdAt: 'x',
    updatedAt: 'x',
    metadata: { owner: 'x' },
    eventBanner: 'x',
    eventBannerUrl: 'x',
    avatarUrl: 'x',
    isOpen: true,
    opensAt: 'x',
    closesAt: 'x',
  };
  expect(storeForCart(sampleStore(untold))).toStrictEqual(sampleStore());
  const config = { tagline: 'Miel', theme: { layout: 'tech', cardStyle: 'flat' } };
  expect(storeForCart(sampleStore({ config })).config).toStrictEqual({
    tagline: 'Miel',
    theme: { layout: 'tech' },
  });
});

test('R5.4 a page carries no terms of a sale but those that it shows', () => {
  const [payment, delivery] = [[{ kind: 'bizum' }], [{ kind: 'pickup' }]];
  const ownerInfo = { name: 'Ana', taxId: '00000001R', returns: 'En 14 días', payment, delivery };
  const words = { description: 'Apicultora' };
  const ownersOf = (store: Parameters<typeof withoutSaleTerms>[0]) => [
    withoutSaleTerms(store).ownerInfo,
    storeForProductPage(store).ownerInfo,
  ];
  expect([
    ...ownersOf(sampleStore({ ownerInfo: { ...ownerInfo, ...words } })),
    ...ownersOf(sampleStore({ ownerInfo: { name: 'Ana' } })),
  ]).toStrictEqual([
    { name: 'Ana', ...words },
    { name: 'Ana', payment, delivery },
    { name: 'Ana' },
    { name: 'Ana', payment: [], delivery: [] },
  ]);
  expect([withoutSaleTerms, storeForProductPage].map((keep) => keep(sampleStore()))).toStrictEqual([
    sampleStore(),
    sampleStore(),
  ]);
});

test('a listed product names who sells it', () => {
  expect(toListItem(sampleProduct({ producerName: 'Taller Cara B' })).producerName).toBe('Taller Cara B');
  const { producerName, sellerName } = toListItem(
    sampleProduct({ producerName: 'Taller Cara B', sellerName: 'Íñigo Garmendia' }),
  );
  expect([producerName, sellerName]).toEqual(['Íñigo Garmendia', undefined]);
});

test('a listed product is without what its own page tells, and beside its store without that', () => {
  const { producerId: _, imageUrls: _pictures, ...listed } = sampleProduct();
  const told = {
    shortDescription: 'x',
    isPopupStoreExclusive: true,
    details: { sizes: 'x' },
    createdAt: 'x',
    updatedAt: 'x',
    version: 7,
  };
  const store = { isActive: true, popupStore: null };
  expect(toListItem(sampleProduct({ ...told, ...store }))).toEqual({ ...listed, ...store });
  expect(withoutStoreFields(sampleProduct(store))).toEqual(sampleProduct());
});
