import { useEffect } from 'react';
import { failureMessages, outdatedMessage } from '../../components/feedback/failure.messages.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { isOutdated } from '../hydration/version-skew.wiring.ts';

interface UnavailableProps {
  app: Pick<AppActorRef, 'send' | 'getSnapshot'>;
  onClosed: () => void;
}

/** Fallback for a part whose code cannot be loaded: shows an error toast and closes the part. */
export function CodeUnavailable({ app, onClosed }: UnavailableProps) {
  useEffect(() => {
    const message = isOutdated(app.getSnapshot()) ? outdatedMessage : failureMessages.NO_RESPONSE;
    app.send({ type: 'toast.shown', kind: 'error', message });
    onClosed();
  }, [app, onClosed]);
  return null;
}
