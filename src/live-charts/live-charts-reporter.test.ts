import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { deferred } from '../../tests/support/charts/deferred.ts';
import { fakeChannel } from '../../tests/support/charts/live-charts-channel.ts';
import type { LiveUpdate } from './live-charts-channel.ts';
import { createReporter } from './live-charts-reporter.ts';

const stallMachine = setup({
  actors: { count: port<number, void>('count') },
}).createMachine({
  id: 'stall',
  initial: 'closed',
  states: {
    closed: { on: { 'stall.opened': 'counting', 'password.typed': {} } },
    counting: { invoke: { id: 'count', src: 'count', onDone: 'open' } },
    open: { on: { 'stall.closed': 'over' } },
    over: { type: 'final' },
  },
});

function openStall() {
  const channel = fakeChannel();
  const answer = deferred<number>();
  const reporter = createReporter({ channel, tab: 'T', address: () => '/products', now: () => 7 });
  const logic = stallMachine.provide({ actors: { count: fromPromise(() => answer.promise) } });
  const start = (id: string) => createActor(logic, { inspect: reporter.inspect, id }).start();
  const told = () => (channel.sent as LiveUpdate[]).map(briefly);
  return { channel, reporter, answer, start, told };
}

function briefly(news: LiveUpdate): string {
  if (news.type === 'event.passed') {
    const { from, to, trigger, detail } = news.event;
    return `${from?.name ?? 'page'} → ${to.name}: ${trigger} ${detail}`.trim();
  }
  if (news.type === 'actor.started') return `${news.actor.name} started`;
  if (news.type === 'actor.moved' || news.type === 'actor.ended')
    return `${news.standing.status} ${news.standing.active.join('|')}`.trim();
  return news.type;
}

describe(createReporter, () => {
  test('says that it is there, and nothing more until somebody asks', () => {
    const { channel, start } = openStall();
    start('stall').send({ type: 'stall.opened' });
    expect(channel.sent).toEqual([{ tab: 'T', address: '/products', type: 'tab.opened' }]);
  });

  test('tells whoever asks who lives and what passed lately, then everything as it happens', async () => {
    const { channel, answer, start, told } = openStall();
    const actor = start('stall');
    actor.send({ type: 'stall.opened' });
    channel.hear({ type: 'report.requested' });
    const [, report] = channel.sent as LiveUpdate[];
    const { actors, events } = report as Extract<LiveUpdate, { type: 'tab.reported' }>;
    expect(
      actors.map(({ name, parent, chart, standing }) => [
        name,
        actors.find(({ key }) => key === parent)?.name ?? null,
        chart?.name ?? null,
        standing,
      ]),
    ).toEqual([
      ['stall', null, 'stall', { status: 'active', active: ['', 'counting'] }],
      ['count', 'stall', null, { status: 'active', active: [] }],
    ]);
    expect(events.map(({ at, trigger }) => [at, trigger])).toEqual([
      [7, 'xstate.init'],
      [7, 'stall.opened'],
    ]);

    channel.sent.length = 0;
    answer.resolve(3);
    await answer.promise;
    await Promise.resolve();
    actor.send({ type: 'stall.closed' });
    expect(told()).toEqual([
      'count → stall: count answered {"output":3,"actorId":"count"}',
      'active |open',
      'done',
      'page → stall: stall.closed',
      'done |over',
    ]);
  });

  test('keeps two screens apart though XState counts both from the beginning', () => {
    const { channel, start } = openStall();
    channel.hear({ type: 'report.requested' });
    start('/one');
    start('/two');
    const started = (channel.sent as LiveUpdate[]).flatMap((news) =>
      news.type === 'actor.started' ? [news.actor] : [],
    );
    expect(started.map(({ name }) => name)).toEqual(['/one', '/two']);
    expect(new Set(started.map(({ key }) => key)).size).toEqual(2);
  });

  test('lets no secret leave the tab, and remembers no more than a hundred events', () => {
    const { channel, start } = openStall();
    const actor = start('stall');
    for (let count = 0; count < 150; count += 1)
      actor.send({ type: 'password.typed', value: 'Tenderete-2026!' });
    channel.hear({ type: 'report.requested' });
    const report = channel.sent.at(-1) as Extract<LiveUpdate, { type: 'tab.reported' }>;
    expect(report.events.length).toEqual(100);
    expect(new Set(report.events.map(({ detail }) => detail))).toEqual(new Set(['{"value":"•••"}']));
    expect(JSON.stringify(channel.sent)).not.toContain('Tenderete-2026!');
  });

  test('says good-bye, and that it is back', () => {
    const { reporter, told } = openStall();
    reporter.leave();
    reporter.arrive();
    expect(told()).toEqual(['tab.opened', 'tab.left', 'tab.opened']);
  });
});
