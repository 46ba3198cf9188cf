import { isDeepStrictEqual } from 'node:util';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { PeriodChoice } from '../../contract/producer/period-choice.ts';
import { storeAnalyticsMachine } from '../../src/machines/producer/stores/store-analytics.machine.ts';
import type { LoadStoreAnalyticsResult } from '../../src/machines/producer/stores/store-analytics.types.ts';
import { wireStoreAnalytics } from '../../src/wiring/producer/stores/store-analytics-screen.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { AnalyticsPage, textsOfPart, sampleAnalyticsInput } from '../support/views/analytics-page.tsx';
import { textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleAnalytics, sampleFailure, sampleStore } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const { id } = sampleStore();
const OWN = { from: '2026-11-19', to: '2026-11-20' };
const BACKWARDS = { from: '2026-11-21', to: OWN.to };
const input = { question: { id, period: 28 as PeriodChoice } };

const nobody = sampleAnalytics({ views: 0, orders: 0 });
const found: LoadStoreAnalyticsResult = { ok: true, value: sampleAnalyticsInput() };
const quiet: LoadStoreAnalyticsResult = { ok: true, value: sampleAnalyticsInput({ analytics: nobody }) };
const missing: LoadStoreAnalyticsResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const slow: LoadStoreAnalyticsResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const pressed = () => textOf(document.querySelector('button[aria-pressed=true]'));
const fields = () => screen.queryAllByLabelText<HTMLInputElement>(/el$/).map(({ value }) => value);

const seen = () => ({
  title: document.title,
  stamp: textOf(document.querySelector('[data-part=stamp]')),
  pressed: pressed(),
  fields: fields(),
  fault: textOf(document.querySelector('p[role=alert]')),
  days: textsOfPart('days'),
  figures: textsOfPart('figure').length,
  busy: document.querySelector('[data-part=found]')?.getAttribute('aria-busy') ?? null,
  emptiness: textOf(document.querySelector('[data-part=nobody] h2')),
  isComing: screen.queryByText('Cargando las estadísticas') !== null,
  alert: textOf(document.querySelector('section[role=alert] p')),
});

const NOTHING: ReturnType<typeof seen> = {
  title: 'Estadísticas · Tenderete',
  stamp: null,
  pressed: null,
  fields: [],
  fault: null,
  days: [],
  figures: 0,
  busy: null,
  emptiness: null,
  isComing: false,
  alert: null,
};

type Event =
  | { type: 'address.changed'; query: PeriodChoice }
  | { type: 'period.chosen'; period: PeriodChoice }
  | { type: 'days.typed'; days: typeof OWN }
  | { type: 'xstate.done.actor.load'; output: LoadStoreAnalyticsResult | typeof BROKEN_ANSWER }
  | { type: 'refresh.requested' | 'retry.requested' | 'xstate.init' };
type Past = readonly Event[];

/** Period chosen by a step; null if the dates are in the wrong order. */
function chosenBy(event: Event): PeriodChoice | null {
  if (event.type === 'address.changed') return event.query;
  if (event.type === 'period.chosen') return event.period;
  return event.type === 'days.typed' && event.days.from <= event.days.to ? event.days : null;
}
const periodAfter = (past: Past) =>
  past.map(chosenBy).findLast((chosen) => chosen !== null) ?? input.question.period;
/** Last typed dates, even in the wrong order. */
const typedAfter = (past: Past) =>
  past.map((event) => (event.type === 'days.typed' ? event.days : chosenBy(event))).findLast(isDays) ?? OWN;
const isDays = (choice: PeriodChoice | null) => typeof choice === 'object' && choice !== null;

/** Content above the figures once the store has loaded. */
function head(past: Past): typeof NOTHING {
  if (lastValueOf(past, 'load') === null) return NOTHING;
  const [period, typed] = [periodAfter(past), typedAfter(past)];
  const isOwn = typeof period === 'object';
  const isWrong = isOwn && typed.from > typed.to;
  return {
    ...NOTHING,
    title: 'Estadísticas de La Colmena · Tenderete',
    stamp: 'Abierto · cierra en 10 días',
    pressed: isOwn ? 'Otras fechas' : period === 'store' ? 'Desde que abrió' : `Últimos ${period} días`,
    fields: isOwn ? [typed.from, typed.to] : [],
    fault: isWrong ? 'El último día no puede ser anterior al primero.' : null,
  };
}

