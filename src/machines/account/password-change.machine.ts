import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { PasswordChange } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export const BLANK_PASSWORD_CHANGE: PasswordChange = { oldPassword: '', newPassword: '' };

/** Form that changes the password of the signed-in user (R5.16, R5.17, R7.22). */
export const passwordChangeMachine = createFormMachine<
  PasswordChange,
  PasswordChange,
  null,
  FailureOf<'changePassword'>['code']
>('passwordChange', (values) => {
  const checked = validateInput(values, PasswordChange);
  return checked.ok
    ? checked
    : {
        ok: false,
        // The error "both passwords are equal" has no field; it is shown at the new password.
        errors: checked.errors.map(({ field, message }) => ({ field: field || 'newPassword', message })),
      };
});

export type PasswordChangeActorRef = ActorRefFrom<typeof passwordChangeMachine>;
