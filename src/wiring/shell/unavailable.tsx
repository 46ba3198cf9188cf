import { useEffect } from 'react';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';

interface UnavailableProps {
  app: Pick<AppActorRef, 'send'>;
  onClosed: () => void;
}

/** Fallback for a part whose code cannot be loaded: shows an error toast and closes the part. */
export function Unavailable({ app, onClosed }: UnavailableProps) {
  useEffect(() => {
    app.send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE });
    onClosed();
  }, [app, onClosed]);
  return null;
}
