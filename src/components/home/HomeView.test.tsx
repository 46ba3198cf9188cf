import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { wireHome } from '../../wiring/catalogue/home-screen.ts';
import { HomeView } from './HomeView.tsx';

afterEach(cleanup);

const Offer = ({ product }: { product: Product }) => <article>{product.name}</article>;

const honey = sampleStore({
  heroImageUrl: '/pictures/colmena.webp',
  config: { tagline: 'Del monte a la mesa' },
});
const bread = sampleStore({ id: sampleId(10), name: 'El Horno', slug: 'horno' });
const clay = sampleStore({
  id: sampleId(11),
  name: 'Barro y Cal',
  slug: 'barro',
  status: 'scheduled',
  startDate: '2026-11-25T13:00:00.000Z',
  heroImageUrl: '/pictures/barro.webp',
});
const wool = sampleStore({
  id: sampleId(12),
  name: 'El Telar',
  slug: 'telar',
  endDate: '2026-11-19T20:00:00.000Z',
});

interface Scene {
  stores: PopupStore[];
  unseen?: number;
  featured?: Product[];
  idOrSlug?: string | null;
  notOpen?: PopupStore | null;
}

async function mount({ stores, unseen = 0, featured = [], idOrSlug = null, notOpen = null }: Scene) {
  const logic = wireHome({
    loadHome: async () => ({ ok: true, value: { stores, unseen, featured } }),
  });
  const actorRef = createActor(logic, { input: { question: { idOrSlug }, now: NOW } }).start();
  await renderWithMarketProviders(<HomeView actorRef={actorRef} notOpen={notOpen} Offer={Offer} />);
  await act(async () => {});
}

const hero = () => document.querySelector('[data-part=home-hero]');
const textsIn = (place: Element | null, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
const linksIn = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
const headPicture = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content');
const shelves = () =>
  screen
    .queryAllByRole('region')
    .map((shelf) => [
      shelf.querySelector('h2')?.textContent,
      textsIn(shelf, '[data-part=section-heading] p')[0],
      linksIn(shelf.querySelector('[data-part=section-heading]')),
      textsIn(shelf, '[data-part=store-name], article:not([data-part])'),
    ]);

describe('the home page of the market', () => {
  test('the stall that closes first is its front, and every shelf has its words and ways', async () => {
    await mount({ stores: [honey, bread, clay, wool], unseen: 1_231, featured: [sampleProduct()] });
    expect([document.title, headPicture()]).toEqual([
      'Tenderete, el mercado de los puestos que abren unos días',
      '/pictures/colmena-share.jpeg',
    ]);
    expect(textsIn(hero(), 'p, h1, [data-part=stamp]')).toEqual([
      'Hoy hay 1.233 puestos abiertos',
      'Cosas hechas a mano, en puestos que duran unos días',
      'Compra a quien lo hace, antes de que recoja el toldo. Varios puestos, un solo carrito.',
      'Abierto · cierra en 10 días',
      'La Colmena',
      'Del monte a la mesa',
    ]);
    expect(linksIn(hero())).toEqual([
      ['Ver todos los productos', '/products'],
      ['Ver los puestos', '/tiendas'],
      ['La Colmena', '/tienda/la-colmena'],
    ]);
    expect(shelves()).toEqual([
      [
        'Abiertos ahora',
        'El que antes cierra va primero.',
        [['Ver todos los puestos', '/tiendas']],
        ['La Colmena', 'El Horno'],
      ],
      [
        'Recién puesto',
        'Lo último que ha llegado a los puestos.',
        [['Ver todos los productos', '/products']],
        ['Miel de romero'],
      ],
      ['Abren pronto', 'Apúntate la fecha.', [], ['Barro y Cal']],
      ['Acaban de cerrar', 'Por si te lo perdiste: quizá vuelvan.', [], ['El Telar']],
    ]);
  });

  test.each(['horno', sampleId(10)])(
    'a chosen stall is its front, with its goods, be it named by slug or by id: %s',
    async (idOrSlug) => {
      await mount({ stores: [honey, bread], featured: [sampleProduct()], idOrSlug });
      expect(textsIn(hero(), '[data-part=hero-stall] p')).toEqual(['El Horno']);
      expect(textsIn(hero(), 'p')[0]).toBe('Hoy hay 2 puestos abiertos');
      expect(shelves()[1]).toEqual([
        'Recién puesto en El Horno',
        undefined,
        [['Ver todo lo de El Horno', '/products?popups=horno']],
        ['Miel de romero'],
      ]);
    },
  );

  test.each([
    ['without a line of its own', {}, 'Miel de Soria'],
    ['with a line of its own', { tagline: 'Hecho en torno' }, 'Hecho en torno'],
  ])('a stall that does not sell now heads the page: %s', async (_, config, words) => {
    const notOpen: PopupStore = { ...clay, status: 'paused', config };
    await mount({ stores: [honey], featured: [sampleProduct()], idOrSlug: 'barro', notOpen });
    expect(textsIn(hero(), 'p, h1, [data-part=stamp]')).toEqual(['En pausa', 'Barro y Cal', words]);
    expect(linksIn(hero())).toEqual([
      ['Ver el puesto', '/tienda/barro'],
      ['Elegir otro puesto', '/tiendas'],
    ]);
    expect(shelves()[1]?.[0]).toBe('Recién puesto en Barro y Cal');
  });

  test('one open stall is counted as one, and where none is open the next one to come has the picture', async () => {
    await mount({ stores: [bread] });
    expect([textsIn(hero(), 'p')[0], shelves().map(([title]) => title)]).toEqual([
      'Hoy hay un puesto abierto',
      ['Abiertos ahora'],
    ]);
    expect(textsIn(hero(), '[data-part=hero-stall] p')).toEqual(['El Horno']);
    cleanup();
    await mount({ stores: [clay] });
    expect([textsIn(hero(), 'p')[0], shelves().map(([title]) => title), headPicture()]).toEqual([
      'Hoy el mercado descansa',
      ['Abren pronto'],
      '/pictures/barro-share.jpeg',
    ]);
    expect(document.querySelector('[data-part=hero-stall]')).toBeNull();
  });

  test('how many are open is not read out before it is known', async () => {
    const logic = wireHome({ loadHome: async () => ({ ok: false, failure: sampleFailure('TIMEOUT') }) });
    const actorRef = createActor(logic, { input: { question: { idOrSlug: null }, now: NOW } }).start();
    await renderWithMarketProviders(<HomeView actorRef={actorRef} notOpen={null} Offer={Offer} />);
    await act(async () => {});
    expect(hero()?.querySelector('p')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    cleanup();
    await mount({ stores: [bread] });
    expect(hero()?.querySelector('p')?.getAttribute('aria-hidden')).toBe(null);
  });
});
