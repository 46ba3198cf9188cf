import { screen, within } from '@testing-library/react';
import { type AnyEventObject, createActor } from 'xstate';
import type { Product } from '../../contract/catalogue/product.ts';
import { HomeView } from '../../src/components/home/HomeView.tsx';
import { homeMachine, type HomeQuery } from '../../src/machines/catalogue/home.machine.ts';
import { wireHome } from '../../src/wiring/catalogue/home-screen.ts';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

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

/** Home page of a full market, before and after the night in which one store closes and another opens. */
function filled(isChosen: boolean, isLater: boolean): ReturnType<typeof seen> {
  const [stall, stamp] = isChosen ? ['La Colmena', 'en 10 días'] : ['El Horno', 'mañana a las 21:00'];
  const featured = [isChosen ? 'Recién puesto en La Colmena' : 'Recién puesto', 'Miel de romero'];
  const calm = { ...NOTHING, opening: 'Hoy hay 5 puestos abiertos' };
  if (isLater)
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

const isTick = ({ type }: AnyEventObject) => type === 'clock.ticked';

const Offer = ({ product }: { product: Product }) => (
  <article>
    <h3>{product.name}</h3>
  </article>
);

for (const [name, idOrSlug] of [
  ['the home page of the market', null],
  ['the home page of a chosen stall', 'la-colmena'],
] as const) {
  const question: HomeQuery = { idOrSlug };
  const input = { question, now: NOW };
  walkResource({
    name,
    proves: 'R2.20 R4.10 R9.11',
    machine: homeMachine,
    input,
    answers: [
      { ok: true, value: { stores: [honey, bread, clay], unseen: 3, featured: [sampleProduct()] } },
      { ok: true, value: { stores: [], unseen: 0, featured: [] } },
      { ok: false, failure: sampleFailure('TIMEOUT') },
      { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    ],
    events: [{ type: 'clock.ticked', now: LATER }],
    look: ({ context: { now, featured, failure } }) => [now > NOW, featured.length > 0, failure],
    open: (loadHome) => createActor(wireHome({ loadHome }), { input }).start(),
    view: (actorRef) => <HomeView actorRef={actorRef} notOpen={null} Offer={Offer} />,
    seen,
    oracles: {
      loading: () => ({ ...NOTHING, isComing: true }),
      ready: ({ content }, past) =>
        content && content.featured.length > 0
          ? filled(idOrSlug !== null, past.some(isTick))
          : { ...NOTHING, opening: 'Hoy el mercado descansa' },
      failed: ({ failure }) => ({ ...NOTHING, alert: failureMessageFor(failure) }),
    },
  });
}
