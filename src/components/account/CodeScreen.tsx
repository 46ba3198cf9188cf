import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { ScreenHead } from '../../../contract/shell/screen-metadata.ts';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import type { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { accountFailureText } from './account.messages.ts';
import { AuthPage } from './AuthPage.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { AuthScreenLink } from './AuthScreenLink.tsx';
import { ResendCode } from './ResendCode.tsx';

interface CodeScreenProps {
  head: ScreenHead;
  words: { title: string; lead: string; submit: string; busy: string };
  aside: ReactNode;
  /** Form connected to its chart. */
  connected: Omit<ReturnType<typeof useForm<{ username: string }, FormFailure<AccountFailure>>>, 'fieldOf'>;
  codeRequestRef: CodeRequestActorRef;
  /** This installation stores e-mails in a local mailbox instead of sending them, so a link to it is shown. */
  hasMailbox: boolean;
  /** Link to the login. */
  login: { question?: string; word: string; href: ScreenAddress };
  /** Fields of the form. */
  children: ReactNode;
}

/** Screen for an e-mailed code: its form, and a button to resend the code. */
export function CodeScreen({
  head,
  words: { title, lead, submit, busy },
  aside,
  connected: { form, values, failure, isBusy, isSaved, isToldAtField, change },
  codeRequestRef,
  hasMailbox,
  login,
  children,
}: CodeScreenProps) {
  const formatter = useFormatter();
  usePreHydrationInput(form.ref, change);
  const isUnderWay = isBusy || isSaved;
  return (
    <AuthPage head={head} title={title} lead={lead} description={lead} aside={aside}>
      {hasMailbox ? <MailboxHint /> : null}
      <chakra.form {...form} aria-label={title} display="grid" gap="5">
        <FormErrorSummary
          message={failure && !isToldAtField ? accountFailureText(failure, formatter) : null}
        />
        {children}
        <Button type="submit" size="lg" wide busy={isUnderWay}>
          {isUnderWay ? busy : submit}
        </Button>
      </chakra.form>
      <chakra.div display="grid" gap="4" borderTop="1px solid var(--td-colors-line)" paddingTop="5">
        <ResendCode actorRef={codeRequestRef} username={values.username} />
        <AuthScreenLink {...login} email={values.username} />
      </chakra.div>
    </AuthPage>
  );
}
