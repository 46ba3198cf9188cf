import { type AnyStateMachine, type ContextFrom, type EventFromLogic, transition } from 'xstate';

/**
 * Next state of a lifecycle after an event; null if the chart refuses the event. Server and screens share it, so they
 * always agree.
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
