import { type ChartState, type ChartTransition, withDescendants } from './drawing/chart-structure.ts';

export interface PossibleTransition {
  /** Path of the state with the transition. */
  from: string;
  transition: ChartTransition;
}

const isAround = (outer: string, path: string) =>
  path !== outer && (outer === '' || path.startsWith(`${outer}.`));

/** Transitions for one trigger up to the first without a guard; later ones are unreachable. */
function reachable(transitions: readonly ChartTransition[]): ChartTransition[] {
  const certain = new Set<string>();
  return transitions.filter(({ trigger, guard }) => {
    if (certain.has(trigger)) return false;
    if (guard === null) certain.add(trigger);
    return true;
  });
}

/**
 * Possible transitions of an actor in these states, innermost first. An unguarded transition of an inner
 * state hides those of outer ones; guards are evaluated only when the event occurs.
 */
export function possibleTransitions(chart: ChartState, active: readonly string[]): PossibleTransition[] {
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
