import { setup } from 'xstate';
import { CONNECTION_TIMING } from '../../../contract/limits.ts';
import { callbackPort, port } from '../port.ts';

/** First activity of a visitor, and the browser's own report that it is online again. */
type DeferredCodeEvent = { type: 'visitor.noticed' } | { type: 'browser.connected' };

/**
 * Deferred code, loaded at the visitor's first activity (R3.18, R2.25). If that fails, it loads again once
 * the browser is online, during the backoff as well as after it. The next activity after the backoff also
 * starts it.
 */
export const deferredCodeMachine = setup({
  types: {} as { events: DeferredCodeEvent },
  actors: { watchVisitor: callbackPort(), load: port<void, void>('load') },
  delays: { backoff: CONNECTION_TIMING.probePause },
}).createMachine({
  id: 'deferredCode',
  initial: 'idle',
  invoke: { id: 'watchVisitor', src: 'watchVisitor' },
  states: {
    idle: { on: { 'visitor.noticed': 'loading' } },
    loading: { invoke: { id: 'load', src: 'load', onDone: 'loaded', onError: 'backoff' } },
    backoff: { after: { backoff: 'refused' }, on: { 'browser.connected': 'loading' } },
    refused: { on: { 'visitor.noticed': 'loading', 'browser.connected': 'loading' } },
    loaded: { type: 'final' },
  },
});
