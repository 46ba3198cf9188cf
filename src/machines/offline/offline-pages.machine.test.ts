import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { type OfflinePagesEvent, offlinePagesMachine } from './offline-pages.machine.ts';

const shown: OfflinePagesEvent = { type: 'page.shown' };
const ana: OfflinePagesEvent = { type: 'member.changed', userId: 'ana' };
const bea: OfflinePagesEvent = { type: 'member.changed', userId: 'bea' };
const nobody: OfflinePagesEvent = { type: 'member.changed', userId: null };

const silent = { keepPage: () => {}, forgetPages: () => {}, dropNotice: () => {} };

/** Page with a registered service worker, or one still registering; records the effects in order. */
async function watching(registering = Promise.resolve(true)) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    offlinePagesMachine.provide({
      actors: {
        registerWorker: fromPromise<boolean, void>(() => registering),
        watchAddress: fromCallback(() => undefined),
      },
      actions: {
        keepPage: () => void done.push('keepPage'),
        forgetPages: () => void done.push('forgetPages'),
        dropNotice: () => void done.push('dropNotice'),
      },
    }),
    { clock },
  ).start();
  await Promise.resolve();
  await Promise.resolve();
  return { actor, clock, done };
}

describe(offlinePagesMachine.id, () => {
  test('its transitions are exactly these', () => {
    const [settling, kept] = ['watching.settling', 'watching.kept'];
    expect(
      edgesOf(offlinePagesMachine.provide({ actions: silent }), {
        events: [
          { type: 'xstate.done.actor.registerWorker', output: true },
          { type: 'xstate.done.actor.registerWorker', output: false },
          { type: 'xstate.error.actor.registerWorker', error: 'broken' },
          { type: 'xstate.after.settleTime.seenPages.watching.settling' },
          shown,
          ana,
          nobody,
        ],
      }),
    ).toEqual(
      [
        `registering --xstate.done.actor.registerWorker--> ${settling}`,
        'registering --xstate.done.actor.registerWorker--> without',
        'registering --member.changed--> registering',
        'without --member.changed--> without',
        'registering --xstate.error.actor.registerWorker--> without',
        `${settling} --xstate.after.settleTime.seenPages.watching.settling--> ${kept}`,
        `${settling} --page.shown--> ${settling}`,
        `${kept} --page.shown--> ${settling}`,
        `${settling} --member.changed--> ${settling}`,
        `${settling} --member.changed--> ${kept}`,
        `${kept} --member.changed--> ${kept}`,
      ].toSorted(),
    );
  });

  test('R2.25 a page that stays for 2 s is kept, once', async () => {
    const { clock, done } = await watching();
    clock.increment(1_999);
    expect(done).toEqual([]);
    clock.increment(1);
    clock.increment(60_000);
    expect(done).toEqual(['keepPage']);
  });

  test('R2.25 one that is passed through is not; the time begins anew with each', async () => {
    const { actor, clock, done } = await watching();
    clock.increment(1_500);
    actor.send(shown);
    clock.increment(1_500);
    expect(done).toEqual(['dropNotice']);
    clock.increment(500);
    expect(done).toEqual(['dropNotice', 'keepPage']);
  });

  test.each<[string, OfflinePagesEvent[], string[]]>([
    ['who comes has nothing forgotten', [nobody, ana], ['keepPage']],
    ['who is found to be here still has nothing forgotten', [ana, ana], ['keepPage']],
    [
      'R7.6 whoever leaves has everything forgotten, and their page is not kept any more',
      [ana, nobody],
      ['forgetPages'],
    ],
    ['R2.11 another in the place as well', [ana, bea], ['forgetPages']],
    ['once', [ana, nobody, nobody], ['forgetPages']],
  ])('%s', async (_, news, expected) => {
    const { actor, clock, done } = await watching();
    for (const event of news) actor.send(event);
    clock.increment(2_000);
    expect(done).toEqual(expected);
  });

  test('R7.6 whoever leaves before the worker has come has everything forgotten, too', async () => {
    const { actor, done } = await watching(new Promise(() => undefined));
    expect(actor.getSnapshot().value).toEqual('registering');
    actor.send(ana);
    actor.send(nobody);
    expect(done).toEqual(['forgetPages']);
  });
});
