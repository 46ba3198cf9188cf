import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { User } from '../../../contract/account/user.ts';
import type { EmailAddressChangeActorRef } from '../../machines/account/email-address-change.machine.ts';
import type { PasswordChangeActorRef } from '../../machines/account/password-change.machine.ts';
import type { ProfileDetailsActorRef } from '../../machines/account/profile-details.machine.ts';
import type { ProfilePictureActorRef } from '../../machines/account/profile-picture.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { Panel } from '../layout/Panel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { profileFormMessages, passwordMessages } from './profile-forms.messages.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { profileMessages, profileLinks } from './profile.messages.ts';

interface ProfileViewProps {
  user: User;
  detailsRef: ProfileDetailsActorRef;
  pictureRef: ProfilePictureActorRef;
  passwordRef: PasswordChangeActorRef;
  emailRef: EmailAddressChangeActorRef;
  hasMailbox: boolean;
  onSignedOut: () => void;
  /** Panels that load later, below the password form. */
  children?: ReactNode;
}

/** Profile screen: data, changes, links and sign-out (R1.5, R2.4). */
export function ProfileView({
  user,
  detailsRef,
  pictureRef,
  passwordRef,
  emailRef,
  hasMailbox,
  onSignedOut,
  children,
}: ProfileViewProps) {
  const { title, signOut } = profileMessages;
  return (
    <PageBody display="grid" gap="8">
      <PageHead {...headOf('/profile')} />
      <PageTitle>{title}</PageTitle>
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      >
        <chakra.div display="grid" gap="4">
          <ProfileCard user={user} pictureRef={pictureRef} />
          {profileLinks[user.role].map((way) => (
            <ProfileLink key={way.to} {...way} />
          ))}
          <chakra.div paddingTop="2">
            <Button variant="quiet" onClick={onSignedOut}>
              <Icon name="leave" />
              <span>{signOut}</span>
            </Button>
          </chakra.div>
        </chakra.div>
        <chakra.div display="grid" gap="6" minWidth="0">
          <Panel title={profileFormMessages.title} lead={profileFormMessages.lead}>
            <ProfileForm actorRef={detailsRef} />
          </Panel>
          <EmailPanel actorRef={emailRef} hasMailbox={hasMailbox} />
          <Panel title={passwordMessages.title} lead={passwordMessages.lead}>
            <PasswordForm actorRef={passwordRef} email={user.email} />
          </Panel>
          {children}
        </chakra.div>
      </chakra.div>
    </PageBody>
  );
}
