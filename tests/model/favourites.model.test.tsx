import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Favourite } from '../../contract/users/favourite.ts';
import { favouritesMachine } from '../../src/machines/favourites/favourites.machine.ts';
import type {
  FavouritesEvent,
  FavouritesResult,
  KeptFavourites,
} from '../../src/machines/favourites/favourites.types.ts';
import { Heart } from '../../src/wiring/shell/favourites.tsx';
import { wireFavourites } from '../../src/wiring/shell/favourites.wiring.ts';
import { BROKEN, settle } from '../support/broken-verb.ts';
import { answersOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId } from '../support/samples.ts';
import { walkChart } from '../support/walk-chart.ts';

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const stall: Favourite = { kind: 'popupStore', id: sampleId(1), name: 'La Colmena' };
const NONE: KeptFavourites = { ownerId: null, items: [] };
const ANA = sampleId(90);
const ok = (...items: Favourite[]): FavouritesResult => ({ ok: true, value: items });
const failed: FavouritesResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

type State = SnapshotFrom<typeof favouritesMachine>;
const heartOf = ({ name }: Favourite) => screen.getByRole('button', { name: `Guardar ${name}` });
const pressed = () => [honey, stall].filter((one) => heartOf(one).getAttribute('aria-pressed') === 'true');

const showsHearts = ({ context: { items } }: State) =>
  expect(pressed()).toEqual([honey, stall].filter(({ id }) => items.some((one) => one.id === id)));

/** The hearts, and the device, which holds the same. */
function isKept(state: State, remembered: readonly KeptFavourites[]) {
  showsHearts(state);
  const { ownerId, items } = state.context;
  expect(remembered.at(-1)).toEqual({ ownerId, items });
}

/** What is told of a step, by what came of it. */
function wordsOf(
  { type, output }: { type: string; output?: FavouritesResult },
  { context }: State,
): string[] {
  const { queue, items } = context;
  if (type === 'favourite.toggled') return items.length === 0 ? ['first'] : [];
  if (output === undefined) return [];
  if (!output.ok) return queue.length > 0 ? ['failure'] : [];
  const isSaved = type === 'xstate.done.actor.saveChange';
  const [change] = queue;
  const isLeftOut = isSaved && change?.isWanted && !output.value.some(({ id }) => id === change.favourite.id);
  return isLeftOut ? ['full'] : [];
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
    ...answersOf('joinFavourites', ok(stall), failed, BROKEN),
    ...answersOf('saveChange', ok(honey, stall), ok(stall), failed, BROKEN),
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
    let tellKept: (kept: KeptFavourites) => void = () => {};
    const remembered: KeptFavourites[] = [];
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
    await renderMarket(
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
        'xstate.done.actor.joinFavourites': ({ output }) => settle(join, output),
        'xstate.done.actor.saveChange': ({ output }) => settle(save, output),
      },
    };
  },
  oracles: {
    waiting: showsHearts,
    onDevice: (state, { remembered }) => isKept(state, remembered),
    joining: showsHearts,
    apart: showsHearts,
    withAccount: showsHearts,
    saving: showsHearts,
  },
  checkStep: ({ event, before }, { told }) => isTold(told.splice(0), wordsOf(event, before)),
});
