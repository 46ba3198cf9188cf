import { chakra } from '@chakra-ui/react/styled-system';
import { titleOf } from '../../../contract/shell/screen-metadata.ts';
import type { Role } from '../../../contract/account/role.ts';
import { Button, LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { AuthPage } from './AuthPage.tsx';
import { registerMessages, producerSignupLinks, producerSignupTexts } from './register.messages.ts';
import { ROLE_HOME_LINKS } from './role-home-links.ts';
import { ProducerAside } from './ProducerAside.tsx';

interface ProducerForMembersProps {
  role: Role;
  onSignedOut: () => void;
}

/** Producer sign-up for members: explains why this account cannot sell and offers the next step (R2.1). */
export function ProducerSignupForMembers({ role, onSignedOut }: ProducerForMembersProps) {
  const { title, lead } = registerMessages.producer;
  const words = producerSignupTexts[role];
  return (
    <AuthPage
      head={{ title: titleOf('/register-vendors'), hidden: true }}
      title={title}
      lead={lead}
      description={lead}
      aside={<ProducerAside />}
    >
      <chakra.section
        aria-labelledby="con-esta-cuenta"
        display="flex"
        gap="3"
        padding={{ base: '4', md: '5' }}
        background="raised"
        borderRadius="card"
        boxShadow="stall"
      >
        <chakra.span color="info">
          <Icon name="info" size={24} />
        </chakra.span>
        <chakra.div display="grid" justifyItems="start" gap="3">
          <chakra.h2 id="con-esta-cuenta" fontSize="lg">
            {words.title}
          </chakra.h2>
          <p>{words.text}</p>
          {words.isElsewhere ? (
            <Button onClick={onSignedOut}>{producerSignupLinks.signOut}</Button>
          ) : (
            <LinkButton to={ROLE_HOME_LINKS[role].to}>{ROLE_HOME_LINKS[role].word}</LinkButton>
          )}
        </chakra.div>
      </chakra.section>
    </AuthPage>
  );
}
