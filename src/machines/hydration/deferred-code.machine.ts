import { setup } from 'xstate';
import { CONNECTION } from '../../../contract/limits.ts';
import { listeningPort, port } from '../port.ts';

/** First activity of a visitor, and the browser's own report that it is online again. */
type DeferredCodeEvent = { type: 'visitor.noticed' } | { type: 'browser.connected' };

/**
 * Deferred code: loaded with the first sign of a visitor (R3.18, R2.25). Where it did not come it is loaded again as soon as the browser is
 * online again, during the backoff as well as after it, or with the next sign after the backoff.
 */
export const deferredCodeMachine = setup({
  types: {} as { events: DeferredCodeEvent },
  actors: { watchVisitor: listeningPort(), load: port<void, void>('load') },
  delays: { backoff: CONNECTION.probePause },
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