const whole = (isBusy: boolean) => (past: Past) => {
  const content = lastValueOf(past, 'load');
  if (content === null) return { ...NOTHING, isComing: true };
  const isQuiet = content.analytics.views === 0;
  return {
    ...head(past),
    days: ['19–20 nov 2026, 2 días'],
    figures: isQuiet ? 0 : 8,
    busy: String(isBusy),
    emptiness: isQuiet ? 'Nadie en estos días' : null,
  };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function mount() {
  let answer = deferred<LoadStoreAnalyticsResult>();
  const shown: PeriodChoice[] = [];
  const logic = wireStoreAnalytics({
    loadFigures: () => (answer = deferred<LoadStoreAnalyticsResult>()).promise,
    showPeriod: (period) => void shown.push(period),
  });
  const actorRef = createActor(logic, { input }).start();
  await renderWithMarketProviders(<AnalyticsPage actorRef={actorRef} />);
  return {
    actorRef,
    shown,
    drivers: {
      'address.changed': (event: { type: 'address.changed'; query: PeriodChoice }) => actorRef.send(event),
      'period.chosen': ({ period }: { period: PeriodChoice }) =>
        press(
          typeof period === 'object'
            ? 'Otras fechas'
            : period === 'store'
              ? 'Desde que abrió'
              : `Últimos ${period} días`,
        ),
      'days.typed': ({ days }: { days: typeof OWN }) => type('Desde el', days.from),
      'refresh.requested': () => fireEvent(document, new Event('visibilitychange')),
      'retry.requested': () => press('Reintentar'),
      'xstate.done.actor.load': ({ output }: { output: LoadStoreAnalyticsResult }) =>
        settleVerb(answer, output),
    },
  };
}

const there = (past: Past) => expect(seen()).toEqual(whole(false)(past));
const kept = (past: Past) => expect(seen()).toEqual(whole(true)(past));
const coming = (past: Past) => expect(seen()).toEqual({ ...head(past), isComing: true });
const gone = () =>
  expect(seen()).toEqual({
    ...NOTHING,
    alert: 'Puede que lo hayas borrado desde otro sitio, o que sea de otra persona.',
  });
const lost = (past: Past) =>
  expect(seen()).toEqual({ ...head(past), alert: failureMessageFor(refusalIn(past)) });

/** The URL follows choices made here, and only those. */
const mirrored = ({ event, past }: { event: Event; past: Past }, { shown }: { shown: PeriodChoice[] }) => {
  const isChosen = event.type === 'period.chosen' || event.type === 'days.typed';
  const [before, now] = [periodAfter(past.slice(0, -1)), periodAfter(past)];
  expect(shown.splice(0)).toEqual(isChosen && !isDeepStrictEqual(before, now) ? [now] : []);
};

walkChart({
  name: 'the figures of a store',
  proves: 'R2.6 R6.3',
  machine: storeAnalyticsMachine.provide({ actions: { showPeriod: () => {} } }),
  input,
  events: [
    { type: 'address.changed', query: 'store' },
    { type: 'period.chosen', period: 7 },
    { type: 'period.chosen', period: OWN },
    { type: 'days.typed', days: BACKWARDS },
    { type: 'days.typed', days: { ...OWN, from: '2026-11-18' } },
    { type: 'refresh.requested' },
    { type: 'retry.requested' },
    ...doneEventsOf('load', found, quiet, missing, slow, BROKEN_ANSWER),
  ],
  // Chips and fields appear with the store, the date fields only for a custom period.
  canHappen: (state, event) => {
    const { content, question } = state.context;
    const isAbove = content !== null && !state.matches('notFound');
    if (event.type === 'period.chosen') return isAbove && !Object.is(question.period, event.period);
    return event.type === 'days.typed' ? isAbove && typeof question.period === 'object' : true;
  },
  // Equal periods and failures are merged.
  look: ({ context: { content, question, typed, failure } }) => [
    content?.analytics.views ?? null,
    typeof question.period,
    typeof question.period === 'object' && typed.from > typed.to,
    failure !== null,
  ],
  mount,
  oracles: { loading: coming, changing: kept, refreshing: kept, ready: there, notFound: gone, failed: lost },
  checkStep: mirrored,
});
