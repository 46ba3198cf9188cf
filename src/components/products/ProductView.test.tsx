import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { alertText } from '../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import type { ProductPage } from '../../machines/catalogue/product.machine.ts';
import type { LoadResult } from '../../machines/ui/resource.types.ts';
import { wireProduct } from '../../wiring/catalogue/product.wiring.ts';
import { FavouriteProvider } from '../favourites/favourite-slot.tsx';
import { useStoreUrgency } from '../market/visible-stores-context.ts';
import { ProductView, type PurchaseProps } from './ProductView.tsx';

afterEach(cleanup);

const Purchase = ({ product, closedReason }: PurchaseProps) => (
  <p>{`Comprar ${product.name}${closedReason ? `: ${closedReason}` : ''}`}</p>
);
const Offer = ({ product }: { product: Product }) => (
  <article>{[product.name, useStoreUrgency(product).closed].join(' ').trim()}</article>
);

async function mount(glimpse?: ProductPlaceholder) {
  let loading = deferred<LoadResult<ProductPage>>();
  const logic = wireProduct({ loadProduct: () => (loading = deferred()).promise });
  const input = { question: { id: sampleId(2) }, now: NOW, glimpse };
  const actorRef = createActor(logic, { input }).start();
  await renderWithMarketProviders(
    <FavouriteProvider value={({ kind, name }) => <b data-part="heart">{`${kind} ${name}`}</b>}>
      <ProductView
        actorRef={actorRef}
        Offer={Offer}
        Purchase={Purchase}
        Missing={({ id }) => <h1>{`No está ${id}`}</h1>}
        currency="EUR"
      />
    </FavouriteProvider>,
  );
  return (result: LoadResult<ProductPage>) => act(async () => loading.resolve(result));
}

async function show(page: Partial<ProductPage>, glimpse?: ProductPlaceholder) {
  const answer = await mount(glimpse);
  await answer({ ok: true, value: { product: sampleProduct(), store: null, related: [], ...page } });
}

