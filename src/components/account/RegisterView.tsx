import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { RegisterActorRef } from '../../machines/auth/register.machine.ts';
import { LoginAside } from './LoginAside.tsx';
import { AuthPage } from './AuthPage.tsx';
import { AuthScreenLink } from './AuthScreenLink.tsx';
import { registerMessages, registerFormMessages } from './register.messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ProducerAside } from './ProducerAside.tsx';
import type { AuthLinkHref } from './auth-links.ts';

interface RegisterViewProps {
  actorRef: RegisterActorRef;
  /** Creates a link to another sign-in screen and preserves the return URL. */
  authHref: AuthLinkHref;
}

/** Sign-up screen for consumers and producers (R2.1, R7.3). */
export function RegisterView({ actorRef, authHref }: RegisterViewProps) {
  const role = useSelector(actorRef, ({ context }) => context.values.role);
  const email = useSelector(actorRef, ({ context }) => context.values.username);
  const { title, lead, other } = registerMessages[role];
  return (
    <AuthPage
      head={role === 'producer' ? headOf('/register-vendors') : headOf('/register')}
      title={title}
      lead={lead}
      description={lead}
      aside={role === 'producer' ? <ProducerAside /> : <LoginAside />}
    >
      <RegisterForm actorRef={actorRef} />
      <chakra.div borderTop="1px solid var(--td-colors-line)" paddingTop="3">
        <AuthScreenLink
          question={registerFormMessages.haveOne}
          word={registerFormMessages.signIn}
          href={authHref('/login')}
          email={email}
        />
        <AuthScreenLink {...other} href={authHref(other.href)} email={email} />
      </chakra.div>
    </AuthPage>
  );
}
