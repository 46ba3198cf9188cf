import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { alertText } from '../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../../machines/ui/resource.types.ts';
import type { StorePageContent } from '../../machines/stores/store-page.machine.ts';
import { wireStorePage } from '../../wiring/stores/store-screen.ts';
import { FavouriteProvider } from '../favourites/favourite-slot.tsx';
import { useStallName } from '../market/visible-stores-context.ts';
import { StorePageView } from './StorePageView.tsx';

afterEach(cleanup);

const Offer = ({ product }: { product: Product }) => (
  <article>{[product.name, useStallName(product)].join(', ')}</article>
);

async function mount(result: LoadResult<StorePageContent>) {
  const logic = wireStorePage({ loadStorePage: async () => result });
  const actorRef = createActor(logic, { input: { question: { idOrSlug: 'la-colmena' }, now: NOW } });
  await renderWithMarketProviders(
    <FavouriteProvider value={({ kind, name }) => <b data-part="heart">{`${kind} ${name}`}</b>}>
      <StorePageView
        actorRef={actorRef.start()}
        Offer={Offer}
        Missing={({ idOrSlug }) => <h1>{`No está ${idOrSlug}`}</h1>}
      />
    </FavouriteProvider>,
  );
  await act(async () => {});
}

const show = (store: Partial<PopupStore>, products: Product[] = [], hasMore = false) =>
  mount({
    ok: true,
    value: { store: sampleStore(store), products, pagination: { total: products.length, hasMore } },
  });

const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const textsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const hrefsIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
const words = () => textsIn('[data-part=store-words] :is([data-part=stamp], h1, p, summary)');
const counter = () => [
  textsIn('section[aria-labelledby=mostrador] :is(article, p)'),
  hrefsIn('section[aria-labelledby=mostrador]'),
];
const owner = () => textsIn('[data-part=store-owner] :is(h2, p, a)');
const picture = () => document.querySelector('[data-part=store-hero] img')?.getAttribute('src');
const face = () => document.querySelector('link[rel=preload][as=font]')?.getAttribute('href') ?? null;
const template = () => document.querySelector('[data-template]')?.getAttribute('data-template');

const honey = sampleProduct();
const pollen = sampleProduct({ id: sampleId(8), name: 'Polen', producerName: 'Luis Gil' });

describe('the page of a store', () => {
  test('a store that tells all has its words, its goods and its seller, in the dress that it chose', async () => {
    await show(
      {
        heroImageUrl: '/pictures/colmena.webp',
        config: {
          tagline: 'Del monte a la mesa',
          description: 'Colmenas en la sierra.',
          heroImage: '/pictures/vieja.webp',
          theme: { layout: 'elegant' },
        },
        ownerInfo: { name: 'Apicultura Ruiz', description: 'Tres generaciones.' },
      },
      [honey, pollen],
      true,
    );
    expect([document.title, metaOf('description'), metaOf('og:image'), metaOf('robots')]).toEqual([
      'La Colmena · Tenderete',
      'Del monte a la mesa',
      '/pictures/colmena-share.jpeg',
      null,
    ]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/tienda/la-colmena');
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"name":"La Colmena"',
    );
    expect([template(), face()]).toEqual(['elegant', '/fonts/cormorant-garamond.woff2']);
    expect([picture(), screen.getAllByAltText('El puesto de La Colmena').length]).toEqual([
      '/pictures/colmena.webp',
      1,
    ]);
    expect(textsIn('[data-part=heart]')).toEqual(['popupStore La Colmena']);
    expect(words()).toEqual([
      'Abierto · cierra en 10 días',
      'La Colmena',
      'Del monte a la mesa',
      'Colmenas en la sierra.',
      'Cierra el 30 nov 2026, 21:00',
    ]);
    expect(screen.getByRole('region', { name: 'En el mostrador' }).localName).toBe('section');
    expect(counter()).toEqual([
      ['Miel de romero, Ana Ruiz', 'Polen, Luis Gil'],
      ['/products?popups=la-colmena'],
    ]);
    expect(screen.getByRole('region', { name: 'Quién vende' }).id).toBe('quien-vende');
    expect(owner()).toEqual([
      'Apicultura Ruiz',
      'Tres generaciones.',
      'Quién vende, cómo se paga, cómo te llega y qué pasa si lo devuelves',
      '10–30 nov 2026',
      'Ver otros puestos',
    ]);
    expect(hrefsIn('[data-part=store-owner]')).toEqual(['/condiciones/la-colmena', '/tiendas']);
  });

  test('a store that tells little has no empty places, and one seller is not named on each of its goods', async () => {
    await show({ startDate: null, config: { heroImage: '/pictures/vieja.webp' } }, [honey]);
    expect([metaOf('description'), metaOf('og:image'), picture()]).toEqual([
      'Miel de Soria',
      '/pictures/vieja-share.jpeg',
      '/pictures/vieja.webp',
    ]);
    expect([template(), face()]).toEqual(['minimal', null]);
    expect(words()).toEqual(['Sin fechas', 'La Colmena', 'Miel de Soria']);
    expect(counter()).toEqual([['Miel de romero, '], []]);
    expect(owner()).toEqual([
      'Quién vende',
      'Quién vende, cómo se paga, cómo te llega y qué pasa si lo devuelves',
      'Ver otros puestos',
    ]);
    expect(screen.queryByRole('list', { name: 'Qué vende' })).toBeNull();
    cleanup();
    await show({ description: '', endDate: null, config: { theme: { layout: 'fashion' } } });
    expect(words()).toEqual(['Sin fechas', 'La Colmena']);
    expect(counter()).toEqual([['Este puesto todavía no ha sacado su mercancía.'], []]);
    expect(face()).toBe('/fonts/bodoni-moda.woff2');
    expect(screen.getAllByRole('img', { name: 'El puesto de La Colmena' })).toHaveLength(1);
    expect(owner()).not.toContain('10–30 nov 2026');
  });

  test.each([
    [90, []],
    [91, ['Leer másLeer menos']],
  ])('a story of %i letters is folded: %j', async (length, folds) => {
    await show({ description: 'a'.repeat(length) });
    expect(textsIn('[data-part=folded-text] summary')).toEqual(folds);
  });

  test('in its last day the stamp alone says when it closes', async () => {
    await show({ endDate: '2026-11-20T14:30:00.000Z' });
    expect(words()).toEqual(['Cierra hoy a las 15:30 · 2 h 30 min', 'La Colmena', 'Miel de Soria']);
  });

  test('a store that is not there is named as it was asked for; what failed can be tried again', async () => {
    await mount({ ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No está la-colmena');
    cleanup();
    await mount({ ok: false, failure: sampleFailure('TIMEOUT') });
    const words = 'La solicitud tardó demasiado. Verifica tu conexión.';
    expect([alertText(), document.title, metaOf('robots')]).toEqual([words, 'Puesto · Tenderete', 'noindex']);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect([alertText(), document.querySelector('[aria-busy=true]')?.localName]).toEqual([null, 'div']);
    await act(async () => {});
    expect(alertText()).toBe(words);
  });
});
