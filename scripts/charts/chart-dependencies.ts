import type { AnyStateMachine } from 'xstate';
import { formatDuration } from '../../src/live-charts/drawing/format-duration.ts';
import type { Chart } from './find-charts.ts';
import { describingChartOf } from './matching-model.ts';

/** Lines about each dependency that a chart names but does not contain. */
export interface ChartDependencies {
  actors: string[];
  effects: string[];
  delays: string[];
  guards: string[];
}

const code = (name: string) => `\`${name}\``;
const sorted = (names: Iterable<string>) => [...names].toSorted();

const hasConfig = (logic: unknown): logic is { config: (args: object) => unknown } =>
  typeof logic === 'object' && logic !== null && 'config' in logic && typeof logic.config === 'function';

/** A port returns a promise that rejects until it is provided; a listening port only subscribes. */
function describeActor(name: string, logic: unknown, charts: readonly Chart[]): string {
  const chart = charts.find(({ machine }) => machine === logic);
  if (chart) return `${code(name)}: the chart [${chart.name}](${describingChartOf(chart, charts).name}.md)`;
  const answer = hasConfig(logic) ? logic.config({}) : undefined;
  if (!(answer instanceof Promise))
    return `${code(name)}: callback or observable, runs as long as the state lasts`;
  answer.catch(() => undefined);
  return `${code(name)}: promise, resolves or rejects`;
}

/** Actions of XState have a type; a plain function is a hole, and an empty one is optional. */
const isHole = (action: unknown): action is () => void => typeof action === 'function' && !('type' in action);
const isOptional = (hole: () => void) => /=>\s*\{\s*\}$/.test(String(hole));

function describeDelay(name: string, delay: unknown): string {
  return `${code(name)}: ${typeof delay === 'number' ? formatDuration(delay) : 'computed at the start'}`;
}

/** Dependencies of a chart by name. */
export function chartDependenciesOf(machine: AnyStateMachine, charts: readonly Chart[]): ChartDependencies {
  const { actors, actions, delays, guards } = machine.implementations;
  const holes = Object.entries(actions).filter(([, action]) => isHole(action));
  const byName = <Value>(entries: readonly (readonly [string, Value])[]) =>
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    actors: byName(Object.entries(actors)).map(([name, logic]) => describeActor(name, logic, charts)),
    effects: byName(holes).map(([name, hole]) =>
      isHole(hole) && isOptional(hole) ? `${code(name)}: optional` : `${code(name)}: must be provided`,
    ),
    delays: byName(Object.entries(delays)).map(([name, delay]) => describeDelay(name, delay)),
    guards: sorted(Object.keys(guards)).map(code),
  };
}
