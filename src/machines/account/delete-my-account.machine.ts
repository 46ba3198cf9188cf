import type { ActorRefFrom } from 'xstate';
import type { Infer } from 'superstruct';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { AccountDeletion } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

type OwnDeletion = Infer<typeof AccountDeletion>;

export const BLANK_ACCOUNT_DELETION: OwnDeletion = { currentPassword: '' };

/** Failure codes of the deletion of one's own account. */
export type DeleteMyAccountFailureCode = FailureOf<'deleteAccount'>['code'];

/** Form that deletes one's own account. It needs the current password (R6.6, R7.23). */
export const deleteMyAccountMachine = createFormMachine<
  OwnDeletion,
  OwnDeletion,
  null,
  DeleteMyAccountFailureCode
>('ownDeletion', (values) => validateInput(values, AccountDeletion));

export type DeleteMyAccountActorRef = ActorRefFrom<typeof deleteMyAccountMachine>;
