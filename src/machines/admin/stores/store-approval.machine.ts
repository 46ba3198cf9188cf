import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { check } from '../../../../contract/api/checking.ts';
import { ApprovalDecision } from '../../../../contract/stores/store-approval.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

/** What is said of a store that is held: its producer asks, an admin grants it or says what has to change. */
export interface ApprovalValues {
  state: 'waiting' | ApprovalDecision['state'];
  note: string;
}
export type ApprovalStep = ApprovalDecision | { state: 'waiting' };

/** Why it was not heard. */
export type ApprovalFailure = FailureOf<'askForApproval'>['code'] | FailureOf<'decideApproval'>['code'];

/** Whoever asks that a first store may be published, or answers that (R4.9). */
export const storeApprovalMachine = createFormMachine<ApprovalValues, ApprovalStep, null, ApprovalFailure>(
  'storeApproval',
  (values) =>
    values.state === 'waiting' ? { ok: true, value: { state: 'waiting' } } : check(values, ApprovalDecision),
);

export type StoreApprovalActorRef = ActorRefFrom<typeof storeApprovalMachine>;
