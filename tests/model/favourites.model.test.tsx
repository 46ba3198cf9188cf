import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Favourite } from '../../contract/favourites/favourite.ts';
import { favouritesMachine } from '../../src/machines/favourites/favourites.machine.ts';
import type {
  FavouriteChange,
  FavouritesEvent,
  FavouritesResult,
  StoredFavourites,
} from '../../src/machines/favourites/favourites.types.ts';
import { Heart } from '../../src/wiring/favourites/favourites.tsx';
import { wireFavourites } from '../../src/wiring/favourites/favourites.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const stall: Favourite = { kind: 'popupStore', id: sampleId(1), name: 'La Colmena' };
const NONE: StoredFavourites = { ownerId: null, items: [] };
const ANA = sampleId(90);
const ok = (...items: Favourite[]): FavouritesResult => ({ ok: true, value: items });
const failed: FavouritesResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

const heartOf = ({ name }: Favourite) => screen.getByRole('button', { name: `Guardar ${name}` });
const pressed = () => [honey, stall].filter((one) => heartOf(one).getAttribute('aria-pressed') === 'true');

type Event =
  | { type: 'favourite.toggled'; favourite: Favourite }
  | { type: 'member.changed'; userId: string | null }
  | { type: 'favourites.changedElsewhere'; kept: StoredFavourites }
  | { type: 'xstate.done.actor.joinFavourites'; output: FavouritesResult | typeof BROKEN_ANSWER }
  | { type: 'xstate.done.actor.saveChange'; output: FavouritesResult | typeof BROKEN_ANSWER }
  | { type: 'xstate.init' };
type Past = readonly Event[];
type Press = Pick<FavouriteChange, 'favourite' | 'isWanted'>;

/** Favourites, their owner, the current user (undefined while unknown), and presses not yet sent to the account. */
interface Kept extends StoredFavourites {
  memberId?: string | null;
  queue: readonly Press[];
}

const without = (items: readonly Favourite[], { id }: Favourite) => items.filter((one) => one.id !== id);
const withPress = (items: readonly Favourite[], { favourite, isWanted }: Press) =>
  isWanted ? [favourite, ...without(items, favourite)] : without(items, favourite);
const undo = ({ favourite, isWanted }: Press): Press => ({ favourite, isWanted: !isWanted });

function keptAfter(past: Past): Kept {
  const last = past.at(-1);
  if (!last) return { ...NONE, queue: [] };
  const before = keptAfter(past.slice(0, -1));
  const { memberId = null, ownerId, items, queue } = before;
  const isOf = (id: string | null) => ownerId === null || ownerId === id;
  switch (last.type) {
    case 'favourite.toggled': {
      const press = {
        favourite: last.favourite,
        isWanted: !items.some(({ id }) => id === last.favourite.id),
      };
      const isOnDevice = before.memberId === null;
      return { ...before, items: withPress(items, press), queue: isOnDevice ? queue : [...queue, press] };
    }
    case 'member.changed':
      return isOf(last.userId)
        ? { ...before, memberId: last.userId, queue: last.userId === null ? [] : queue }
        : { memberId: last.userId, ownerId: last.userId, items: [], queue: [] };
    case 'favourites.changedElsewhere':
      return last.kept.ownerId === ownerId && queue.length === 0 ? { ...before, ...last.kept } : before;
    case 'xstate.done.actor.joinFavourites':
      return last.output.ok
        ? { ...before, ownerId: memberId, items: queue.reduce(withPress, last.output.value) }
        : before;
    case 'xstate.done.actor.saveChange': {
      const rest = queue.slice(1);
      return last.output.ok
        ? { ...before, queue: rest, items: rest.reduce(withPress, last.output.value) }
        : { ...before, queue: [], items: queue.map(undo).toReversed().reduce(withPress, items) };
    }
    case 'xstate.init':
      break;
  }
  return before;
}

const showsHearts = (past: Past) => {
  const { items } = keptAfter(past);
  expect(pressed()).toEqual([honey, stall].filter(({ id }) => items.some((one) => one.id === id)));
};

