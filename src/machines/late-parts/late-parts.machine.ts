import { setup } from 'xstate';
import { CONNECTION } from '../../../contract/limits.ts';
import { listeningPort, port } from '../port.ts';

/** What a page reports of its visitor and of the line. */
export type LatePartsEvent = { type: 'visitor.noticed' } | { type: 'browser.connected' };

/**
 * The code that comes with the first sign of a visitor (R3.18, R2.25). Where it cannot be fetched it is asked for again: as soon as
 * the browser has a line, or with the next sign after a pause.
 */
export const latePartsMachine = setup({
  types: {} as { events: LatePartsEvent },
  actors: { watchVisitor: listeningPort(), bring: port<void, void>('bring') },
  delays: { retryPause: CONNECTION.probePause },
}).createMachine({
  id: 'lateParts',
  initial: 'waiting',
  invoke: { id: 'watchVisitor', src: 'watchVisitor' },
  states: {
    waiting: { on: { 'visitor.noticed': 'fetching' } },
    fetching: { invoke: { id: 'bring', src: 'bring', onDone: 'arrived', onError: 'pausing' } },
    pausing: { after: { retryPause: 'waiting' }, on: { 'browser.connected': 'fetching' } },
    arrived: { type: 'final' },
  },
});