const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const linksIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
const about = () =>
  [...document.querySelectorAll('[data-part=about] > *')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
const textsOf = (part: string) =>
  [...document.querySelectorAll(`[data-part=${part}] :is(p, dt, dd)`)].map(({ textContent }) => textContent);
const pictures = () =>
  [...document.querySelectorAll('[data-part=gallery] > button img')].map((picture) => [
    picture.getAttribute('src'),
    picture.getAttribute('alt'),
  ]);
const small = () =>
  screen
    .queryAllByRole('button', { name: /^Imagen \d de \d$/ })
    .map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-current')]);
const crumbs = () => linksIn(screen.getByRole('navigation', { name: 'Estás en' }));

const store = sampleStore({
  config: { tagline: 'Del monte a la mesa' },
  ownerInfo: { name: 'Ana Ruiz', payment: [{ kind: 'bizum' }], delivery: [{ kind: 'shipping', price: 4.5 }] },
});
const rich = sampleProduct({
  sellerName: 'Apicultura Ruiz',
  shortDescription: 'Miel cruda de la sierra.',
  isPopupStoreExclusive: true,
  details: { content: { amount: 0.5, unit: 'kg' }, allergens: ['gluten'] },
});

describe('the page of a product', () => {
  test('a product of a store shows all that helps to decide, with the ways to its store and its maker', async () => {
    await show({
      product: rich,
      store,
      related: [
        sampleProduct({ id: sampleId(8), name: 'Miel de azahar' }),
        sampleProduct({ id: sampleId(9), name: 'Polen' }),
      ],
    });
    expect([document.title, metaOf('description'), metaOf('og:image'), metaOf('robots')]).toEqual([
      'Miel de romero · Tenderete',
      'Miel cruda de la sierra.',
      '/pictures/miel-share.jpeg',
      null,
    ]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      '/products/00000000-0000-7000-8000-000000000002',
    );
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"name":"Miel de romero"',
    );
    expect(crumbs()).toEqual([
      ['Inicio', '/'],
      ['Productos', '/products'],
      ['La Colmena', '/tienda/la-colmena'],
    ]);
    expect(about()).toEqual([
      'Solo en este puesto',
      'Abierto · cierra en 10 días',
      'Miel de romero',
      '9,50 €19,00 €/kgQuedan 4',
      'La Colmena',
      'Hecho por Apicultura Ruiz',
    ]);
    expect(linksIn(document.querySelector('[data-part=about]'))).toEqual([
      ['La Colmena', '/tienda/la-colmena'],
      ['Apicultura Ruiz', '/products?producerId=00000000-0000-7000-8000-000000000003'],
    ]);
    expect(textsOf('purchase')).toEqual(['Comprar Miel de romero']);
    expect(textsOf('more').map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'Miel cruda de la sierra.',
      'Contenido',
      '0,5 kg',
      'Alérgenos',
      'Contiene gluten.',
      'La Colmena',
      'Del monte a la mesa',
      'Cómo se paga',
      'Bizum. Te dirá a qué número al recibir tu pedido.',
      'Cómo te llega',
      'Envío: 4,50 €.',
    ]);
    expect(linksIn(screen.getByRole('region', { name: 'El puesto' }))).toEqual([
      ['Quién vende y cómo se devuelve', '/condiciones/la-colmena'],
      ['Ver todo el puesto', '/tienda/la-colmena'],
    ]);
    expect(screen.getByRole('region', { name: 'Más de La Colmena' }).textContent).toBe(
      'Más de La ColmenaMiel de azaharPolen',
    );
    expect(document.querySelector('[data-part=heart]')?.textContent).toBe('product Miel de romero');
  });

  test('a product of no store, without words, pictures and an account of its maker says no more than there is', async () => {
    const bare = { popupStoreId: null, producerId: '', thumbnailUrl: null, imageUrls: [] };
    await show({
      product: sampleProduct(bare),
      related: [sampleProduct({ id: sampleId(8), name: 'Polen' })],
    });
    expect([metaOf('description')?.replaceAll('\u00A0', ' '), metaOf('og:image')]).toEqual([
      'Miel de romero, de Ana Ruiz. 9,50 €.',
      null,
    ]);
    expect(crumbs()).toEqual([
      ['Inicio', '/'],
      ['Productos', '/products'],
    ]);
    expect(about()).toEqual(['Miel de romero', '9,50 €Quedan 4', 'Hecho por Ana Ruiz']);
    expect(linksIn(document.querySelector('[data-part=about]'))).toEqual([]);
    expect([textsOf('purchase'), textsOf('more')]).toEqual([['Comprar Miel de romero'], []]);
    expect(screen.getByRole('region', { name: 'Más de Ana Ruiz' }).textContent).toBe('Más de Ana RuizPolen');
    expect(screen.queryByRole('region', { name: 'El puesto' })).toBeNull();
    expect([screen.queryByRole('button', { name: /^Ampliar/ }), small()]).toEqual([null, []]);
    expect(screen.queryByRole('list', { name: 'Imágenes del producto' })).toBeNull();
  });

  test('a product whose store is closed, or is not to be seen, says so where it would be bought', async () => {
    await show({
      store: sampleStore({ endDate: '2026-11-19T20:00:00.000Z', ownerInfo: null }),
      related: [sampleProduct({ id: sampleId(8), name: 'Polen' })],
    });
    expect(textsOf('purchase')).toEqual([
      'Comprar Miel de romero: La tienda finalizó el 19 nov 2026, 21:00. Ya no se pueden realizar compras.',
    ]);
    expect(textsOf('more').slice(0, 2)).toEqual(['La Colmena', 'Cómo se paga']);
    expect(screen.getByRole('region', { name: /^Más de/ }).querySelector('article')?.textContent).toBe(
      'Polen Cerró ayer',
    );
    cleanup();
    await show({});
    expect(textsOf('purchase')).toEqual([
      'Comprar Miel de romero: La tienda no está disponible para compras',
    ]);
    expect(screen.queryByRole('region', { name: /^Más de/ })).toBeNull();
  });
});

