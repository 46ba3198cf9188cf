import { type AnyStateMachine, transition } from 'xstate';

/** Transitions of a flat chart as "state --event→ next"; each event is tried in each state. */
export function transitionsOf(machine: AnyStateMachine, context: object = {}): string[] {
  const events = machine.events.filter((type: string) => !type.startsWith('xstate.'));
  return Object.keys(machine.states).flatMap((state) =>
    events.flatMap((type: string) => {
      const current = machine.resolveState({ value: state, context });
      const [next] = transition(machine, current, { type });
      return current.can({ type }) ? [`${state} --${type}→ ${String(next.value)}`] : [];
    }),
  );
}
