import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { User } from '../../../contract/account/user.ts';
import type { ProfilePictureActorRef } from '../../machines/account/profile-picture.machine.ts';
import { EmailAddress } from '../market/EmailAddress.tsx';
import { profileMessages, ROLE_LABELS } from './profile.messages.ts';
import { ProfilePicture } from './ProfilePicture.tsx';

interface ProfileCardProps {
  user: User;
  pictureRef: ProfilePictureActorRef;
}

/** Card of the signed-in user: picture, name, e-mail and role. */
export function ProfileCard({ user, pictureRef }: ProfileCardProps) {
  const { email, role } = profileMessages;
  return (
    <chakra.section
      aria-label={profileMessages.card}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      padding="min(1.5rem, 6vw)"
      background="raised"
      borderRadius="card"
      boxShadow="stall"
    >
      <ProfilePicture actorRef={pictureRef} user={user} />
      <chakra.h2 fontSize="2xl" minWidth="0" overflowWrap="anywhere">
        {user.fullName}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        borderTop="1px solid var(--td-colors-line)"
        paddingTop="4"
      >
        <Datum word={email} value={<EmailAddress address={user.email} />} />
        <Datum word={role} value={ROLE_LABELS[user.role]} />
      </chakra.dl>
    </chakra.section>
  );
}

function Datum({ word, value }: { word: string; value: ReactNode }) {
  return (
    <div>
      <chakra.dt color="ink2" fontSize="sm">
        {word}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </div>
  );
}
