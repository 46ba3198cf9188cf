import { setup, type SnapshotFrom } from 'xstate';
import { codeRequestMachine } from '../code-request/code-request.machine.ts';
import { confirmAccountMachine } from './confirm-account.machine.ts';

/** The screen on which a new account is opened: the code, and beside it the wish for another one (R2.1, R7.4). */
export const confirmAccountPageMachine = setup({
  types: {} as { children: { form: 'form'; codeRequest: 'codeRequest' } },
  actors: { form: confirmAccountMachine, codeRequest: codeRequestMachine },
}).createMachine({
  id: 'confirmAccountPage',
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: { values: { username: '', confirmationCode: '' } },
    },
    { id: 'codeRequest', src: 'codeRequest', input: { action: 'confirm_signup' } },
  ],
});

/** The screen's two actors. Throws for a snapshot without them. */
export function confirmActorsOf({
  children: { form, codeRequest },
}: SnapshotFrom<typeof confirmAccountPageMachine>) {
  if (!form || !codeRequest) throw new Error('The screen has lost its actors');
  return { formRef: form, codeRequestRef: codeRequest };
}
