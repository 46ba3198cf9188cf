import type { ActorRefFrom } from 'xstate';
import { check } from '../../../contract/api/checking.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { PasswordChange } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export const NO_PASSWORDS: PasswordChange = { oldPassword: '', newPassword: '' };

/** Who is signed in and wants another password (R5.16, R5.17, R7.22). */
export const passwordChangeMachine = createFormMachine<
  PasswordChange,
  PasswordChange,
  null,
  FailureOf<'changePassword'>['code']
>('passwordChange', (values) => {
  const checked = check(values, PasswordChange);
  return checked.ok
    ? checked
    : {
        ok: false,
        // That both are the same is said of neither; it is the new one that must be another.
        errors: checked.errors.map(({ field, message }) => ({ field: field || 'newPassword', message })),
      };
});

export type PasswordChangeActorRef = ActorRefFrom<typeof passwordChangeMachine>;
