import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../tests/support/charts/chart-transitions.ts';
import { fakeChannel } from '../../tests/support/charts/live-charts-channel.ts';
import { readChartStructure } from './drawing/chart-structure.ts';
import type { LiveActor, LiveEvent, LiveUpdate } from './live-charts-channel.ts';
import { MAX_ENTRIES } from './live-charts.reducers.ts';
import { liveChartsMachine } from './live-charts.machine.ts';
import { isAboutActor, shownActor, actorTreeOf } from './live-charts.selectors.ts';
import type { LiveChartsContext } from './live-charts.types.ts';
import { wireLiveCharts } from './live-charts.wiring.ts';

const chart = readChartStructure(liveChartsMachine.root);
const active = { status: 'active', active: ['', 'idle'] } as const;
const stopped = { status: 'stopped', active: ['', 'idle'] } as const;
const actorOf = (key: string, name: string, more: Partial<LiveActor> = {}): LiveActor => ({
  key,
  name,
  parent: null,
  chart,
  standing: { ...active, active: [...active.active] },
  ...more,
});
const at = (tab: string, address = '/products') => ({ tab, address });
const passed = (trigger: string, key = '1'): LiveEvent => ({
  at: 0,
  from: null,
  to: { key, name: 'cart' },
  trigger,
  detail: '',
});
const report = (tab: string, actors: LiveActor[], events: LiveEvent[] = []): LiveUpdate => ({
  ...at(tab),
  type: 'tab.reported',
  actors,
  events,
});

function open() {
  const channel = fakeChannel();
  const actor = createActor(wireLiveCharts(channel)).start();
  const context = (): LiveChartsContext => actor.getSnapshot().context;
  const shown = () => {
    const one = shownActor(context());
    return one && [one.tab, one.key, one.name, one.standing.status];
  };
  const triggers = () => context().entries.map(({ trigger }) => trigger);
  return { channel, actor, context, shown, triggers };
}

