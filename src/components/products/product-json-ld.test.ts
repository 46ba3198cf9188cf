import { describe, expect, test } from 'vitest';
import { NOW, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { productJsonLdText } from './product-json-ld.ts';

const market = {
  currency: 'EUR',
  absolute: (address: string) => `https://mercado.example${address}`,
  now: NOW,
};

describe(productJsonLdText, () => {
  test('tells price, stock and until when it is sold', () => {
    const product = sampleProduct({ imageUrls: ['/pictures/miel.webp'] });
    const { offers, name, image } = JSON.parse(productJsonLdText(product, sampleStore(), market));
    expect({ name, image, offers }).toEqual({
      name: 'Miel de romero',
      image: ['https://mercado.example/pictures/miel.webp'],
      offers: {
        '@type': 'Offer',
        url: `https://mercado.example/products/${sampleProduct().id}`,
        price: '9.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        availabilityStarts: '2026-11-10T10:00:00.000Z',
        availabilityEnds: '2026-11-30T20:00:00.000Z',
        seller: { '@type': 'Organization', name: 'La Colmena' },
      },
    });
  });

  test('R4.10 what is sold out, or lies in a stall that does not sell, is not to be had', () => {
    const availability = (stock: number, store: ReturnType<typeof sampleStore> | null) =>
      JSON.parse(productJsonLdText(sampleProduct({ stock }), store, market)).offers.availability;
    expect([
      availability(1, sampleStore()),
      availability(1, null),
      availability(0, sampleStore()),
      availability(1, sampleStore({ status: 'paused' })),
      availability(1, sampleStore({ startDate: '2026-11-25T10:00:00.000Z' })),
    ]).toEqual(
      ['InStock', 'InStock', 'OutOfStock', 'OutOfStock', 'OutOfStock'].map(
        (word) => `https://schema.org/${word}`,
      ),
    );
  });

  test('battery 20 a name cannot end the script element', () => {
    const name = '</script><img src=x onerror=alert(1)><!--';
    const data = productJsonLdText(sampleProduct({ name }), null, market);
    expect(data.includes('<')).toBe(false);
    expect(JSON.parse(data).name).toEqual(name);
  });
});
