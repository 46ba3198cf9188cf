import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ShareActorRef } from '../../machines/ui/share.machine.ts';
import { lazyWithFallback } from '../hydration/lazy-with-fallback.ts';
import { ShareButton } from './ShareButton.tsx';

/** Lazy: loads when the dialog first opens; if its code cannot be loaded, nothing opens. */
const ShareDialog = lazyWithFallback(
  () => import('./ShareDialog.tsx').then((part) => part.ShareDialog),
  NoDialog,
);

function NoDialog({ actorRef }: { actorRef: ShareActorRef }) {
  useEffect(() => actorRef.send({ type: 'dialog.closed' }), [actorRef]);
  return null;
}

interface ShareViewProps {
  actorRef: ShareActorRef;
  /** Name of the shared product or store. */
  name: string;
  onRequested: () => void;
}

const selectPage = (snapshot: SnapshotFrom<ShareActorRef>) =>
  snapshot.matches('dialog') ? snapshot.context.page : null;

/** Share button of the page of a product or store, with its dialog. */
export function ShareView({ actorRef, name, onRequested }: ShareViewProps) {
  const page = useSelector(actorRef, selectPage);
  return (
    <>
      <ShareButton name={name} onRequested={onRequested} />
      {page ? (
        <Suspense fallback={null}>
          <ShareDialog actorRef={actorRef} page={page} />
        </Suspense>
      ) : null}
    </>
  );
}
