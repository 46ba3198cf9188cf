import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import type { PriceRange } from '../../contract/catalogue/price-range.ts';
import type { ProductsQuery } from '../../contract/catalogue/products-query.ts';
import { ProductFilterPanel } from '../../src/components/products/ProductFilterPanel.tsx';
import { priceFilterMachine } from '../../src/machines/catalogue/price-filter.machine.ts';
import {
  productFacetsMachine,
  type QueryChanged,
} from '../../src/machines/catalogue/product-facets.machine.ts';
import type { ProductFacetsService } from '../../src/services/catalogue/product-facets.service.ts';
import { wirePriceFilter } from '../../src/wiring/catalogue/price-filter.wiring.ts';
import { productsHref } from '../../src/wiring/catalogue/products-list.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type CountResult = Awaited<ReturnType<ProductFacetsService['countProducts']>>;

const LISTED = 16;
const counted: CountResult = { ok: true, value: 11 };
const late: CountResult = { ok: false, failure: sampleFailure('TIMEOUT') };

/** Renders the phone's filter sheet over a list of sixteen products. */
async function openSheet() {
  const done: (PriceRange | 'left')[] = [];
  const asked: ProductsQuery[] = [];
  let answer = deferred<CountResult>();
  let tell: (event: QueryChanged) => void = () => {};
  const clock = new SimulatedClock();
  const pricesRef = createActor(
    wirePriceFilter({
      countProducts: ({ query }) => {
        asked.push(query);
        answer = deferred();
        return answer.promise;
      },
      watchQuery: (listener) => {
        tell = listener;
        return () => {};
      },
      choosePrices: (prices) => done.push(prices),
      leaveFilters: () => done.push('left'),
    }),
    { clock, input: { query: {} } },
  ).start();
  const facetsRef = createActor(productFacetsMachine, { input: { question: { query: {} } } });
  await renderWithMarketProviders(
    <ProductFilterPanel
      isBeside={false}
      facetsRef={facetsRef}
      pricesRef={pricesRef}
      query={{}}
      total={LISTED}
      addressOf={productsHref}
      onClosed={() => {}}
    />,
  );
  return {
    actorRef: pricesRef,
    done,
    drivers: {
      'price.typed': ({ field, text }: { field: string; text: string }) => {
        const input = document.querySelector<HTMLInputElement>(`[name=${field}]`);
        // An unchanged value fires no event.
        if (input) fireEvent.change(input, { target: { value: input.value === text ? `${text} ` : text } });
      },
      'prices.submitted': () => fireEvent.submit(screen.getByRole('form', { name: 'Precio' })),
      'query.changed': ({ query }: { query: ProductsQuery }) => tell({ type: 'query.changed', query }),
      'xstate.after.typingPause.priceFilter.pausing': () => clock.increment(400),
      'xstate.done.actor.count': ({ output }: { output: CountResult }) => settleVerb(answer, output),
    },
  };
}

type Scene = Awaited<ReturnType<typeof openSheet>>;
type Past = readonly AnyEventObject[];

/** Maximum price field: its text, whether it was refused, and the price applied to the list. */
interface Typed {
  text: string;
  isWrong: boolean;
  asked: number | undefined;
}

const amountIn = (text: string) => (text === '' ? undefined : Number(text.replace(',', '.')));

function typedAfter(past: Past): Typed {
  const last = past.at(-1);
  if (!last) return { text: '', isWrong: false, asked: undefined };
  const before = typedAfter(past.slice(0, -1));
  if (last.type === 'price.typed') return { ...before, text: last['text'], isWrong: false };
  if (last.type === 'prices.submitted')
    return before.text === 'abc' ? { ...before, isWrong: true } : { ...before, asked: amountIn(before.text) };
  if (last.type !== 'query.changed' || last['query'].maxPrice === before.asked) return before;
  const asked: number | undefined = last['query'].maxPrice;
  return { text: asked === undefined ? '' : String(asked).replace('.', ','), isWrong: false, asked };
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const seen = () => ({
  button: document.querySelector('button[form]')?.textContent,
  spoken: screen.getAllByRole('status').at(-1)?.textContent,
  errors: screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  fields: [fieldOf('minPrice')?.value.trim(), fieldOf('maxPrice')?.value.trim()],
});

const UNREADABLE = 'Escribe un precio en euros, como 12 o 12,50';
/** Oracle of the sheet: errors and fields by the typed text, the button by the known count. */
const shows = (button: string, spoken: string) => (past: Past) => {
  const { text, isWrong } = typedAfter(past);
  expect(seen()).toEqual({ button, spoken, errors: isWrong ? [UNREADABLE] : [], fields: ['', text] });
};
const uncounted = shows('Ver productos', '');

interface Step {
  event: { type: string };
  past: Past;
  to: string;
}

/** Ranges applied by the submits of a path; the filters close after each valid submit. */
const sentAfter = (past: Past): (PriceRange | 'left')[] =>
  past.flatMap(({ type }, index) => {
    const { text, asked } = typedAfter(past.slice(0, index));
    if (type !== 'prices.submitted' || text === 'abc') return [];
    const maxPrice = amountIn(text);
    return maxPrice === asked ? ['left'] : [{ minPrice: undefined, maxPrice }, 'left'];
  });

/** Checks the applied ranges, and the focus after an invalid submit. */
const checkStep = ({ event, past, to }: Step, { done }: Scene) => {
  if (event.type !== 'prices.submitted') return;
  expect(done).toEqual(sentAfter(past));
  if (typedAfter(past).isWrong) expect(document.activeElement).toBe(fieldOf('maxPrice'));
  else expect(to).toBe('resting');
};

walkChart({
  name: 'the prices of a list’s filters on the phone',
  proves: 'R7.14',
  machine: priceFilterMachine,
  input: { query: {} },
  events: [
    { type: 'price.typed', field: 'maxPrice', text: '25' },
    { type: 'price.typed', field: 'maxPrice', text: 'abc' },
    { type: 'prices.submitted' },
    { type: 'query.changed', query: { maxPrice: 9.5 } },
    { type: 'query.changed', query: {} },
    { type: 'xstate.after.typingPause.priceFilter.pausing' },
    ...doneEventsOf('count', counted, late, BROKEN_ANSWER),
  ] as const,
  look: ({ context: { texts, ...context } }) => ({
    ...context,
    texts: { minPrice: texts.minPrice.trim(), maxPrice: texts.maxPrice.trim() },
  }),
  mount: () => openSheet(),
  oracles: {
    resting: shows(`Ver ${LISTED} productos`, ''),
    pausing: uncounted,
    counting: uncounted,
    counted: shows('Ver 11 productos', '11 productos'),
    uncounted,
  },
  checkStep,
});
