import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { ConnectionBanner } from '../components/feedback/ConnectionBanner.tsx';
import { Toaster } from '../components/feedback/Toaster.tsx';
import { type AppActorRef, childOf } from '../machines/app/app.machine.ts';
import { connectionOf } from '../machines/connection/connection.machine.ts';
import { CartDrawer } from './-cart-drawer.tsx';

export interface OverlaysProps {
  app: AppActorRef;
  isCartOpen: boolean;
  onCartClosed: () => void;
}

/**
 * What lies over the page. Its parts are fetched together, once the page lives: what is shown because the line is down
 * cannot be fetched when it is.
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
      {isCartOpen ? <CartDrawer app={app} onClosed={onCartClosed} /> : null}
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
