import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { IMAGE_TYPES } from '../../../contract/uploads/upload.ts';
import type { ProfilePictureActorRef } from '../../machines/account/profile-picture.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Hint } from '../forms/Hint.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Avatar } from './Avatar.tsx';
import { CropDialog } from './CropDialog.tsx';
import { pictureFailureText, profilePictureMessages } from './profile-forms.messages.ts';
import { useObjectUrl } from './use-object-url.ts';

interface ProfilePictureProps {
  actorRef: ProfilePictureActorRef;
  user: User;
}

type Snapshot = SnapshotFrom<ProfilePictureActorRef>;
const selectPicture = ({ context }: Snapshot) => context.picture;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsCropping = (snapshot: Snapshot) => snapshot.hasTag('cropping');
const selectIsUploading = (snapshot: Snapshot) => snapshot.matches('uploading');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ choosing: 'failed' });

/** Profile picture: display, choice, square crop and upload (R3.16, R5.21, R7.23). */
export function ProfilePicture({ actorRef, user }: ProfilePictureProps) {
  const formatter = useFormatter();
  const input = useRef<HTMLInputElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const hasCropped = useRef(false);
  const failure = useSelector(actorRef, selectFailure);
  const isCropping = useSelector(actorRef, selectIsCropping);
  const isUploading = useSelector(actorRef, selectIsUploading);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const cut = useObjectUrl(useSelector(actorRef, selectPicture));
  useEffect(() => {
    if (hasCropped.current && !isCropping) desk.current?.querySelector('button')?.focus();
    hasCropped.current = isCropping;
  }, [isCropping]);
  return (
    <chakra.div ref={desk} display="grid" gap="4">
      {isCropping ? (
        <CropDialog actorRef={actorRef} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Avatar name={user.fullName} picture={cut ?? user.profileImage} />
          <chakra.div flex="1 1 9rem" minWidth="0" display="grid" gap="2" justifyItems="start">
            <Button variant="quiet" size="sm" busy={isUploading} onClick={() => input.current?.click()}>
              {isUploading ? null : <Icon name="image" />}
              <span>{isUploading ? profilePictureMessages.uploading : profilePictureMessages.choose}</span>
            </Button>
            <Hint>{profilePictureMessages.hint}</Hint>
          </chakra.div>
        </chakra.div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={profilePictureMessages.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) actorRef.send({ type: 'file.chosen', file });
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {failure ? (
        <chakra.div role="alert" display="grid" gap="2" justifyItems="start">
          <chakra.p display="flex" gap="2" color="danger" fontSize="sm" fontWeight="semibold">
            <Icon name="warning" size={18} />
            <span>
              {`${pictureFailureText(failure, formatter)}${hasFailed ? ` ${profilePictureMessages.kept}` : ''}`}
            </span>
          </chakra.p>
          {hasFailed ? (
            <Button size="sm" onClick={() => actorRef.send({ type: 'retry.requested' })}>
              {profilePictureMessages.retry}
            </Button>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
