import { setup, type SnapshotFrom } from 'xstate';
import { codeRequestMachine } from '../code-request/code-request.machine.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

/** The screen on which a password is chosen anew: code and password, and beside them the wish for another code (R2.1, R7.4). */
export const resetPasswordPageMachine = setup({
  types: {} as { children: { form: 'form'; codeRequest: 'codeRequest' } },
  actors: { form: resetPasswordMachine, codeRequest: codeRequestMachine },
}).createMachine({
  id: 'resetPasswordPage',
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: { values: { username: '', confirmationCode: '', newPassword: '' } },
    },
    { id: 'codeRequest', src: 'codeRequest', input: { action: 'forgot_password' } },
  ],
});

/** The screen's two actors. Throws for a snapshot without them. */
export function resetActorsOf({
  children: { form, codeRequest },
}: SnapshotFrom<typeof resetPasswordPageMachine>) {
  if (!form || !codeRequest) throw new Error('The screen has lost its actors');
  return { formRef: form, codeRequestRef: codeRequest };
}
