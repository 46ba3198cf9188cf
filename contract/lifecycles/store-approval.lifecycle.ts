import { setup } from 'xstate';
import type { ApprovalState } from '../stores/store-approval.ts';
import { nextState } from './lifecycle.ts';

type ApprovalEvent = { type: 'approval.asked' } | { type: 'approval.granted' } | { type: 'approval.refused' };

/** Store approval lifecycle: the producer requests approval, and again after corrections. A granted approval is final. */
export const storeApprovalLifecycle = setup({
  types: {} as { context: Record<string, never>; events: ApprovalEvent },
}).createMachine({
  id: 'storeApproval',
  context: {},
  initial: 'notAsked',
  states: {
    notAsked: { on: { 'approval.asked': 'waiting', 'approval.granted': 'granted' } },
    waiting: { on: { 'approval.granted': 'granted', 'approval.refused': 'refused' } },
    refused: { on: { 'approval.asked': 'waiting', 'approval.granted': 'granted' } },
    granted: {},
  },
});

type Step = Exclude<ApprovalState, 'notAsked'>;

const LEADING_TO: Record<Step, ApprovalEvent> = {
  waiting: { type: 'approval.asked' },
  granted: { type: 'approval.granted' },
  refused: { type: 'approval.refused' },
};

/** True if a store's approval may change from one state to another in one step. */
export const canApprovalBecome = (from: ApprovalState, to: Step): boolean =>
  nextState(storeApprovalLifecycle, from, LEADING_TO[to]) === to;
