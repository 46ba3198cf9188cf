import { type AnyStateMachine, type ContextFrom, type EventFromLogic, transition } from 'xstate';

/**
 * Where a lifecycle leads from a state by an event, decided by its chart alone; null when the chart refuses it.
 * Server and screen both ask this, so they always agree.
 */
export function nextState<M extends AnyStateMachine>(
  machine: M,
  from: string,
  event: EventFromLogic<M>,
  context?: ContextFrom<M>,
): string | null {
  const logic: AnyStateMachine = machine;
  const current = logic.resolveState({ value: from, context: context ?? {} });
  if (!current.can(event)) return null;
  const [next] = transition(logic, current, event);
  return String(next.value);
}
