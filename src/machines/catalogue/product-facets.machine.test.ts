import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFacets, sampleFailure } from '../../../tests/support/samples/samples.ts';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import type { LoadResult } from '../ui/resource.types.ts';
import { productFacetsMachine } from './product-facets.machine.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';

type LoadFacetsResult = LoadResult<ProductFacets>;

const counted: LoadFacetsResult = { ok: true, value: sampleFacets() };
const failed: LoadFacetsResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { question: { query: { q: 'miel' } } };

describe(productFacetsMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'query.changed', query: {} },
      { type: 'retry.requested' },
      ...doneEventsOf('load', counted, failed),
    ];
    expect(edgesOf(productFacetsMachine, { input, events })).toEqual([
      'failed --query.changed--> loading',
      'failed --retry.requested--> loading',
      'loading --query.changed--> loading',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> ready',
      'ready --query.changed--> loading',
    ]);
    expect(answerEffectsOf(productFacetsMachine, { input, events })).toEqual([
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
      'load ok → content: value, failure: null',
    ]);
  });

  test('R7.14 what was counted stays in sight while another query is counted, and after that failed', async () => {
    const asked: ProductsQuery[] = [];
    const load = fromPromise<LoadFacetsResult, { query: ProductsQuery }>(async ({ input: { query } }) => {
      asked.push(query);
      return asked.length === 1 ? counted : failed;
    });
    const actor = createActor(productFacetsMachine.provide({ actors: { load } }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'query.changed', query: { q: 'pan' } });
    expect(actor.getSnapshot().context).toEqual({
      question: { query: { q: 'pan' } },
      content: sampleFacets(),
      failure: null,
    });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([asked, actor.getSnapshot().context.content]).toEqual([
      [{ q: 'miel' }, { q: 'pan' }],
      sampleFacets(),
    ]);
  });
});
