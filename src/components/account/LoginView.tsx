import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { LoginActorRef } from '../../machines/auth/login.machine.ts';
import type { SessionFailure } from '../../machines/auth/session-failure.ts';
import { AuthPage } from './AuthPage.tsx';
import { Button } from '../forms/Button.tsx';
import { AuthScreenLink } from './AuthScreenLink.tsx';
import type { AuthLinkHref } from './auth-links.ts';
import { loginMessages } from './login.messages.ts';
import { LoginAside } from './LoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginViewProps {
  actorRef: LoginActorRef;
  /** Reason why the session ended, or null. */
  reason: SessionFailure | null;
  /** Creates a link to another sign-in screen and preserves the return URL. */
  authHref: AuthLinkHref;
  /** Retries the session check whose answer is missing; undefined if there is no such session. */
  onCheckedAgain?: (() => void) | undefined;
}

/** Login screen. Works as a plain HTML form before hydration and never puts a password into a URL (R2.10, R4.4). */
export function LoginView({ actorRef, reason, authHref, onCheckedAgain }: LoginViewProps) {
  const email = useSelector(actorRef, ({ context }) => context.values.username);
  const { title, lead, forgotten, noAccount, register } = loginMessages;
  return (
    <AuthPage head={headOf('/login')} title={title} lead={lead} description={lead} aside={<LoginAside />}>
      {onCheckedAgain ? (
        <Button variant="quiet" onClick={onCheckedAgain}>
          {loginMessages.checkAgain}
        </Button>
      ) : null}
      <LoginForm actorRef={actorRef} reason={reason} confirmHref={authHref('/confirm-account')} />
      <chakra.div borderTop="1px solid var(--td-colors-line)" paddingTop="3">
        <AuthScreenLink word={forgotten} href={authHref('/forgot-password')} email={email} />
        <AuthScreenLink question={noAccount} word={register} href={authHref('/register')} email={email} />
      </chakra.div>
    </AuthPage>
  );
}