/** The buttons and the device's storage match. */
function isKept(past: Past, remembered: readonly StoredFavourites[]) {
  showsHearts(past);
  const { ownerId, items } = keptAfter(past);
  expect(remembered.at(-1)).toEqual({ ownerId, items });
}

/** Toasts of a step, by its outcome. */
function wordsOf(past: Past): string[] {
  const { queue, items } = keptAfter(past.slice(0, -1));
  const last = past.at(-1);
  if (last?.type === 'favourite.toggled') return items.length === 0 ? ['first'] : [];
  if (!last || !('output' in last)) return [];
  if (!last.output.ok) return queue.length > 0 ? ['failure'] : [];
  const [change] = queue;
  const isKeptThere = last.output.value.some(({ id }) => id === change?.favourite.id);
  const isSaved = last.type === 'xstate.done.actor.saveChange';
  return isSaved && change?.isWanted && !isKeptThere ? ['full'] : [];
}

const isTold = (told: string[], words: string[]) => expect(told).toEqual(words);

const silent = { remember: () => {}, tellFailure: () => {}, tellFull: () => {}, tellFirst: () => {} };

walkChart({
  name: 'what somebody likes',
  proves: 'R3.18',
  machine: favouritesMachine.provide({ actions: silent }),
  input: NONE,
  events: [
    { type: 'favourite.toggled', favourite: honey },
    { type: 'member.changed', userId: ANA },
    { type: 'member.changed', userId: null },
    { type: 'favourites.changedElsewhere', kept: { ownerId: null, items: [stall] } },
    ...doneEventsOf('joinFavourites', ok(stall), failed, BROKEN_ANSWER),
    ...doneEventsOf('saveChange', ok(honey, stall), ok(stall), failed, BROKEN_ANSWER),
  ],
  canHappen: ({ context: { queue } }, { type }) => type !== 'favourite.toggled' || queue.length < 2,
  look: ({ context: { items, queue, ownerId } }) => [
    ownerId,
    items.map(({ name }) => name),
    queue.map(({ isWanted }) => isWanted),
  ],
  mount: async () => {
    let join = deferred<FavouritesResult>();
    let save = deferred<FavouritesResult>();
    let tell: (news: FavouritesEvent) => void = () => {};
    let tellKept: (kept: StoredFavourites) => void = () => {};
    const remembered: StoredFavourites[] = [];
    const told: string[] = [];
    const logic = wireFavourites({
      joinFavourites: () => (join = deferred<FavouritesResult>()).promise,
      saveChange: () => (save = deferred<FavouritesResult>()).promise,
      remember: ({ ownerId, items }) => void remembered.push({ ownerId, items }),
      watchMember: (listener) => {
        tell = listener;
        return () => {};
      },
      watchKept: (listener) => {
        tellKept = listener;
        return () => {};
      },
      tellFailure: () => void told.push('failure'),
      tellFull: () => void told.push('full'),
      tellFirst: () => void told.push('first'),
    });
    const actorRef = createActor(logic, { input: NONE }).start();
    await renderWithMarketProviders(
      <>
        <Heart actorRef={actorRef} favourite={honey} />
        <Heart actorRef={actorRef} favourite={stall} />
      </>,
    );
    return {
      actorRef,
      remembered,
      told,
      drivers: {
        'favourite.toggled': ({ favourite }) => fireEvent.click(heartOf(favourite)),
        'member.changed': (event) => tell(event),
        'favourites.changedElsewhere': ({ kept }) => {
          remembered.push(kept);
          tellKept(kept);
        },
        'xstate.done.actor.joinFavourites': ({ output }) => settleVerb(join, output),
        'xstate.done.actor.saveChange': ({ output }) => settleVerb(save, output),
      },
    };
  },
  oracles: {
    waiting: showsHearts,
    onDevice: (past, { remembered }) => isKept(past, remembered),
    joining: showsHearts,
    apart: showsHearts,
    withAccount: showsHearts,
    saving: showsHearts,
  },
  checkStep: ({ past }, { told }) => isTold(told.splice(0), wordsOf(past)),
});