describe(liveChartsMachine.id, () => {
  test('its transitions are exactly these', () => {
    const news = at('T');
    const edges = edgesOf(liveChartsMachine, {
      identify: ({ value }) => JSON.stringify(value),
      events: [
        { ...news, type: 'tab.opened' },
        report('T', []),
        { ...news, type: 'tab.left' },
        { ...news, type: 'actor.started', actor: actorOf('1', 'app') },
        { ...news, type: 'actor.moved', key: '1', standing: active },
        { ...news, type: 'actor.ended', key: '1', standing: stopped },
        { ...news, type: 'event.passed', event: passed('x') },
        { type: 'actor.chosen', actor: { tab: 'T', key: '1', name: 'app' } },
        ...['log.paused', 'log.resumed', 'log.cleared', 'scope.narrowed', 'scope.widened'].map((type) => ({
          type,
        })),
      ],
    });
    expect(edges).toEqual(
      [
        '* --actor.chosen--> *',
        'log.held --event.passed--> log.held',
        'log.held --log.cleared--> log.held',
        'log.held --log.resumed--> log.running',
        'log.running --event.passed--> log.running',
        'log.running --log.cleared--> log.running',
        'log.running --log.paused--> log.held',
        'market.closed --tab.opened--> market.closed',
        'market.closed --tab.reported--> market.watched',
        ...['actor.ended', 'actor.moved', 'actor.started', 'tab.opened', 'tab.reported'].map(
          (type) => `market.watched --${type}--> market.watched`,
        ),
        'market.watched --tab.left--> market.closed',
        'scope.narrow --scope.widened--> scope.whole',
        'scope.whole --scope.narrowed--> scope.narrow',
      ].toSorted(),
    );
  });

  test('asks for reports when it opens and whenever a tab does', () => {
    const { channel } = open();
    channel.hear({ ...at('T'), type: 'tab.opened' });
    expect(channel.sent).toEqual([{ type: 'report.requested' }, { type: 'report.requested' }]);
  });

  test('hears nothing but news', () => {
    const { channel, context } = open();
    for (const data of [null, 'tab.left', { type: 'report.requested' }]) channel.hear(data);
    expect(context().tabs).toEqual([]);
  });

  test('takes what a tab remembers once, however often it reports', () => {
    const { channel, context, triggers } = open();
    channel.hear(report('T', [actorOf('1', 'app')], [passed('first'), passed('second')]));
    channel.hear(
      report('T', [actorOf('1', 'app'), actorOf('2', 'cart')], [passed('first'), passed('second')]),
    );
    channel.hear({ ...at('T'), type: 'event.passed', event: passed('third') });
    expect(triggers()).toEqual(['first', 'second', 'third']);
    expect(new Set(context().entries.map(({ id }) => id)).size).toEqual(3);
    expect(context().actors.map(({ key }) => key)).toEqual(['1', '2']);
  });

  test('shows the first chart, then the wanted one, and after a reload the one in its place', () => {
    const { channel, actor, shown } = open();
    channel.hear(
      report('T', [actorOf('1', 'fetchCart', { chart: null }), actorOf('2', 'app'), actorOf('3', 'cart')]),
    );
    expect(shown()).toEqual(['T', '2', 'app', 'active']);
    actor.send({ type: 'actor.chosen', actor: { tab: 'T', key: '3', name: 'cart' } });
    expect(shown()).toEqual(['T', '3', 'cart', 'active']);
    channel.hear({ ...at('T'), type: 'tab.left' });
    expect(shown()).toEqual(null);
    channel.hear(report('U', []));
    channel.hear({ ...at('U'), type: 'actor.started', actor: actorOf('1', 'app') });
    expect(shown()).toEqual(['U', '1', 'app', 'active']);
    channel.hear({ ...at('U'), type: 'actor.started', actor: actorOf('4', 'cart') });
    expect(shown()).toEqual(['U', '4', 'cart', 'active']);
  });

  test('keeps the end of the shown actor in sight until another is chosen, and drops others that end', () => {
    const { channel, actor, context, shown } = open();
    channel.hear(report('T', [actorOf('1', 'checkout'), actorOf('2', 'cart'), actorOf('3', 'order')]));
    for (const key of ['3', '1'])
      channel.hear({ ...at('T', '/orders'), type: 'actor.ended', key, standing: { ...stopped, active: [] } });
    expect(shown()).toEqual(['T', '1', 'checkout', 'stopped']);
    expect(context().tabs).toEqual([{ tab: 'T', address: '/orders' }]);
    actor.send({ type: 'actor.chosen', actor: { tab: 'T', key: '2', name: 'cart' } });
    expect(context().actors.map(({ key }) => key)).toEqual(['2']);
  });

  test('holds the log while it is read, and loses nothing of it', () => {
    const { channel, actor, context, triggers } = open();
    const pass = (trigger: string) =>
      channel.hear({ ...at('T'), type: 'event.passed', event: passed(trigger) });
    pass('one');
    actor.send({ type: 'log.paused' });
    pass('two');
    expect([triggers(), context().held.length]).toEqual([['one'], 1]);
    actor.send({ type: 'log.resumed' });
    expect([triggers(), context().held.length]).toEqual([['one', 'two'], 0]);
    actor.send({ type: 'log.cleared' });
    expect(triggers()).toEqual([]);
  });

  test('keeps a bounded log, the newest of it', () => {
    const { channel, triggers } = open();
    for (let count = 1; count <= MAX_ENTRIES + 5; count += 1)
      channel.hear({ ...at('T'), type: 'event.passed', event: passed(String(count)) });
    expect([triggers().length, triggers()[0], triggers().at(-1)]).toEqual([
      MAX_ENTRIES,
      '6',
      String(MAX_ENTRIES + 5),
    ]);
  });

  test('puts children below their parents, and those of an unknown one at the top', () => {
    const { channel, context } = open();
    channel.hear(
      report('T', [
        actorOf('2', 'cart', { parent: '1' }),
        actorOf('1', 'app'),
        actorOf('4', 'lost', { parent: '9' }),
      ]),
    );
    channel.hear(report('U', [actorOf('1', 'app')]));
    const names = (branches: ReturnType<typeof actorTreeOf>): unknown[] =>
      branches.map(({ actor, children }) => [actor.name, names(children)]);
    expect(names(actorTreeOf(context().actors, 'T'))).toEqual([
      ['app', [['cart', []]]],
      ['lost', []],
    ]);
    const [cart = null] = context().actors;
    const about = { ...passed('x', '2'), id: 1, tab: 'T' };
    expect([
      isAboutActor(about, cart),
      isAboutActor({ ...about, to: { key: '1', name: 'app' }, from: { key: '2', name: 'cart' } }, cart),
      isAboutActor({ ...about, tab: 'U' }, cart),
      isAboutActor(about, null),
    ]).toEqual([true, true, false, false]);
  });
});
