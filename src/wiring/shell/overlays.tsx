import { useSelector } from '@xstate/react';
import { Suspense, useCallback } from 'react';
import type { ConfirmDialogProps } from '../../components/feedback/ConfirmDialog.tsx';
import { ConnectionBanner } from '../../components/feedback/ConnectionBanner.tsx';
import { Toaster } from '../../components/feedback/Toaster.tsx';
import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { type AppActorRef, type AppSnapshot, childOf } from '../../machines/shell/app.machine.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import { CodeUnavailable } from './code-unavailable.tsx';

export interface OverlaysProps {
  app: AppActorRef;
}

const isCartOpen = (snapshot: AppSnapshot) => snapshot.matches({ drawer: 'open' });

/** If the dialog cannot be loaded, the question counts as cancelled. */
const ConfirmDialog = lazyWithFallback<ConfirmDialogProps & { app: AppActorRef }>(
  () => import('../../components/feedback/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
  ({ app, onCancelled }) => <CodeUnavailable app={app} onClosed={onCancelled} />,
);

const CartDrawer = lazyWithFallback(
  () => import('../cart/cart-drawer.tsx').then((part) => part.CartDrawer),
  CodeUnavailable,
);

/**
 * Overlays of the page. The banner for a lost connection loads with the page, because it cannot load offline.
 * The cart drawer and the confirmation dialog load on first use.
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
      <Toaster toasts={shown} onDismissed={(id) => toasts.send({ type: 'toast.dismissed', id })} />
    </>
  );
}
