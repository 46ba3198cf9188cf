import { describe, expect, test } from 'vitest';
import { connectionMachine } from '../machines/shell/connection.machine.ts';
import { innermostPaths, pathsOf } from './state-paths.ts';
import { readChartStructure } from './drawing/chart-structure.ts';
import { possibleTransitions } from './possible-transitions.ts';
import { liveChartsMachine } from './live-charts.machine.ts';

const told = (possible: ReturnType<typeof possibleTransitions>) =>
  possible.map(
    ({ from, transition: { trigger, guard, targets } }) =>
      `${from}: ${trigger}${guard ? ` [${guard}]` : ''} → ${targets.join()}`,
  );

describe(pathsOf, () => {
  test.each([
    ['open', ['', 'open'], ['open']],
    [{ open: 'editing' }, ['', 'open', 'open.editing'], ['open.editing']],
    [
      { lines: { local: 'idle' }, order: 'quiet', whole: {} },
      ['', 'lines', 'lines.local', 'lines.local.idle', 'order', 'order.quiet', 'whole'],
      ['lines.local.idle', 'order.quiet', 'whole'],
    ],
    [{}, [''], ['']],
  ])('finds all states of %j, and the innermost', (value, all, inner) => {
    expect([pathsOf(value), innermostPaths(all)]).toEqual([all, inner]);
  });
});

describe(possibleTransitions, () => {
  test('tells what a state takes, innermost first, and leaves out what is taken further inside', () => {
    const chart = readChartStructure(connectionMachine.root);
    expect(told(possibleTransitions(chart, pathsOf({ watched: { unreachable: 'asking' } })))).toEqual([
      'watched.unreachable.asking: askHealth answered [isReached] → watched.online.regained',
      'watched.unreachable.asking: askHealth answered → watched.unreachable.waiting',
      'watched.unreachable.asking: askHealth broke → watched.unreachable.waiting',
      'watched.unreachable: call.answered → watched.online.regained',
      'watched: browser.disconnected → watched.offline',
    ]);
    expect(told(possibleTransitions(chart, pathsOf('dormant')))).toEqual([
      'dormant: page.hydrated → watched',
    ]);
  });

  test('tells of every region that goes on at once', () => {
    const chart = readChartStructure(liveChartsMachine.root);
    const value = { market: 'closed', log: 'held', scope: 'narrow' };
    expect(told(possibleTransitions(chart, pathsOf(value)))).toEqual([
      'scope.narrow: scope.widened → scope.whole',
      'log.held: event.passed → ',
      'log.held: log.resumed → log.running',
      'log: log.cleared → ',
      'market: tab.opened → ',
      'market: tab.reported → market.watched',
      ': actor.chosen → ',
    ]);
  });
});
