import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { ConnectionBanner } from '../components/feedback/ConnectionBanner.tsx';
import { failureMessages } from '../components/feedback/failure.messages.ts';
import { Toaster } from '../components/feedback/Toaster.tsx';
import { type AppActorRef, childOf } from '../machines/app/app.machine.ts';
import { connectionOf } from '../machines/connection/connection.machine.ts';

export interface OverlaysProps {
  app: AppActorRef;
  isCartOpen: boolean;
  onCartClosed: () => void;
}

interface CartDrawerProps {
  app: AppActorRef;
  onClosed: () => void;
}

const CartDrawer = lazy<ComponentType<CartDrawerProps>>(() =>
  import('./-cart-drawer.tsx').then(
    (module) => ({ default: module.CartDrawer }),
    () => ({ default: CartUnavailable }),
  ),
);

/** Stands in for a drawer whose code could not be fetched: says so and lets go. */
function CartUnavailable({ app, onClosed }: CartDrawerProps) {
  useEffect(() => {
    app.send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE });
    onClosed();
  }, [app, onClosed]);
  return null;
}

/**
 * What lies over the page. What is shown because the line is down is fetched once the page lives, for it cannot be
 * fetched then; the cart's drawer comes when it is first opened.
 */
export function Overlays({ app, isCartOpen, onCartClosed }: OverlaysProps) {
  const connection = childOf(app, 'connection');
  const confirmation = childOf(app, 'confirmation');
  const toasts = childOf(app, 'toasts');
  const line = useSelector(connection, connectionOf);
  const question = useSelector(confirmation, ({ context }) => context.question);
  const shown = useSelector(toasts, ({ context }) => context.toasts);
  return (
    <>
      {line === 'online' ? null : <ConnectionBanner line={line} />}
      {isCartOpen ? (
        <Suspense fallback={null}>
          <CartDrawer app={app} onClosed={onCartClosed} />
        </Suspense>
      ) : null}
      {question ? (
        <ConfirmDialog
          {...question}
          key={question.topic}
          onConfirmed={() => confirmation.send({ type: 'confirmation.confirmed' })}
          onCancelled={() => confirmation.send({ type: 'confirmation.cancelled' })}
        />
      ) : null}
      {shown.length > 0 ? (
        <Toaster toasts={shown} onDismissed={(id) => toasts.send({ type: 'toast.dismissed', id })} />
      ) : null}
    </>
  );
}
