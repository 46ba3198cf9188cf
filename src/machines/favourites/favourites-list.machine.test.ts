import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { sampleFailure, sampleId, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { favouritesListMachine, type FavouritesListResult } from './favourites-list.machine.ts';

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const bread: Favourite = { kind: 'product', id: sampleId(5), name: 'Pan' };
const found: FavouritesListResult = { ok: true, value: { products: [sampleProduct()], popupStores: [] } };
const failed: FavouritesListResult = { ok: false, failure: sampleFailure('TIMEOUT') };

function start() {
  const asked: { names: string[]; answer: ReturnType<typeof deferred<FavouritesListResult>> }[] = [];
  const logic = favouritesListMachine.provide({
    actors: resultActors({
      lookUp: ({ items }) => {
        const answer = deferred<FavouritesListResult>();
        asked.push({ names: items.map(({ name }) => name), answer });
        return answer.promise;
      },
    }),
  });
  const actor = createActor(logic).start();
  const tell = (...items: Favourite[]) => actor.send({ type: 'favourites.told', items });
  const reach = (state: 'shown' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state));
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.items.map(({ name }) => name), context.products.map(({ name }) => name)];
  };
  return { actor, asked, tell, reach, state };
}

describe('the page of favourites', () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'favourites.told', items: [] },
      { type: 'favourites.told', items: [honey] },
      { type: 'retry.requested' },
      ...doneEventsOf('lookUp', found, failed),
    ];
    expect(edgesOf(favouritesListMachine, { events })).toEqual([
      'failed --favourites.told--> lookingUp',
      'failed --favourites.told--> shown',
      'failed --retry.requested--> lookingUp',
      'lookingUp --favourites.told--> lookingUp',
      'lookingUp --favourites.told--> shown',
      'lookingUp --xstate.done.actor.lookUp--> failed',
      'lookingUp --xstate.done.actor.lookUp--> shown',
      'shown --favourites.told--> lookingUp',
      'shown --favourites.told--> shown',
      'waiting --favourites.told--> lookingUp',
      'waiting --favourites.told--> shown',
    ]);
    expect(answerEffectsOf(favouritesListMachine, { events })).toEqual([
      'lookUp TIMEOUT → failure: TIMEOUT',
      'lookUp ok → products: value.products, popupStores: value.popupStores',
      'lookUp ok → products: value.products, popupStores: value.popupStores, failure: null',
    ]);
  });

  test('R3.18 what is taken off goes at once and asks nothing, what comes anew is looked up with the rest', async () => {
    const { asked, tell, reach, state } = start();
    tell(honey);
    asked[0]?.answer.resolve(found);
    await reach('shown');
    tell();
    expect(state()).toEqual(['shown', [], ['Miel de romero']]);
    tell(bread, honey);
    expect([state(), asked.map(({ names }) => names)]).toEqual([
      ['lookingUp', ['Pan', 'Miel de romero'], ['Miel de romero']],
      [['Miel de romero'], ['Pan', 'Miel de romero']],
    ]);
  });

  test('R3.18 an answer to what was asked before does not count any more', async () => {
    const { asked, tell, reach, state } = start();
    tell(honey);
    tell(bread);
    asked[0]?.answer.resolve(failed);
    asked[1]?.answer.resolve(found);
    await reach('shown');
    expect(state()).toEqual(['shown', ['Pan'], ['Miel de romero']]);
  });

  test('R3.18 what could not be looked up is looked up again', async () => {
    const { actor, asked, tell, reach } = start();
    tell(honey);
    asked[0]?.answer.resolve(failed);
    await reach('failed');
    expect(actor.getSnapshot().context.failure).toEqual(sampleFailure('TIMEOUT'));
    actor.send({ type: 'retry.requested' });
    asked[1]?.answer.resolve(found);
    await reach('shown');
    expect([asked.length, actor.getSnapshot().context.failure]).toEqual([2, null]);
  });
});
