import { useBlocker } from '@tanstack/react-router';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { ask } from './ask.ts';

interface LeaveWords {
  title: string;
  question: string;
  confirm: string;
  dismiss: string;
}

/**
 * Asks who would lose something before they leave the page, or close it, in the words that `lossOf` has for it; null is nothing
 * to lose. Who signs out leaves at once.
 */
export function useLeaveQuestion(app: AppActorRef, topic: string, lossOf: () => LeaveWords | null): void {
  const session = childOf(app, 'session');
  // Who is signed out may not be held: nothing of theirs may stay for an answer.
  const loss = () => (sessionOf(session.getSnapshot()).status === 'authenticated' ? lossOf() : null);
  const mayLeave = ({ title, question, confirm, dismiss }: LeaveWords) =>
    ask(app, {
      topic,
      kind: 'warning',
      title,
      message: question,
      confirmLabel: confirm,
      cancelLabel: dismiss,
    });
  useBlocker({
    enableBeforeUnload: () => loss() !== null,
    // What else is asked of the same screen takes nothing away.
    shouldBlockFn: async ({ current, next }) => {
      const words = current.pathname === next.pathname ? null : loss();
      return words !== null && !(await mayLeave(words));
    },
  });
}
