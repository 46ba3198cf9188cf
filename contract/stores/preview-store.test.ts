import { describe, expect, test } from 'vitest';
import { missingToPublish, MISSING_TO_PUBLISH } from './missing-to-publish.ts';
import { STORE_TEMPLATES } from './store-template.ts';
import { TEMPLATE_COLOURS } from './template-colours.ts';
import { sampleStore } from '../../tests/support/samples/samples.ts';
import { previewStore } from './preview-store.ts';
import { newStoreValues, storeValuesOf } from './store-form-values.ts';

const blank = newStoreValues({ ownerId: 'p1', ownerName: 'Ana Ruiz', timeZone: 'Europe/Madrid' });
const jpeg = new File([new Uint8Array(2048)], 'puesto.jpg', { type: 'image/jpeg' });

describe('a store as it is being written', () => {
  test('R5.2 has an address from the first letter on', () => {
    expect(previewStore(blank).slug).toEqual('tienda');
    expect(previewStore({ ...blank, name: 'Café & Ñandú' }).slug).toEqual('cafe-nandu');
    expect(previewStore({ ...blank, name: 'Café', slug: ' Mi-Puesto ' }).slug).toEqual('mi-puesto');
  });

  test('opens and closes by the clocks of its market', () => {
    const dates = { startDay: '2026-12-03', startTime: '10:00', endDay: '2026-12-06', endTime: '21:30' };
    const { startDate, endDate } = previewStore({ ...blank, dates });
    expect([startDate, endDate]).toEqual(['2026-12-03T09:00:00.000Z', '2026-12-06T20:30:00.000Z']);
    expect(previewStore({ ...blank, dates: { ...dates, endTime: '' } }).endDate).toEqual(null);
  });

  test('R3.7 wears its template, in its colours', () => {
    const look = { template: 'tech' as const, ...TEMPLATE_COLOURS.tech, primaryColor: '#AA0000' };
    const { primaryColor, secondaryColor, theme } = previewStore({ ...blank, look }).config;
    expect([primaryColor, secondaryColor, theme?.layout]).toEqual([
      '#AA0000',
      TEMPLATE_COLOURS.tech.secondaryColor,
      'tech',
    ]);
  });

  test('shows a picture that is only here yet under the address of this page', () => {
    const heroImage = { item: { key: 'k', file: jpeg }, isPending: false, refused: [] };
    const draft = previewStore({ ...blank, heroImage }, { heroImage: 'blob:1' });
    expect([draft.heroImageUrl, draft.config.heroImage, draft.logoUrl]).toEqual(['blob:1', 'blob:1', null]);
  });

  test('tells of who sells what is understood, and nothing that is blank', () => {
    const seller = {
      ...blank,
      taxId: ' 12345678Z ',
      payment: [{ kind: 'bizum' as const, note: ' 600 100 200 ' }],
      delivery: [{ kind: 'shipping' as const, price: '4,50', freeFrom: 'mucho', days: '2', note: '' }],
      tags: 'miel, , miel, cera',
    };
    expect([previewStore(seller).ownerInfo, previewStore(seller).metadata?.tags]).toEqual([
      {
        name: 'Ana Ruiz',
        taxId: '12345678Z',
        payment: [{ kind: 'bizum', note: '600 100 200' }],
        delivery: [{ kind: 'shipping', price: 4.5, days: 2 }],
      },
      ['miel', 'cera'],
    ]);
  });

  test('R5.4 lacks everything at first', () => {
    expect(missingToPublish(previewStore(blank))).toEqual([...MISSING_TO_PUBLISH]);
  });

  test('of a store that is there it is that store', () => {
    const store = sampleStore({
      description: 'Miel de Soria',
      heroImageUrl: '/pictures/a.webp',
      config: { tagline: 'De romero', categories: ['miel', 'cera'], primaryColor: '#123456' },
      ownerInfo: {
        name: 'Ana',
        payment: [{ kind: 'transfer', note: 'ES00' }],
        delivery: [{ kind: 'shipping', price: 4.5, days: 2 }],
      },
    });
    expect(previewStore(storeValuesOf(store, blank))).toEqual({
      ...store,
      ownerId: 'p1',
      config: {
        name: store.name,
        tagline: 'De romero',
        description: store.description,
        heroImage: '/pictures/a.webp',
        logo: null,
        primaryColor: '#123456',
        secondaryColor: TEMPLATE_COLOURS.minimal.secondaryColor,
        categories: ['miel', 'cera'],
        theme: STORE_TEMPLATES.minimal.theme,
      },
      logoUrl: null,
      avatarUrl: null,
      eventBannerUrl: null,
      metadata: {
        owner: 'Ana',
        description: store.description,
        categories: ['miel', 'cera'],
        tags: [],
      },
    });
  });
});
