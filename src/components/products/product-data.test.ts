import { describe, expect, test } from 'vitest';
import { sampleProduct, sampleStore } from '../../../tests/support/samples.ts';
import { productData } from './product-data.ts';

describe(productData, () => {
  test('tells price, stock and until when it is sold', () => {
    const { offers, name } = JSON.parse(productData(sampleProduct(), sampleStore(), 'EUR'));
    expect({ name, offers }).toEqual({
      name: 'Miel de romero',
      offers: {
        '@type': 'Offer',
        url: `/products/${sampleProduct().id}`,
        price: '9.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        availabilityEnds: '2026-11-30T20:00:00.000Z',
        seller: { '@type': 'Organization', name: 'La Colmena' },
      },
    });
  });

  test('battery 20 a name cannot end the script element', () => {
    const name = '</script><img src=x onerror=alert(1)><!--';
    const data = productData(sampleProduct({ name }), null, 'EUR');
    expect(data.includes('<')).toBe(false);
    expect(JSON.parse(data).name).toEqual(name);
  });
});
