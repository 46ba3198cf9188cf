import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { validateInput } from '../../../../contract/api/validate-input.ts';
import { ApprovalDecision } from '../../../../contract/stores/store-approval.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

/** Form values of a store's approval: the producer requests it; an admin approves, or states the changes needed. */
export interface ApprovalValues {
  state: 'waiting' | ApprovalDecision['state'];
  note: string;
}
export type StoreApprovalChange = ApprovalDecision | { state: 'waiting' };

/** Failure codes of an approval request or decision. */
export type ApprovalFailure = FailureOf<'askForApproval'>['code'] | FailureOf<'decideApproval'>['code'];

/** Approval form of a producer's first store, for the request and for the decision (R4.9). */
export const storeApprovalMachine = createFormMachine<
  ApprovalValues,
  StoreApprovalChange,
  null,
  ApprovalFailure
>('storeApproval', (values) =>
  values.state === 'waiting'
    ? { ok: true, value: { state: 'waiting' } }
    : validateInput(values, ApprovalDecision),
);

export type StoreApprovalActorRef = ActorRefFrom<typeof storeApprovalMachine>;
