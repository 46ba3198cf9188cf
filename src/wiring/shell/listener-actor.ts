import { type AnyEventObject, type EventObject, fromCallback } from 'xstate';

/** Callback actor that forwards a service's events to its parent until it is stopped. */
export const listenerActor = (watch: (listener: (event: AnyEventObject) => void) => () => void) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => watch(sendBack));
