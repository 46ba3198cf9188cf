import { useSelector } from '@xstate/react';
import { Toaster } from '../components/feedback/Toaster.tsx';
import { type AppActorRef, childOf } from '../machines/app/app.machine.ts';

interface OverlaysProps {
  app: AppActorRef;
  isCartOpen: boolean;
  onCartClosed: () => void;
}

/** What lies over the page. */
export function Overlays({ app }: OverlaysProps) {
  const toasts = childOf(app, 'toasts');
  const shown = useSelector(toasts, ({ context }) => context.toasts);
  return <Toaster toasts={shown} onDismissed={(id) => toasts.send({ type: 'toast.dismissed', id })} />;
}
