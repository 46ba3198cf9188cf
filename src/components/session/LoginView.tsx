import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import type { LoginActorRef } from '../../machines/login/login.machine.ts';
import type { SessionFailure } from '../../machines/session/session-failure.ts';
import { loginMessages } from './login.messages.ts';
import { LoginAside } from './LoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginViewProps {
  actorRef: LoginActorRef;
  /** What brought the visitor here: why the session ended, or null. */
  reason: SessionFailure | null;
}

/** The way in. It is a form before the page is alive, and never puts a password into an address (R2.10, R4.4). */
export function LoginView({ actorRef, reason }: LoginViewProps) {
  return (
    <Container
      display="grid"
      alignItems="center"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      paddingTop={{ base: '10', md: '16' }}
      paddingBottom={{ base: '12', md: '16' }}
    >
      <PageHead title="Iniciar sesión" description={loginMessages.lead} hidden />
      <chakra.div
        display="grid"
        gap="6"
        width="full"
        maxWidth="27rem"
        marginInline={{ base: 'auto', lg: '0' }}
      >
        <chakra.div display="grid" gap="2">
          <PageTitle>{loginMessages.title}</PageTitle>
          <chakra.p color="ink2">{loginMessages.lead}</chakra.p>
        </chakra.div>
        <LoginForm actorRef={actorRef} reason={reason} />
      </chakra.div>
      <LoginAside />
    </Container>
  );
}
