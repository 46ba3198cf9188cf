import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { type AppActorRef, childOf } from '../machines/app/app.machine.ts';
import { connectionOf } from '../machines/connection/connection.machine.ts';

const Toaster = lazy(async () => ({ default: (await import('../components/feedback/Toaster.tsx')).Toaster }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
}));
const ConnectionBanner = lazy(async () => ({
  default: (await import('../components/feedback/ConnectionBanner.tsx')).ConnectionBanner,
}));
const CartDrawer = lazy(async () => ({ default: (await import('./-cart-drawer.tsx')).CartDrawer }));

interface OverlaysProps {
  app: AppActorRef;
  isCartOpen: boolean;
  onCartClosed: () => void;
}

/** What lies over the page. Each part is fetched when there is first something to show. */
export function Overlays({ app, isCartOpen, onCartClosed }: OverlaysProps) {
  const connection = childOf(app, 'connection');
  const confirmation = childOf(app, 'confirmation');
  const toasts = childOf(app, 'toasts');
  const line = useSelector(connection, connectionOf);
  const question = useSelector(confirmation, ({ context }) => context.question);
  const shown = useSelector(toasts, ({ context }) => context.toasts);
  return (
    <>
      <Suspense fallback={null}>{line === 'online' ? null : <ConnectionBanner line={line} />}</Suspense>
      <Suspense fallback={null}>
        {isCartOpen ? <CartDrawer app={app} onClosed={onCartClosed} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {question ? (
          <ConfirmDialog
            {...question}
            key={question.topic}
            onConfirmed={() => confirmation.send({ type: 'confirmation.confirmed' })}
            onCancelled={() => confirmation.send({ type: 'confirmation.cancelled' })}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {shown.length > 0 ? (
          <Toaster toasts={shown} onDismissed={(id) => toasts.send({ type: 'toast.dismissed', id })} />
        ) : null}
      </Suspense>
    </>
  );
}
