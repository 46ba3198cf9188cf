import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ProfilePictureActorRef } from '../../machines/account/profile-picture.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Hint } from '../forms/Hint.tsx';
import { lazyWithFallback } from '../hydration/lazy-with-fallback.ts';
import { profilePictureMessages } from './profile-forms.messages.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Lazy: only users who change their picture need the cropper. */
const PictureCropper = lazyWithFallback(() =>
  import('./PictureCropper.tsx').then((part) => part.PictureCropper),
);

type Snapshot = SnapshotFrom<ProfilePictureActorRef>;
const selectFile = ({ context }: Snapshot) => context.file;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** The pressed button has unmounted, so the heading takes the focus. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Crop dialog of a profile picture: square crop before the upload. */
export function CropDialog({ actorRef }: { actorRef: ProfilePictureActorRef }) {
  const url = useObjectUrl(useSelector(actorRef, selectFile));
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <chakra.div display="grid" gap="4">
      <div>
        <chakra.h3 ref={takeFocus} tabIndex={-1} fontSize="lg">
          {profilePictureMessages.cropTitle}
        </chakra.h3>
        <Hint>{profilePictureMessages.cropHint}</Hint>
      </div>
      <chakra.div minHeight="22.5rem">
        {url === null ? null : (
          <Suspense fallback={null}>
            <PictureCropper
              url={url}
              onAreaChanged={({ x, y, width, height }) =>
                actorRef.send({ type: 'area.changed', area: { x, y, width, height } })
              }
              onUnreadable={() => actorRef.send({ type: 'picture.unreadable' })}
            />
          </Suspense>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" busy={isBusy} onClick={() => actorRef.send({ type: 'crop.confirmed' })}>
          {isBusy ? profilePictureMessages.encoding : profilePictureMessages.confirm}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => actorRef.send({ type: 'crop.cancelled' })}>
          {profilePictureMessages.cancel}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
