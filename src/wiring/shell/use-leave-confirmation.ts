import { useBlocker } from '@tanstack/react-router';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { askConfirmation } from './ask-confirmation.ts';

interface LeaveWords {
  title: string;
  question: string;
  confirm: string;
  dismiss: string;
}

/**
 * Leave confirmation for unsaved changes, in the app and when the page closes. `lossOf` returns its texts, or
 * null if nothing would be lost. A sign-out leaves without it.
 */
export function useLeaveConfirmation(app: AppActorRef, topic: string, lossOf: () => LeaveWords | null): void {
  const session = childOf(app, 'session');
  // A signed-out user must not be held back: their data may not stay on the screen.
  const loss = () => (sessionOf(session.getSnapshot()).status === 'authenticated' ? lossOf() : null);
  const mayLeave = ({ title, question, confirm, dismiss }: LeaveWords) =>
    askConfirmation(app, {
      topic,
      kind: 'warning',
      title,
      message: question,
      confirmLabel: confirm,
      cancelLabel: dismiss,
    });
  useBlocker({
    enableBeforeUnload: () => loss() !== null,
    // Changes of the query keep the screen, so nothing is lost.
    shouldBlockFn: async ({ current, next }) => {
      const words = current.pathname === next.pathname ? null : loss();
      return words !== null && !(await mayLeave(words));
    },
  });
}
