import { type AnyEventObject, type EventObject, fromCallback } from 'xstate';

/** An actor that passes on what a service reports, until it is stopped. */
export const listening = (watch: (listener: (event: AnyEventObject) => void) => () => void) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => watch(sendBack));
