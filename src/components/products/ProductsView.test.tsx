import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { productsHref, wireProducts } from '../../wiring/catalogue/products-list.ts';
import { useStoreUrgency } from '../market/visible-stores-context.ts';
import { loadFilterSummary } from './lazy-filter-summary.ts';
import { type ProductFilterProps, ProductsView } from './ProductsView.tsx';

// Loads the deferred parts first: a page opened with filters has them from the start.
await loadFilterSummary();

afterEach(cleanup);

const Offer = ({ product, priority }: { product: Product; priority?: boolean }) => (
  <article>
    {[product.name, priority && 'a la vista', useStoreUrgency(product).closed].filter(Boolean).join(', ')}
  </article>
);

const Filters = ({ onQueryChanged, onClosed }: ProductFilterProps) => (
  <aside>
    <button type="button" onClick={() => onQueryChanged({ inStock: true })}>
      Disponibles
    </button>
    <button type="button" onClick={onClosed}>
      Cerrar
    </button>
  </aside>
);

const goods = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((name, at) =>
  sampleProduct({ id: sampleId(40 + at), name }),
);
const store = sampleStore({ config: { tagline: 'Del monte a la mesa' } });

async function mount(
  query: ProductsQuery,
  items: readonly Product[],
  more: Partial<Parameters<typeof ProductsView>[0]> = {},
) {
  const asked: ProductsQuery[] = [];
  const value = {
    items: [...items],
    pagination: { total: items.length, hasMore: false },
    categories: [{ name: 'Miel', products: 2 }],
  };
  const logic = wireProducts({
    loadItems: async (input) => {
      asked.push(input.query);
      return { ok: true, value };
    },
    showAddress: () => {},
  });
  const actorRef = createActor(logic, { input: { query, limit: 24 } }).start();
  await renderWithMarketProviders(
    <ProductsView
      actorRef={actorRef}
      Offer={Offer}
      Filters={Filters}
      store={null}
      isNotOpen={false}
      last={null}
      now={NOW}
      addressOf={productsHref}
      {...more}
    />,
  );
  await act(async () => {});
  return asked;
}

