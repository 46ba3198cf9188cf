import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { storeCardOf } from '../../contract/catalogue/list-item.ts';
import type { Favourite } from '../../contract/favourites/favourite.ts';
import { FavouritesView } from '../../src/components/favourites/FavouritesView.tsx';
import { registerLazyChild } from '../../src/machines/shell/register-lazy-child.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import {
  favouritesListMachine,
  type FavouritesListResult,
} from '../../src/machines/favourites/favourites-list.machine.ts';
import { favouritesMachine } from '../../src/machines/favourites/favourites.machine.ts';
import type { createFavouritesListService } from '../../src/services/favourites/favourites-list.service.ts';
import { wireFavouritesList } from '../../src/wiring/favourites/favourites-screen.tsx';
import { appAt } from '../support/charts/app-actor.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { lastEventOf, refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const stall: Favourite = { kind: 'popupStore', id: sampleId(1), name: 'La Colmena' };

const all: FavouritesListResult = {
  ok: true,
  value: { products: [sampleProduct()], popupStores: [storeCardOf(sampleStore())] },
};
const nothing: FavouritesListResult = { ok: true, value: { products: [], popupStores: [] } };
const lost: FavouritesListResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const seen = () => ({
  sections: textsOf('section[aria-labelledby] h2'),
  offers: textsOf('[data-offer]'),
  stores: textsOf('[data-part=store-name]'),
  gone: textsOf('section li > span'),
  isComing: screen.queryByText('Cargando tus favoritos') !== null,
  alert: alertText() ?? null,
  isEmpty: screen.queryByText('Todavía no tienes favoritos') !== null,
});
const NOT_FOUND = { products: [], popupStores: [] };
const NOTHING = {
  sections: [],
  offers: [],
  stores: [],
  gone: [],
  isComing: false,
  alert: null,
  isEmpty: false,
};

type Event =
  | { type: 'favourites.told'; items: readonly Favourite[] }
  | { type: 'xstate.done.actor.lookUp'; output: FavouritesListResult | typeof BROKEN_ANSWER }
  | { type: 'retry.requested' | 'xstate.init' };
type LookedUp = Awaited<ReturnType<ReturnType<typeof createFavouritesListService>['lookUp']>>;

const keptAfter = (past: readonly Event[]) => lastEventOf(past, 'favourites.told')?.items ?? [];

/** Visible favourites, with current product and store data. */
function shownOf(past: readonly Event[], isComing: boolean) {
  const items = keptAfter(past);
  const { products, popupStores } = lastValueOf(past, 'lookUp') ?? NOT_FOUND;
  const isThere = (id: string) => [...products, ...popupStores].some((one) => one.id === id);
  const of = (kind: Favourite['kind']) =>
    items.filter((one) => one.kind === kind && isThere(one.id)).map(({ name }) => name);
  const gone = isComing ? [] : items.filter(({ id }) => !isThere(id)).map(({ name }) => name);
  const [offers, stores] = [of('product'), of('popupStore')];
  return {
    ...NOTHING,
    offers,
    stores,
    gone,
    sections: [
      ...(stores.length > 0 ? ['Puestos'] : []),
      ...(offers.length > 0 ? ['Productos'] : []),
      ...(gone.length > 0 ? ['Ya no están'] : []),
    ],
    isEmpty: items.length === 0,
  };
}

const shows = (some: object) => expect(seen()).toEqual({ ...NOTHING, ...some });

const showsComing = (past: readonly Event[]) => {
  const { products, popupStores } = lastValueOf(past, 'lookUp') ?? NOT_FOUND;
  const isFirst = products.length + popupStores.length === 0;
  expect(seen()).toEqual(isFirst ? { ...NOTHING, isComing: true } : shownOf(past, true));
};

/** Favourites that no longer exist can be removed by name. */
function showsAll(past: readonly Event[], removed: string[]) {
  expect(seen()).toEqual(shownOf(past, false));
  for (const { name } of keptAfter(past)) {
    const button = screen.queryByRole('button', { name: `Quitar de favoritos: ${name}` });
    if (button) fireEvent.click(button);
  }
  expect(removed.splice(0)).toEqual(shownOf(past, false).gone);
}

walkChart({
  name: 'the page of favourites',
  proves: 'R3.18',
  machine: favouritesListMachine,
  input: undefined,
  events: [
    { type: 'favourites.told', items: [honey, stall] },
    { type: 'favourites.told', items: [honey] },
    { type: 'favourites.told', items: [] },
    { type: 'retry.requested' },
    ...doneEventsOf('lookUp', all, nothing, lost, BROKEN_ANSWER),
  ],
  look: ({ context: { items, products, failure } }) => [items.length, products.length, failure?.code],
  mount: async () => {
    let answer = deferred<LookedUp>();
    const app = appAt('/favoritos').start();
    const logic = wireFavouritesList(app, { lookUp: () => (answer = deferred<LookedUp>()).promise });
    const actorRef = createActor(logic).start();
    const quiet = favouritesMachine.provide({ actions: { remember: () => {} } });
    const removed: string[] = [];
    await renderWithMarketProviders(
      <FavouritesView
        actorRef={actorRef}
        now={NOW}
        isVisitor
        Offer={({ product }) => <p data-offer>{product.name}</p>}
        onRemoved={({ name }) => removed.push(name)}
      />,
    );
    const keep = (items: Favourite[]) => {
      const kept = { ownerId: null, items };
      if (!app.getSnapshot().children.favourites)
        registerLazyChild(app, quiet, { id: 'favourites', input: kept, until: 'page' });
      else childOf(app, 'favourites').send({ type: 'favourites.changedElsewhere', kept });
    };
    return {
      actorRef,
      removed,
      drivers: {
        'favourites.told': ({ items }) => keep([...items]),
        'retry.requested': () => fireEvent.click(screen.getByText('Reintentar')),
        'xstate.done.actor.lookUp': ({ output }) => settleVerb(answer, output as never),
      },
    };
  },
  oracles: {
    waiting: () => shows({ isComing: true }),
    lookingUp: showsComing,
    shown: (past, { removed }) => showsAll(past, removed),
    failed: (past) => shows({ alert: failureMessageFor(refusalIn(past)) }),
  },
});
