import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { hoursFromNoon, NOON, popupStore } from '../../../tests/support/samples/popup-store.ts';
import { currentStoreMachine } from './current-store.machine.ts';
import type { LoadStoreResult } from './current-store.types.ts';
import { selectClosedStoreInAddress, selectOpenStore, selectStore } from './current-store.selectors.ts';

const HOUR = 60 * 60 * 1_000;
const NAMED = 'https://tenderete.es/?popups=barro-y-sal';
const UNNAMED = 'https://tenderete.es/';

/** Current store at an address, with a service that returns and remembers this store. */
async function storeAt(href: string, store: PopupStore) {
  const clock = new SimulatedClock();
  const logic = currentStoreMachine.provide({
    actors: {
      loadStore: fromPromise<LoadStoreResult, { idOrSlug: string }>(async () => ({
        ok: true,
        value: store,
      })),
      recallStore: fromPromise<PopupStore | null, { now: number }>(async () => store),
    },
  });
  const input = { href, publicHost: 'tenderete.es', now: NOON };
  const actor = createActor(logic, { clock, input }).start();
  actor.send({ type: 'page.hydrated', now: NOON });
  await waitFor(actor, (snapshot) => snapshot.matches('known'));
  return { actor, clock };
}

describe(selectClosedStoreInAddress, () => {
  test.each([
    ['scheduled', { status: 'scheduled', startDate: hoursFromNoon(1), endDate: hoursFromNoon(2) }],
    ['paused', { status: 'paused' }],
    ['ended', { status: 'ended', endDate: hoursFromNoon(-1) }],
  ] as const)(
    'R2.20 R4.10 a %s store is named and not open, as long as the address names it',
    async (_, changes) => {
      const store = popupStore(changes);
      const { actor } = await storeAt(NAMED, store);
      expect(selectClosedStoreInAddress(actor.getSnapshot())).toEqual(store);
      expect(selectOpenStore(actor.getSnapshot())).toBe(null);
      actor.send({ type: 'address.changed', href: UNNAMED });
      expect(selectClosedStoreInAddress(actor.getSnapshot())).toBe(null);
    },
  );

  test('R2.20 R4.10 a store that sells is open, until it closes', async () => {
    const { actor, clock } = await storeAt(NAMED, popupStore());
    expect(selectClosedStoreInAddress(actor.getSnapshot())).toBe(null);
    clock.increment(HOUR);
    clock.increment(1);
    expect(selectClosedStoreInAddress(actor.getSnapshot())).toEqual(popupStore());
  });

  test('R2.20 a remembered store is not named', async () => {
    const { actor } = await storeAt(UNNAMED, popupStore({ status: 'paused' }));
    expect(selectStore(actor.getSnapshot())?.status).toBe('paused');
    expect(selectClosedStoreInAddress(actor.getSnapshot())).toBe(null);
  });
});
