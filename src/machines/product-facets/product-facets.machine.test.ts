import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
import { sampleFacets, sampleFailure } from '../../../tests/support/samples.ts';
import { type LoadFacetsResult, productFacetsMachine } from './product-facets.machine.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';

const counted: LoadFacetsResult = { ok: true, value: sampleFacets() };
const failed: LoadFacetsResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { query: { q: 'miel' } };

describe(productFacetsMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'query.changed', query: {} },
      { type: 'retry.requested' },
      ...answersOf('loadFacets', counted, failed),
      { type: 'xstate.error.actor.loadFacets', error: 'sin red' },
    ];
    expect(edgesOf(productFacetsMachine, { input, events })).toEqual([
      'counted --query.changed--> counting',
      'counting --query.changed--> counting',
      'counting --xstate.done.actor.loadFacets--> counted',
      'counting --xstate.done.actor.loadFacets--> failed',
      'counting --xstate.error.actor.loadFacets--> failed',
      'failed --query.changed--> counting',
      'failed --retry.requested--> counting',
    ]);
  });

  test('R7.14 what was counted stays in sight while another query is counted, and after that failed', async () => {
    const asked: ProductsQuery[] = [];
    const loadFacets = fromPromise<LoadFacetsResult, { query: ProductsQuery }>(
      async ({ input: { query } }) => {
        asked.push(query);
        return asked.length === 1 ? counted : failed;
      },
    );
    const actor = createActor(productFacetsMachine.provide({ actors: { loadFacets } }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('counted'));
    actor.send({ type: 'query.changed', query: { q: 'pan' } });
    expect(actor.getSnapshot().context).toEqual({
      query: { q: 'pan' },
      facets: sampleFacets(),
      failure: null,
    });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([asked, actor.getSnapshot().context.facets]).toEqual([
      [{ q: 'miel' }, { q: 'pan' }],
      sampleFacets(),
    ]);
  });
});
