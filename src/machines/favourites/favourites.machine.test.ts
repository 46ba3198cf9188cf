import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import {
  type ChartOptions,
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { listenerActor } from '../../wiring/shell/listener-actor.ts';
import { favouritesMachine } from './favourites.machine.ts';
import type { FavouritesResult, StoredFavourites } from './favourites.types.ts';

const thing = (id: number): Favourite => ({ kind: 'product', id: sampleId(id), name: `Producto ${id}` });
const [honey, bread, cheese] = [thing(1), thing(2), thing(3)];
const NONE: StoredFavourites = { ownerId: null, items: [] };
const ANA = sampleId(90);
const ok = (...items: Favourite[]): FavouritesResult => ({ ok: true, value: items });
const failed: FavouritesResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
const full = Array.from({ length: MAX_FAVOURITES }, (_, id) => thing(100 + id));

function start(kept: StoredFavourites = NONE) {
  const told: string[] = [];
  const remembered: StoredFavourites[] = [];
  const joins: { added: readonly Favourite[]; answer: ReturnType<typeof deferred<FavouritesResult>> }[] = [];
  const saves: { change: string; answer: ReturnType<typeof deferred<FavouritesResult>> }[] = [];
  const logic = favouritesMachine.provide({
    actors: resultActors({
      joinFavourites: ({ added }) => {
        const answer = deferred<FavouritesResult>();
        joins.push({ added, answer });
        return answer.promise;
      },
      saveChange: ({ favourite, isWanted }) => {
        const answer = deferred<FavouritesResult>();
        saves.push({ change: `${isWanted ? '+' : '-'}${favourite.name}`, answer });
        return answer.promise;
      },
    }),
    actions: {
      remember: (_, { ownerId, items }) => void remembered.push({ ownerId, items }),
      tellFailure: () => void told.push('failure'),
      tellFull: () => void told.push('full'),
      tellFirst: () => void told.push('first'),
    },
  });
  const actor = createActor(logic, { input: kept }).start();
  const toggle = (favourite: Favourite) => actor.send({ type: 'favourite.toggled', favourite });
  const signIn = (userId: string | null) => actor.send({ type: 'member.changed', userId });
  const reach = (state: 'withAccount' | 'apart' | 'saving') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const items = () => actor.getSnapshot().context.items;
  return { actor, told, remembered, joins, saves, toggle, signIn, reach, items };
}

describe('favourites', () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'favourite.toggled', favourite: honey },
      { type: 'member.changed', userId: ANA },
      { type: 'member.changed', userId: null },
      { type: 'favourites.changedElsewhere', kept: { ownerId: null, items: [bread] } },
      ...doneEventsOf('joinFavourites', ok(bread), failed),
      ...doneEventsOf('saveChange', ok(honey, bread), ok(bread), failed),
    ];
    const nothing = { remember: () => {}, tellFailure: () => {}, tellFull: () => {}, tellFirst: () => {} };
    const machine = favouritesMachine.provide({ actions: nothing });
    const states = ['apart', 'joining', 'onDevice', 'saving', 'waiting', 'withAccount'];
    const identify = ({ value, context }: { value: unknown; context: { queue: unknown[] } }) =>
      JSON.stringify([value, { ...context, queue: context.queue.slice(0, 2) }]);
    const options: ChartOptions = {
      input: NONE,
      events,
      identify,
      stopWhen: ({ context }) => context.queue.length > 2,
    };
    const edges = edgesOf(machine, options);
    expect(answerEffectsOf(machine, options)).toEqual([
      'joinFavourites NO_RESPONSE → nothing',
      'joinFavourites NO_RESPONSE → tellFailure()',
      'joinFavourites ok → items: value, remember(value)',
      'joinFavourites ok → items: value.0, remember(value.0)',
      'saveChange NO_RESPONSE → tellFailure()',
      'saveChange ok → items: value, queue: value.0, remember(value)',
      'saveChange ok → items: value, remember(value)',
      'saveChange ok → items: value, tellFull(), remember(value)',
      'saveChange ok → items: value.0, remember(value.0)',
      'saveChange ok → items: value.1, queue: value.0, remember(value.1)',
    ]);
    expect(edges).toEqual(
      [
        ...states.flatMap((state) => [
          `${state} --member.changed--> joining`,
          `${state} --member.changed--> onDevice`,
        ]),
        ...['joining', 'onDevice', 'saving', 'waiting'].map(
          (state) => `${state} --favourite.toggled--> ${state}`,
        ),
        'apart --favourite.toggled--> joining',
        'withAccount --favourite.toggled--> saving',
        ...['apart', 'joining', 'onDevice', 'waiting'].map(
          (state) => `${state} --favourites.changedElsewhere--> ${state}`,
        ),
        'joining --xstate.done.actor.joinFavourites--> apart',
        'joining --xstate.done.actor.joinFavourites--> saving',
        'joining --xstate.done.actor.joinFavourites--> withAccount',
        'saving --xstate.done.actor.saveChange--> saving',
        'saving --xstate.done.actor.saveChange--> withAccount',
      ].toSorted(),
    );
  });

  test('R3.18 without an account they stay in the browser, the last first, and are let go of again', () => {
    const { signIn, toggle, remembered, items, told } = start();
    signIn(null);
    toggle(honey);
    toggle(bread);
    toggle(honey);
    expect([told, items(), remembered]).toEqual([
      ['first'],
      [bread],
      [
        NONE,
        { ownerId: null, items: [honey] },
        { ownerId: null, items: [bread, honey] },
        { ownerId: null, items: [bread] },
      ],
    ]);
  });

  test('R3.18 at the login what the device held joins the account, and what is pressed meanwhile is saved after it', async () => {
    const { signIn, toggle, remembered, items, joins, saves, reach } = start({
      ownerId: null,
      items: [honey],
    });
    signIn(ANA);
    expect(joins.map(({ added }) => added)).toEqual([[honey]]);
    toggle(cheese);
    expect(items()).toEqual([cheese, honey]);
    joins[0]?.answer.resolve(ok(honey, bread));
    await reach('saving');
    expect([items(), saves.map(({ change }) => change)]).toEqual([[cheese, honey, bread], ['+Producto 3']]);
    saves[0]?.answer.resolve(ok(cheese, honey, bread));
    await reach('withAccount');
    expect(remembered.at(-1)).toEqual({ ownerId: ANA, items: [cheese, honey, bread] });
  });

  test('R3.18 each press is shown at once and saved one after the other; what fails is taken back and told', async () => {
    const { signIn, toggle, items, joins, saves, reach, told } = start({ ownerId: ANA, items: [honey] });
    signIn(ANA);
    expect([joins[0]?.added, items()]).toEqual([[], [honey]]);
    joins[0]?.answer.resolve(ok(honey));
    await reach('withAccount');
    toggle(bread);
    toggle(honey);
    expect([items(), saves.length]).toEqual([[bread], 1]);
    saves[0]?.answer.resolve(ok(bread, honey));
    await waitForCount(saves, 2);
    expect([items(), saves[1]?.change]).toEqual([[bread], '-Producto 1']);
    saves[1]?.answer.resolve(failed);
    await reach('withAccount');
    expect([items(), told]).toEqual([[honey, bread], ['failure']]);
  });

  test('R3.18 what finds no room is told, here and with the account', async () => {
    const here = start({ ownerId: null, items: full });
    here.signIn(null);
    here.toggle(honey);
    expect([here.items(), here.told]).toEqual([full, ['full']]);
    const there = start();
    there.signIn(ANA);
    there.joins[0]?.answer.resolve(ok(bread));
    await there.reach('withAccount');
    there.toggle(honey);
    there.saves[0]?.answer.resolve(ok(...full));
    await there.reach('withAccount');
    expect([there.items(), there.told]).toEqual([full, ['full']]);
  });

  test('R3.18 an account that cannot be reached is tried again with the next press', async () => {
    const { signIn, toggle, items, joins, reach, told } = start({ ownerId: null, items: [honey] });
    signIn(ANA);
    joins[0]?.answer.resolve(failed);
    await reach('apart');
    expect([items(), told]).toEqual([[honey], []]);
    toggle(bread);
    expect(joins[1]?.added).toEqual([bread, honey]);
    joins[1]?.answer.resolve(failed);
    await reach('apart');
    expect([items(), told]).toEqual([[honey], ['failure']]);
  });

  test('R3.18 what is somebody’s does not stay for who comes after them', () => {
    const { signIn, items, remembered } = start({ ownerId: ANA, items: [honey] });
    signIn(null);
    expect([items(), remembered]).toEqual([[], [NONE]]);
    const other = start({ ownerId: ANA, items: [honey] });
    other.signIn(sampleId(91));
    expect([other.items(), other.joins[0]?.added]).toEqual([[], []]);
  });

  test('R3.18 who is here is listened to once, whoever comes and goes; another one’s answer counts no more', async () => {
    let listeners = 0;
    const joins: ReturnType<typeof deferred<FavouritesResult>>[] = [];
    const logic = favouritesMachine.provide({
      actors: {
        watchMember: listenerActor((tell) => {
          listeners += 1;
          tell({ type: 'member.changed', userId: ANA });
          return () => undefined;
        }),
        ...resultActors({
          joinFavourites: () => {
            const answer = deferred<FavouritesResult>();
            joins.push(answer);
            return answer.promise;
          },
          saveChange: () => deferred<FavouritesResult>().promise,
        }),
      },
      actions: { remember: () => {} },
    });
    const actor = createActor(logic, { input: NONE }).start();
    actor.send({ type: 'member.changed', userId: sampleId(91) });
    joins[0]?.resolve(ok(honey));
    joins[1]?.resolve(ok(bread));
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('withAccount'));
    expect([listeners, joins.length, context.ownerId, context.items]).toEqual([1, 2, sampleId(91), [bread]]);
  });

  test('R3.18 two tabs of a device agree, unless they are of two people', () => {
    const { actor, signIn, items } = start({ ownerId: null, items: [honey] });
    signIn(null);
    actor.send({ type: 'favourites.changedElsewhere', kept: { ownerId: null, items: [bread, honey] } });
    expect(items()).toEqual([bread, honey]);
    actor.send({ type: 'favourites.changedElsewhere', kept: { ownerId: ANA, items: [cheese] } });
    expect(items()).toEqual([bread, honey]);
  });
});

const waitForCount = async (list: readonly unknown[], count: number) => {
  while (list.length < count) await new Promise<void>((resolve) => void setImmediate(resolve));
};
