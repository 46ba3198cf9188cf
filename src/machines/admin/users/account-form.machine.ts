import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../../contract/api/validate-input.ts';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import type { Role } from '../../../../contract/account/role.ts';
import { AdminUserUpdate, type User } from '../../../../contract/account/user.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

export interface AccountValues {
  fullName: string;
  email: string;
  role: Role;
}

export const accountValuesOf = ({ fullName, email, role }: User): AccountValues => ({
  fullName,
  email,
  role,
});

const changedIn = (values: AccountValues, baseline: AccountValues): Partial<AccountValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== baseline[field as keyof AccountValues]),
  );

/** Form in which an admin edits an account. It sends only changed fields and needs at least one (R5.20, R7.21). */
export const accountFormMachine = createFormMachine<
  AccountValues,
  BodyOf<'updateUser'>,
  User,
  FailureOf<'updateUser'>['code']
>('accountForm', (values, baseline) => validateInput(changedIn(values, baseline), AdminUserUpdate));

export type AccountFormActorRef = ActorRefFrom<typeof accountFormMachine>;
