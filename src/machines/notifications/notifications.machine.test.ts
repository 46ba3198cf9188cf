import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Result } from '../../../contract/api/failure.ts';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import {
  type ChartOptions,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { NOW } from '../../../tests/support/samples/samples.ts';
import {
  type LoadNotificationsResult,
  type NotificationsFailure,
  notificationsMachine,
} from './notifications.machine.ts';
import {
  newNotificationsOf,
  undismissedNotifications,
  embeddedUnreadOf,
  unreadNotificationsOf,
  unreadCount,
} from './notifications.rules.ts';
import type { EmbeddedNotifications } from './embedded-notifications.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();
const notice = (id: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  title: `Aviso ${id}`,
  message: 'Texto',
  type: 'INFO',
  priority: 'HIGH',
  status: 'ACTIVE',
  createdAt: ago(60),
  ...fields,
});

type Answer = Result<Notification[], NotificationsFailure>;
const full = (...items: Notification[]): Answer => ({ ok: true, value: items });
const failed: Answer = { ok: false, failure: { code: 'TIMEOUT_ERROR', status: 0, errors: [] } };

/**
 * Notifications with these answers in turn; a missing answer leaves its call pending. The first load happens
 * at NOW.
 */
function open(answers: Answer[], dismissed: string[] = [], posted: EmbeddedNotifications | null = null) {
  const clock = new SimulatedClock();
  const asked: AbortSignal[] = [];
  const remembered: (readonly string[])[] = [];
  const logic = notificationsMachine.provide({
    actors: {
      listNotifications: fromPromise<LoadNotificationsResult, void>(async ({ signal }) => {
        const answer = answers[asked.length];
        asked.push(signal);
        if (!answer) return new Promise<never>(() => {});
        const at = NOW + clock.now() - NOTIFICATION_LIMITS.firstLook;
        return answer.ok ? { ok: true, value: { items: answer.value, at } } : answer;
      }),
    },
    actions: { rememberDismissed: (_, { ids }) => remembered.push(ids) },
  });
  const actor = createActor(logic, { input: { dismissed, now: NOW, posted }, clock }).start();
  const lookFirst = () => clock.increment(NOTIFICATION_LIMITS.firstLook);
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  const context = () => actor.getSnapshot().context;
  const at = () => actor.getSnapshot().value.board;
  return { actor, clock, asked, remembered, settled, context, at, lookFirst };
}

