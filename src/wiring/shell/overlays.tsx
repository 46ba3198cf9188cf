import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react';
import type { ConfirmDialogProps } from '../../components/feedback/ConfirmDialog.tsx';
import { ConnectionBanner } from '../../components/feedback/ConnectionBanner.tsx';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import { Toaster } from '../../components/feedback/Toaster.tsx';
import { type AppActorRef, type AppSnapshot, childOf } from '../../machines/app/app.machine.ts';
import { connectionOf } from '../../machines/connection/connection.machine.ts';

export interface OverlaysProps {
  app: AppActorRef;
}

const isCartOpen = (snapshot: AppSnapshot) => snapshot.matches({ drawer: 'open' });

interface CartDrawerProps {
  app: AppActorRef;
  onClosed: () => void;
}

/** A question that cannot be shown is answered with no. */
const ConfirmDialog = lazy<ComponentType<ConfirmDialogProps & { app: AppActorRef }>>(() =>
  import('../../components/feedback/ConfirmDialog.tsx').then(
    (module) => ({ default: module.ConfirmDialog }),
    () => ({ default: ({ app, onCancelled }) => <Unavailable app={app} onClosed={onCancelled} /> }),
  ),
);

const CartDrawer = lazy<ComponentType<CartDrawerProps>>(() =>
  import('./cart-drawer.tsx').then(
    (module) => ({ default: module.CartDrawer }),
    () => ({ default: Unavailable }),
  ),
);

/** Stands in for something whose code could not be fetched: says so and lets go. */
function Unavailable({ app, onClosed }: CartDrawerProps) {
  useEffect(() => {
    app.send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE });
    onClosed();
  }, [app, onClosed]);
  return null;
}

/**
 * What lies over the page. What is shown because the line is down is fetched once the page lives, for it cannot be
 * fetched then; the cart's drawer and questions come when they are first needed.
 */
export function Overlays({ app }: OverlaysProps) {
  const connection = childOf(app, 'connection');
  const confirmation = childOf(app, 'confirmation');
  const toasts = childOf(app, 'toasts');
  const line = useSelector(connection, connectionOf);
  const question = useSelector(confirmation, ({ context }) => context.question);
  const closeCart = useCallback(() => app.send({ type: 'drawer.closed' }), [app]);
  const shown = useSelector(toasts, ({ context }) => context.toasts);
  return (
    <>
      {line === 'online' ? null : <ConnectionBanner line={line} />}
      {useSelector(app, isCartOpen) ? (
        <Suspense fallback={null}>
          <CartDrawer app={app} onClosed={closeCart} />
        </Suspense>
      ) : null}
      {question ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...question}
            key={question.topic}
            app={app}
            onConfirmed={() => confirmation.send({ type: 'confirmation.confirmed' })}
            onCancelled={() => confirmation.send({ type: 'confirmation.cancelled' })}
          />
        </Suspense>
      ) : null}
      {shown.length > 0 ? (
        <Toaster toasts={shown} onDismissed={(id) => toasts.send({ type: 'toast.dismissed', id })} />
      ) : null}
    </>
  );
}
