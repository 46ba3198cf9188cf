import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/products/product.ts';
import { HomeView } from '../../src/components/home/HomeView.tsx';
import {
  homeMachine,
  type LoadHomeInput,
  type LoadHomeResult,
} from '../../src/machines/home/home.machine.ts';
import { wireHome } from '../../src/wiring/shop/home.wiring.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, textOf, wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof homeMachine>;

const LATER = Date.parse('2026-11-22T00:00:00.000Z');
const honey = sampleStore();
const bread = sampleStore({
  id: sampleId(10),
  name: 'El Horno',
  slug: 'el-horno',
  endDate: '2026-11-21T20:00:00.000Z',
});
const clay = sampleStore({
  id: sampleId(11),
  name: 'Barro y Cal',
  slug: 'barro-y-cal',
  startDate: '2026-11-21T13:00:00.000Z',
});
const full: LoadHomeResult = {
  ok: true,
  value: { stores: [honey, bread, clay], unseen: 3, featured: [sampleProduct()] },
};
const bare: LoadHomeResult = { ok: true, value: { stores: [], unseen: 0, featured: [] } };
const failed: LoadHomeResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'clock.ticked', now: LATER },
  { type: 'retry.requested' },
  ...answersOf('loadHome', full, bare, failed),
  { type: 'xstate.error.actor.loadHome', error: 'sin red' },
];

const isLater = ({ context: { now } }: Snapshot) => now > NOW;
const isFull = ({ context: { featured } }: Snapshot) => featured.length > 0;

const pathsFor = (idOrSlug: string | null) =>
  pathsOf(homeMachine, {
    input: { idOrSlug, now: NOW },
    events,
    look: (state) => [isLater(state), isFull(state)],
  });

const seen = () => {
  const hero = document.querySelector<HTMLElement>('[data-part=home-hero]')!;
  return {
    opening: hero.querySelector('p')?.textContent,
    stall: textOf(hero.querySelector('[data-part=hero-stall] a')),
    stamp: textOf(hero.querySelector('[data-part=stamp]')),
    shelves: screen.queryAllByRole('region').map((shelf) => [
      within(shelf).getByRole('heading', { level: 2 }).textContent,
      ...within(shelf)
        .getAllByRole('article')
        .map((card) => card.querySelector('h3')?.textContent),
    ]),
    isComing: screen.queryByText('Cargando puestos') !== null,
    alert: alertText(),
  };
};
const NOTHING = { opening: '\u00A0', stall: null, stamp: null, shelves: [], isComing: false, alert: null };

/** What the market shows of its full square, before and after the night in which a stall closes and another opens. */
function filled(state: Snapshot): ReturnType<typeof seen> {
  const isChosen = state.context.idOrSlug !== null;
  const [stall, stamp] = isChosen ? ['La Colmena', 'en 10 días'] : ['El Horno', 'mañana a las 21:00'];
  const featured = [isChosen ? 'Recién puesto en La Colmena' : 'Recién puesto', 'Miel de romero'];
  const calm = { ...NOTHING, opening: 'Hoy hay 5 puestos abiertos' };
  if (isLater(state))
    return {
      ...calm,
      stall: 'La Colmena',
      stamp: 'Abierto · cierra en 8 días',
      shelves: [['Abiertos ahora', 'La Colmena', 'Barro y Cal'], featured, ['Acaban de cerrar', 'El Horno']],
    };
  return {
    ...calm,
    stall,
    stamp: `Abierto · cierra ${stamp}`,
    shelves: [['Abiertos ahora', 'El Horno', 'La Colmena'], featured, ['Abren pronto', 'Barro y Cal']],
  };
}

const oracles: Record<string, (state: Snapshot) => ReturnType<typeof seen>> = {
  fetching: () => ({ ...NOTHING, isComing: true }),
  ready: (state) => (isFull(state) ? filled(state) : { ...NOTHING, opening: 'Hoy el mercado descansa' }),
  failed: ({ context: { failure } }) => ({
    ...NOTHING,
    alert: wordsFor(failure),
  }),
};

afterEach(cleanup);

async function mountHome(idOrSlug: string | null) {
  const asked: LoadHomeInput[] = [];
  let answer = deferred<LoadHomeResult>();
  const logic = wireHome({
    loadHome: (question) => {
      asked.push(question);
      return (answer = deferred()).promise;
    },
  });
  const actorRef = createActor(logic, { input: { idOrSlug, now: NOW } }).start();
  const Offer = ({ product }: { product: Product }) => (
    <article>
      <h3>{product.name}</h3>
    </article>
  );
  await renderMarket(<HomeView actorRef={actorRef} Offer={Offer} />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'clock.ticked': (event) => actorRef.send(event),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadHome': ({ output }: { output: LoadHomeResult }) => answer.resolve(output),
    'xstate.error.actor.loadHome': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { actorRef, drivers, asked };
}

describe.each([
  ['the market', null],
  ['a chosen stall', 'la-colmena'],
])('the home page of %s follows its statechart', (_, idOrSlug) => {
  const paths = pathsFor(idOrSlug);

  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountHome(idOrSlug);
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R2.20 R4.10 R9.11 ${name}`, async () => {
      const { actorRef, drivers, asked } = await mountHome(idOrSlug);
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const now = actorRef.getSnapshot();
        expect(leafOf(now)).toEqual(leafOf(state));
        expect(seen()).toEqual(oracles[leafOf(now)]?.(now));
      }
      const looks = steps.filter(({ event: { type } }) => /init|retry/.test(type));
      expect(asked).toEqual(looks.map(() => ({ idOrSlug })));
    });
  }
});