const head = () => [
  document.title,
  document.querySelector('meta[name=description]')?.getAttribute('content'),
  document.querySelector('link[rel=canonical]')?.getAttribute('href'),
];
const heading = () => screen.getByRole('heading', { level: 1 });
const aboveList = () => [...(heading().parentElement?.children ?? [])].map(({ textContent }) => textContent);
const linksOf = (list: string) =>
  [...(screen.queryByRole('list', { name: list })?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Buscar productos' });
const sent = () => Object.fromEntries(new FormData(form()));
const offers = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
const toggle = () => screen.getByRole('button', { name: 'Filtros' });
const isOpen = () => [toggle().getAttribute('aria-expanded'), screen.queryByRole('complementary') !== null];

describe('the goods of the market', () => {
  test('unasked they have the words of the market, what they are narrowed by most, and no chips', async () => {
    await mount({}, goods);
    expect(head()).toEqual([
      'Todos los productos · Tenderete',
      'Todo lo que hay hoy en los puestos del mercado: busca, ordena y compra antes de que cierren.',
      '/products',
    ]);
    expect(aboveList()).toEqual(['Todo lo que hay en los puestos', 'Cada cosa dura lo que dura su puesto.']);
    expect(linksOf('Qué venden')).toEqual([['Miel2', '/products?category=Miel']]);
    expect(screen.queryByRole('list', { name: 'Filtros puestos' })).toBeNull();
    expect(sent()).toEqual({ q: '', sort: 'newest' });
    // The first row contains the LCP candidates.
    expect(offers()).toEqual([
      'Uno, a la vista',
      'Dos, a la vista',
      'Tres, a la vista',
      'Cuatro, a la vista',
      'Cinco',
    ]);
  });

  test('all that narrows them stands in chips and goes with a search', async () => {
    const query: ProductsQuery = {
      q: 'miel',
      store: 'barro',
      minPrice: 5,
      maxPrice: 20,
      inStock: true,
      category: 'Vidrio',
      producerId: sampleId(3),
      sale: 'now',
      offset: 24,
    };
    await mount(query, goods);
    expect(head()[0]).toBe('Resultados de «miel» · Tenderete');
    expect(aboveList()).toEqual(['Resultados de «miel»']);
    expect(linksOf('Filtros puestos').map(([text]) => text?.replaceAll('\u00A0', ' '))).toEqual([
      'Quitar filtro: Solo en barro',
      'Quitar filtro: «miel»',
      'Quitar filtro: De 5,00 € a 20,00 €',
      'Quitar filtro: Disponibles',
      'Quitar filtro: Vidrio',
      'Quitar filtro: De Ana Ruiz',
      'Quitar filtros',
    ]);
    expect(linksOf('Filtros puestos').slice(-2)).toEqual([
      [
        'Quitar filtro: De Ana Ruiz',
        '/products?popups=barro&q=miel&minPrice=5&maxPrice=20&inStock=true&category=Vidrio&sale=now',
      ],
      ['Quitar filtros', '/products'],
    ]);
    expect(sent()).toEqual({
      q: 'miel',
      sort: 'relevance',
      popups: 'barro',
      minPrice: '5',
      maxPrice: '20',
      inStock: 'true',
      category: 'Vidrio',
      producerId: '00000000-0000-7000-8000-000000000003',
      sale: 'now',
    });
  });

  test('of a store they have its name and its words, and the way to another where it is not open', async () => {
    await mount({ store: 'la-colmena' }, goods, { store, isNotOpen: true });
    expect(head()).toEqual([
      'Productos de La Colmena · Tenderete',
      'Del monte a la mesa',
      '/tienda/la-colmena',
    ]);
    expect(aboveList()).toEqual([
      'Abierto · cierra en 10 días',
      'La Colmena',
      'Del monte a la mesa. Ver el puesto',
      'Elegir otro puesto',
    ]);
    expect(
      ['Ver el puesto', 'Elegir otro puesto'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/tienda/la-colmena', '/tiendas']);
    expect([linksOf('Qué venden'), linksOf('Filtros puestos')]).toEqual([
      [],
      [['Quitar filtro: Solo en La Colmena', '/products']],
    ]);
    expect(document.querySelectorAll('[data-dress]')).toHaveLength(1);
    cleanup();
    const [first = sampleProduct()] = goods;
    await mount({ store: 'la-colmena' }, [first], { store: sampleStore({ status: 'paused' }) });
    expect(offers()).toEqual(['Uno, a la vista, En pausa']);
    expect(head()[1]).toBe(
      'Todo lo que hay hoy en los puestos del mercado: busca, ordena y compra antes de que cierren.',
    );
    expect(screen.queryByRole('link', { name: 'Elegir otro puesto' })).toBeNull();
  });

  test('a producer is named where all goods are of one', async () => {
    const query = { producerId: sampleId(3) };
    await mount(query, [...goods, sampleProduct({ id: sampleId(60), producerName: 'Luis Gil' })]);
    expect(linksOf('Filtros puestos')).toEqual([['Quitar filtro: De este productor', '/products']]);
    cleanup();
    await mount(query, goods);
    expect(linksOf('Filtros puestos')).toEqual([['Quitar filtro: De Ana Ruiz', '/products']]);
  });

  test.each<[string, ProductsQuery, string]>([
    ['nothing was asked for', {}, 'Los puestos aún están vacíos'],
    ['nothing is so cheap', { maxPrice: 1 }, 'Aquí no hay nada que coincida'],
    ['nothing is called so', { q: 'mil' }, 'No hay nada de «mil»'],
  ])('where %s the page says so', async (_, query, title) => {
    await mount(query, []);
    expect([screen.getAllByText(title).length, offers()]).toEqual([1, []]);
  });
});

describe('the filters beside the goods', () => {
  test('they are open where there is room until somebody closes them, and keep what is being typed', async () => {
    const asked = await mount({}, goods);
    expect(isOpen()).toEqual(['true', true]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' pan ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Disponibles' })));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Disponibles' })));
    expect(asked.slice(1).map(({ q, inStock }) => [q, inStock])).toEqual([
      ['pan', true],
      [undefined, true],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(isOpen()).toEqual(['false', false]);
    fireEvent.click(toggle());
    expect(isOpen()).toEqual(['true', true]);
    fireEvent.click(toggle());
    expect(isOpen()).toEqual(['false', false]);
  });

  test('a search is not sent by the browser', async () => {
    const asked = await mount({}, goods);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'queso' } });
    // fireEvent returns true if nothing prevented the default action.
    expect(await act(async () => fireEvent.submit(form()))).toBe(false);
    expect(asked.map(({ q }) => q)).toEqual([undefined, 'queso']);
  });
});
