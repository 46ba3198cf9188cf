import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ShareActorRef } from '../../machines/ui/share.machine.ts';
import { lazyWithFallback } from '../hydration/lazy-with-fallback.ts';
import type { ShareButtonProps } from './ShareButton.tsx';

/** Lazy: loads when the dialog first opens; if its code cannot be loaded, nothing opens. */
const ShareDialog = lazyWithFallback(
  () => import('./ShareDialog.tsx').then((part) => part.ShareDialog),
  NoDialog,
);

function NoDialog({ actorRef }: { actorRef: ShareActorRef }) {
  useEffect(() => actorRef.send({ type: 'dialog.closed' }), [actorRef]);
  return null;
}

interface ShareViewProps extends ShareButtonProps {
  actorRef: ShareActorRef;
  /** Button that asks for it. */
  Trigger: ComponentType<ShareButtonProps>;
}

const selectPage = (snapshot: SnapshotFrom<ShareActorRef>) =>
  snapshot.matches('dialog') ? snapshot.context.page : null;

/** Share button of a product or store, with its dialog. */
export function ShareView({ actorRef, Trigger, ...button }: ShareViewProps) {
  const page = useSelector(actorRef, selectPage);
  return (
    <>
      <Trigger {...button} />
      {page ? (
        <Suspense fallback={null}>
          <ShareDialog actorRef={actorRef} page={page} />
        </Suspense>
      ) : null}
    </>
  );
}
