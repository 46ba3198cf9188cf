import { type EventObject, fromCallback } from 'xstate';

/** An actor that passes on what a service reports, until it is stopped. */
export const listening = <E extends EventObject>(watch: (listener: (event: E) => void) => () => void) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => watch(sendBack));
