import { type ChartState, type ChartTransition, withDescendants } from './drawing/walk.ts';

export interface PossibleTransition {
  /** The path of the state that has it. */
  from: string;
  transition: ChartTransition;
}

const isAround = (outer: string, path: string) =>
  path !== outer && (outer === '' || path.startsWith(`${outer}.`));

/** Of several for one trigger those up to the first without a condition; what is written after it never happens. */
function reachable(transitions: readonly ChartTransition[]): ChartTransition[] {
  const certain = new Set<string>();
  return transitions.filter(({ trigger, guard }) => {
    if (certain.has(trigger)) return false;
    if (guard === null) certain.add(trigger);
    return true;
  });
}

/**
 * What can happen to an actor that is in these states: innermost first. A state deeper inside that takes an event on no
 * condition takes it from those around; a condition itself is decided only when the event comes.
 */
export function possibleNow(chart: ChartState, active: readonly string[]): PossibleTransition[] {
  const states = withDescendants(chart).filter(({ path }) => active.includes(path));
  const isTakenInside = (outer: string, trigger: string) =>
    states.some(
      ({ path, transitions }) =>
        isAround(outer, path) && transitions.some((one) => one.trigger === trigger && one.guard === null),
    );
  return states.toReversed().flatMap(({ path, transitions }) =>
    reachable(transitions)
      .filter(({ trigger }) => !isTakenInside(path, trigger))
      .map((transition) => ({ from: path, transition })),
  );
}
