import type { AnyActorRef } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { User } from '../../../contract/account/user.ts';
import { emailChangeMessages } from '../../components/profile/email-change.messages.ts';
import { userFailureText, WRONG_PASSWORD_TEXT } from '../../components/profile/user-failure.messages.ts';
import { emailChangeMachine } from '../../machines/account/email-change.machine.ts';
import { emailConfirmationMachine } from '../../machines/account/email-confirmation.machine.ts';
import {
  emailAddressChangeMachine,
  type EmailChangeSuccess,
} from '../../machines/account/email-address-change.machine.ts';
import type { SubmitResult } from '../../machines/ui/form.machine.ts';
import type { ProfileService } from '../../services/account/profile.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { addFieldError } from '../ui/add-field-error.ts';

interface Outside {
  profile: Pick<ProfileService, 'askForEmail' | 'confirmEmail'>;
  /** Updates the user of the session, and reports success on the page. */
  onMoved(user: User): void;
}

const tell = ({ _parent: parent }: AnyActorRef, news: EmailChangeSuccess) => parent?.send(news);

/**
 * Change of the e-mail address, its two forms connected to their calls. Each form reports its success to the
 * parent.
 */
export const wireEmailAddressChange = ({ profile, ...outside }: Outside) =>
  emailAddressChangeMachine.provide({
    actors: {
      emailChange: emailChangeMachine.provide({
        actors: resultActors({
          submit: async ({ values }, signal) => asPending(await profile.askForEmail(values, signal)),
        }),
        actions: {
          announceSaved: ({ self }, result) => {
            if (result.ok) tell(self, { type: 'code.mailed', email: result.value.pendingEmail });
          },
        },
      }),
      emailConfirmation: emailConfirmationMachine.provide({
        actors: resultActors({
          submit: async ({ values }, signal) => atCode(await profile.confirmEmail(values, signal)),
        }),
        actions: {
          announceSaved: ({ self }, result) => {
            if (!result.ok) return;
            outside.onMoved(result.value);
            tell(self, { type: 'email.confirmed' });
          },
        },
      }),
    },
  });

const atCode = (answer: Awaited<ReturnType<ProfileService['confirmEmail']>>) =>
  addFieldError(answer, { INVALID_CODE: 'confirmationCode' }, (failure) => userFailureText(failure, {}));

type AskFailure = FailureOf<'updateProfile'>['code'];
type Asked = Awaited<ReturnType<ProfileService['askForEmail']>>;

/**
 * Result with the requested address. "Same address" is shown as an error of the field, as is an address of
 * another account.
 */
function asPending(answer: Asked): SubmitResult<{ pendingEmail: string }, AskFailure> {
  if (answer.ok && answer.value !== null) return { ok: true, value: { pendingEmail: answer.value } };
  const failure = answer.ok
    ? {
        code: 'VALIDATION_FAILED' as const,
        status: 0,
        errors: [{ field: 'email', message: emailChangeMessages.same }],
      }
    : answer.failure;
  return addFieldError<never, KnownFailure<AskFailure>>(
    { ok: false, failure },
    { CONFLICT: 'email', WRONG_PASSWORD: 'currentPassword' },
    ({ code, message }) =>
      code === 'CONFLICT' ? (message ?? emailChangeMessages.taken) : WRONG_PASSWORD_TEXT,
  );
}