describe('the pictures of a product', () => {
  test('one of several is large: others come by press, key and swipe, and none lies beyond the ends', async () => {
    await show({}, { name: 'Miel de romero', price: 9.5, thumbnailUrl: '/pictures/miel.webp' });
    const [first, second] = ['Miel de romero, imagen 1 de 2', 'Miel de romero, imagen 2 de 2'];
    // The card's picture lies below the large one until that has loaded.
    expect(pictures()).toEqual([
      ['/pictures/miel.webp', ''],
      ['/pictures/miel.webp', first],
    ]);
    expect(screen.getByRole('list', { name: 'Imágenes del producto' }).children).toHaveLength(2);
    expect(small()).toEqual([
      ['Imagen 1 de 2', 'true'],
      ['Imagen 2 de 2', 'false'],
    ]);
    const large = () => pictures().at(-1)?.[1];
    const press = (key: string) =>
      fireEvent.keyDown(screen.getByRole('button', { name: 'Imagen 1 de 2' }), { key });
    const swipe = (from: number, to: number) => {
      const stage = screen.getByRole('button', { name: /^Ampliar la imagen: / });
      fireEvent.touchStart(stage, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to }] });
    };
    const steps = [
      () => press('ArrowLeft'),
      () => press('ArrowRight'),
      () => press('a'),
      () => press('ArrowRight'),
      () => press('ArrowLeft'),
      () => swipe(200, 100),
      () => swipe(100, 120),
      () => swipe(100, 200),
      () => fireEvent.click(screen.getByRole('button', { name: 'Imagen 2 de 2' })),
    ];
    const found = steps.map((step) => {
      step();
      return large();
    });
    expect(found).toEqual([first, second, second, second, first, second, second, first, second]);
    expect(pictures()).toEqual([['/pictures/tarro.webp', second]]);
    expect(small()).toEqual([
      ['Imagen 1 de 2', 'false'],
      ['Imagen 2 de 2', 'true'],
    ]);
  });

  test('enlarged, another one is chosen for the page below too, until it is closed', async () => {
    await show({});
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Ampliar la imagen: / })));
    const dialog = await screen.findByRole('dialog', { name: 'Miel de romero · 1 de 2' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Imagen 2 de 2' }));
    expect([dialog.querySelector('h2')?.textContent, pictures().at(-1)?.[1]]).toEqual([
      'Miel de romero · 2 de 2',
      'Miel de romero, imagen 2 de 2',
    ]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar la imagen ampliada' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a single one is named after the product and has none beside it', async () => {
    await show({ product: sampleProduct({ imageUrls: ['/pictures/miel.webp'] }) });
    expect([pictures(), small()]).toEqual([[['/pictures/miel.webp', 'Miel de romero']], []]);
    expect(screen.getAllByRole('button', { name: 'Ampliar la imagen: Miel de romero' })).toHaveLength(1);
  });
});

describe('the page of a product that is not there', () => {
  test('on its way it shows what the card has shown of it', async () => {
    await mount({ name: 'Miel de romero', price: 9.5, thumbnailUrl: '/pictures/miel.webp' });
    expect(screen.getByRole('status').textContent).toBe('Cargando el producto');
    expect(about().map((text) => text.trim())).toEqual(['', 'Miel de romero', '9,50 €', '', '']);
    const picture = () => document.querySelector('[data-part=gallery] img')?.getAttribute('src');
    expect([picture(), document.querySelector('[aria-busy=true]')?.localName]).toEqual([
      '/pictures/miel.webp',
      'div',
    ]);
    cleanup();
    await mount();
    expect([about().join(''), picture()]).toEqual(['', undefined]);
  });

  test('what failed is kept out of search engines and can be tried again', async () => {
    const answer = await mount();
    await answer({ ok: false, failure: sampleFailure('TIMEOUT') });
    expect([alertText(), document.title, metaOf('robots')]).toEqual([
      'La solicitud tardó demasiado. Verifica tu conexión.',
      'Producto · Tenderete',
      'noindex',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Producto' }).tabIndex).toBe(-1);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await answer({ ok: false, failure: sampleFailure('NOT_FOUND') });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'No está 00000000-0000-7000-8000-000000000002',
    );
  });
});
