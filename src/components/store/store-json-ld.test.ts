import { describe, expect, test } from 'vitest';
import { sampleStore } from '../../../tests/support/samples/samples.ts';
import { storeJsonLdText } from './store-json-ld.ts';

const absolute = (address: string) => `https://mercado.example${address}`;

describe(storeJsonLdText, () => {
  test('R2.17 search engines read of a shop and of its days, with whole addresses', () => {
    const store = sampleStore({
      heroImageUrl: '/pictures/colmena.webp',
      logoUrl: '/pictures/logo.webp',
      ownerInfo: { name: 'Ana Ruiz' },
      config: { tagline: 'Miel cruda' },
    });
    const said = {
      name: 'La Colmena',
      description: 'Miel cruda',
      url: 'https://mercado.example/tienda/la-colmena',
      image: 'https://mercado.example/pictures/colmena.webp',
    };
    expect(JSON.parse(storeJsonLdText(store, { absolute }))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'OnlineStore',
          '@id': 'https://mercado.example/tienda/la-colmena#puesto',
          ...said,
          logo: 'https://mercado.example/pictures/logo.webp',
          founder: { '@type': 'Person', name: 'Ana Ruiz' },
        },
        {
          '@type': 'SaleEvent',
          ...said,
          startDate: '2026-11-10T10:00:00.000Z',
          endDate: '2026-11-30T20:00:00.000Z',
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          location: { '@type': 'VirtualLocation', url: 'https://mercado.example/tienda/la-colmena' },
          organizer: { '@id': 'https://mercado.example/tienda/la-colmena#puesto' },
        },
      ],
    });
  });

  test('a store without dates, or one that is paused, is no event; no text of an owner ends the script', () => {
    const typesOf = (store: Parameters<typeof storeJsonLdText>[0]) =>
      JSON.parse(storeJsonLdText(store, { absolute }))['@graph'].map(
        (one: { '@type': string }) => one['@type'],
      );
    const hostile = storeJsonLdText(sampleStore({ description: '</script><script>' }), { absolute });
    expect([
      typesOf(sampleStore({ startDate: null })),
      typesOf(sampleStore({ status: 'paused' })),
      hostile.includes('<'),
    ]).toEqual([['OnlineStore'], ['OnlineStore'], false]);
  });
});