describe(notificationsMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const answered = { ok: true, value: { items: [], at: NOW } };
    const options: ChartOptions = {
      input: { dismissed: [], now: NOW, posted: { unread: {}, at: NOW } },
      identify: ({ value, context }) => JSON.stringify([value, context.fetchedAt]),
      events: [
        ...[answered, failed].map((output) => ({ type: 'xstate.done.actor.listNotifications', output })),
        { type: 'xstate.after.firstLook.notifications.board.waiting' },
        { type: 'xstate.after.untilDue.notifications.board.fresh' },
        { type: 'xstate.after.refreshInterval.notifications.board.failed' },
        { type: 'page.hidden' },
        { type: 'page.shown', now: NOW },
        { type: 'page.shown', now: NOW + NOTIFICATION_LIMITS.refreshInterval },
        { type: 'connection.restored' },
        { type: 'retry.requested' },
        { type: 'panel.opened' },
        { type: 'panel.closed' },
        { type: 'notification.dismissed', id: '1' },
      ],
    };
    const edges = edgesOf(notificationsMachine, options);
    expect(answerEffectsOf(notificationsMachine, options)).toEqual([
      'listNotifications TIMEOUT_ERROR → failure: TIMEOUT_ERROR',
      'listNotifications ok → items: value.items',
    ]);
    const [waiting, fetching, fresh, failing, paused] = [
      'waiting',
      'fetching',
      'fresh',
      'failed',
      'paused',
    ].map((state) => `board.${state}`);
    expect(edges).toEqual(
      [
        '* --notification.dismissed--> *',
        `${waiting} --xstate.after.firstLook.notifications.board.waiting--> ${fetching}`,
        `${waiting} panel.closed --panel.opened--> ${fetching} panel.open`,
        `${fetching} --xstate.done.actor.listNotifications--> ${fresh}`,
        `${fetching} --xstate.done.actor.listNotifications--> ${failing}`,
        `${fresh} --xstate.after.untilDue.notifications.board.fresh--> ${fetching}`,
        `${failing} --xstate.after.refreshInterval.notifications.board.failed--> ${fetching}`,
        `${failing} --retry.requested--> ${fetching}`,
        `${failing} --connection.restored--> ${fetching}`,
        ...[waiting, fetching, fresh, failing].map((state) => `${state} --page.hidden--> ${paused}`),
        `${paused} --page.shown--> ${fetching}`,
        `${paused} --page.shown--> ${fresh}`,
        `${paused} --page.shown--> ${waiting}`,
        'panel.closed --panel.opened--> panel.open',
        'panel.open --panel.closed--> panel.closed',
      ].toSorted(),
    );
  });

  test('R9.10 the first screen goes before the notices, unless somebody asks for them', () => {
    const patient = open([]);
    patient.clock.increment(NOTIFICATION_LIMITS.firstLook - 1);
    expect([patient.asked.length, patient.at()]).toEqual([0, 'waiting']);
    patient.clock.increment(1);
    expect([patient.asked.length, patient.at()]).toEqual([1, 'fetching']);
    const asking = open([]);
    asking.actor.send({ type: 'panel.opened' });
    expect([asking.asked.length, asking.actor.getSnapshot().value]).toEqual([
      1,
      { board: 'fetching', panel: 'open' },
    ]);
  });

  test('R9.10 a bell rings by what came with the page, which is as good as fetched until it is old', async () => {
    const renderedAt = NOW - MINUTE;
    const made = [notice('1'), notice('2'), notice('3', { priority: 'LOW' })];
    const posted = { unread: embeddedUnreadOf(made, renderedAt), at: renderedAt };
    const { actor, clock, asked, at, context, settled } = open([full(notice('4'))], ['2'], posted);
    expect([posted.unread, unreadCount(context())]).toEqual([
      { '1': Date.parse(ago(60)), '2': Date.parse(ago(60)) },
      1,
    ]);
    clock.increment(NOTIFICATION_LIMITS.refreshInterval - MINUTE - 1);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown', now: NOW + 2 * MINUTE });
    expect([asked.length, at()]).toEqual([0, 'waiting']);
    clock.increment(2 * MINUTE);
    await settled();
    expect([asked.length, at(), unreadCount(context()), context().news]).toEqual([1, 'fresh', 1, []]);
    const impatient = open([], [], posted);
    impatient.actor.send({ type: 'panel.opened' });
    impatient.actor.send({ type: 'page.hidden' });
    impatient.actor.send({ type: 'page.shown', now: NOW });
    expect([impatient.asked.length, impatient.at()]).toEqual([2, 'fetching']);
    const outdated = open([], [], { unread: {}, at: NOW - 60 * MINUTE });
    outdated.clock.increment(NOTIFICATION_LIMITS.firstLook);
    expect(outdated.asked.length).toEqual(1);
  });

  test('R9.10 it fetches anew every five minutes, and after a failure as well', async () => {
    const { clock, asked, settled, at, context, lookFirst } = open([
      full(notice('1')),
      failed,
      full(notice('2')),
    ]);
    lookFirst();
    await settled();
    clock.increment(NOTIFICATION_LIMITS.refreshInterval - 1);
    expect([asked.length, at()]).toEqual([1, 'fresh']);
    clock.increment(1);
    await settled();
    expect([asked.length, at(), context().failure?.code]).toEqual([2, 'failed', 'TIMEOUT_ERROR']);
    expect(undismissedNotifications(context()).map(({ id }) => id)).toEqual(['1']);
    clock.increment(NOTIFICATION_LIMITS.refreshInterval);
    await settled();
    expect([asked.length, at(), context().failure]).toEqual([3, 'fresh', null]);
    expect(undismissedNotifications(context()).map(({ id }) => id)).toEqual(['2']);
  });

  test('R9.10 nobody looks: nothing is fetched; who comes back soon gets what was there, later what is new', async () => {
    const { actor, clock, asked, settled, at, lookFirst } = open([full(notice('1')), full(notice('2'))]);
    lookFirst();
    await settled();
    clock.increment(MINUTE);
    actor.send({ type: 'page.hidden' });
    clock.increment(MINUTE);
    actor.send({ type: 'page.shown', now: NOW + 2 * MINUTE });
    expect([asked.length, at()]).toEqual([1, 'fresh']);
    clock.increment(3 * MINUTE - 1);
    expect(asked.length).toEqual(1);
    clock.increment(1);
    await settled();
    expect(asked.length).toEqual(2);
    actor.send({ type: 'page.hidden' });
    clock.increment(60 * MINUTE);
    expect([asked.length, at()]).toEqual([2, 'paused']);
    actor.send({ type: 'page.shown', now: NOW + 65 * MINUTE });
    expect([asked.length, at()]).toEqual([3, 'fetching']);
  });

  test('a tab that was never looked at lets go of its call and asks when somebody looks', () => {
    const { actor, asked, at, lookFirst } = open([]);
    lookFirst();
    actor.send({ type: 'page.hidden' });
    expect([asked[0]?.aborted, at()]).toEqual([true, 'paused']);
    actor.send({ type: 'page.shown', now: NOW });
    expect([asked.length, at()]).toEqual([2, 'fetching']);
  });

  test('tells what is new, but nothing of the first answer and nothing that was put away', async () => {
    const { clock, settled, context, actor, lookFirst } = open(
      [full(notice('1')), full(notice('3'), notice('2'), notice('1'), notice('0'))],
      ['0'],
    );
    lookFirst();
    await settled();
    expect(context().news).toEqual([]);
    clock.increment(NOTIFICATION_LIMITS.refreshInterval);
    await settled();
    expect(context().news.map(({ id }) => id)).toEqual(['3', '2']);
    actor.send({ type: 'notification.dismissed', id: '3' });
    expect(context().news).toEqual([]);
  });

  test('what is put away stays away, and is remembered', async () => {
    const { actor, settled, context, remembered, lookFirst } = open([full(notice('1'), notice('2'))], ['9']);
    lookFirst();
    await settled();
    for (const id of ['1', '9']) actor.send({ type: 'notification.dismissed', id });
    expect(remembered).toEqual([
      ['9', '1'],
      ['1', '9'],
    ]);
    expect(undismissedNotifications(context()).map(({ id }) => id)).toEqual(['2']);
  });
});

describe(unreadNotificationsOf, () => {
  test('R9.10 unread are those of HIGH priority of the last 24 h that nobody has put away', () => {
    const items = [
      notice('new'),
      notice('edge', { createdAt: ago(24 * 60) }),
      notice('within', { createdAt: ago(24 * 60 - 1) }),
      notice('urgent', { priority: 'URGENT' }),
      notice('medium', { priority: 'MEDIUM' }),
      notice('away'),
    ];
    const board = { items, dismissed: ['away'], now: NOW };
    expect(unreadNotificationsOf(board).map(({ id }) => id)).toEqual(['new', 'within']);
    expect(newNotificationsOf([items[0]!], board).map(({ id }) => id)).toEqual([
      'edge',
      'within',
      'urgent',
      'medium',
    ]);
  });
});
