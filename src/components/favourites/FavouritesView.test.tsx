import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { alertText } from '../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import {
  favouritesListMachine,
  type FavouritesListResult,
} from '../../machines/favourites/favourites-list.machine.ts';
import { FavouritesView } from './FavouritesView.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

afterEach(cleanup);

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const pollen: Favourite = { kind: 'product', id: sampleId(31), name: 'Polen' };
const stall: Favourite = { kind: 'popupStore', id: sampleId(1), name: 'La Colmena' };
const bakery: Favourite = { kind: 'popupStore', id: sampleId(32), name: 'El Horno' };

const found: FavouritesListResult = {
  ok: true,
  value: {
    products: [sampleProduct(), sampleProduct({ id: sampleId(31), name: 'Polen' })],
    popupStores: [storeCardOf(sampleStore())],
  },
};

async function mount(items: readonly Favourite[], result: FavouritesListResult, isVisitor = false) {
  const onRemoved = vi.fn();
  const asked: (readonly Favourite[])[] = [];
  const logic = favouritesListMachine.provide({
    actors: {
      lookUp: fromPromise<FavouritesListResult, { items: readonly Favourite[] }>(async ({ input }) => {
        asked.push(input.items);
        return result;
      }),
    },
  });
  const actorRef = createActor(logic).start();
  await renderWithMarketProviders(
    <FavouritesView
      actorRef={actorRef}
      now={NOW}
      isVisitor={isVisitor}
      Offer={({ product }) => <article data-offer>{product.name}</article>}
      onRemoved={onRemoved}
    />,
  );
  /** Updates the favourites at once; their products and stores load a moment later. */
  const tell = (kept: readonly Favourite[]) =>
    act(() => actorRef.send({ type: 'favourites.told', items: kept }));
  const settled = () => act(async () => {});
  tell(items);
  await settled();
  return { asked, onRemoved, tell, settled };
}

const sections = () =>
  screen
    .queryAllByRole('region')
    .map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('article h3, [data-offer], li > span')].map(
        ({ textContent }) => textContent,
      ),
    ]);
const comes = () => screen.queryByText('Cargando tus favoritos') !== null;

describe('what somebody likes', () => {
  test('R3.18 stores, goods and what is there no more stand apart, in the order in which they were kept', async () => {
    const { onRemoved } = await mount([pollen, stall, bakery, honey], found);
    expect([document.title, document.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
      'Favoritos · Tenderete',
      'noindex',
    ]);
    expect(sections()).toEqual([
      ['Puestos', ['La Colmena']],
      ['Productos', ['Polen', 'Miel de romero']],
      ['Ya no están', ['El Horno']],
    ]);
    expect([screen.queryByRole('link', { name: 'Entrar' }), comes(), alertText()]).toEqual([
      null,
      false,
      null,
    ]);
    expect(screen.queryByText('Todavía no tienes favoritos')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar de favoritos: El Horno' }));
    expect(onRemoved.mock.calls).toEqual([[bakery]]);
  });

  test('R3.18 what is shown stays in sight while more is looked up, and nothing of that is called gone yet', async () => {
    const { asked, tell, settled } = await mount([honey], found);
    tell([honey, bakery]);
    expect([sections(), comes()]).toEqual([[['Productos', ['Miel de romero']]], false]);
    await settled();
    expect(sections()).toEqual([
      ['Productos', ['Miel de romero']],
      ['Ya no están', ['El Horno']],
    ]);
    tell([]);
    expect([sections(), asked]).toEqual([[], [[honey], [honey, bakery]]]);
    expect(screen.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/products');
  });

  test.each([
    ['a store', [stall], ['Puestos']],
    ['a product', [honey], ['Productos']],
    ['something gone', [bakery], ['Ya no están']],
  ])('a part without anything is left out: only %s', async (_, items, titles) => {
    await mount(items, found);
    expect(sections().map(([title]) => title)).toEqual(titles);
  });

  test('who is not signed in is told where it is kept, and finds nothing kept yet', async () => {
    await mount([], found, true);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/login?origin=%2Ffavoritos',
    );
    expect(screen.getAllByText('Todavía no tienes favoritos')).toHaveLength(1);
    expect(sections()).toEqual([]);
  });

  test('a failure stands alone until it is tried again', async () => {
    const { asked, settled } = await mount([honey], { ok: false, failure: sampleFailure('TIMEOUT') });
    const words = 'La solicitud tardó demasiado. Verifica tu conexión.';
    expect([alertText(), sections(), comes()]).toEqual([words, [], false]);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect([alertText(), sections(), comes()]).toEqual([null, [], true]);
    await settled();
    expect([alertText(), asked.length]).toEqual([words, 2]);
  });
});

test('R3.18 a heart says whose it is and whether it is kept, and is pressed as a whole', async () => {
  const onToggled = vi.fn();
  await renderWithMarketProviders(
    <>
      <FavouriteButton name="Miel de romero" isFavourite onToggled={onToggled} />
      <FavouriteButton name="Polen" isFavourite={false} onToggled={() => {}} />
    </>,
  );
  expect(
    screen
      .getAllByRole('button')
      .map((heart) => [
        heart.getAttribute('aria-label'),
        heart.getAttribute('aria-pressed'),
        heart.querySelector('svg')?.getAttribute('aria-hidden'),
      ]),
  ).toEqual([
    ['Guardar Miel de romero', 'true', 'true'],
    ['Guardar Polen', 'false', 'true'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Miel de romero' }));
  expect(onToggled).toHaveBeenCalledOnce();
});
