import { useBlocker } from '@tanstack/react-router';
import type { AppActorRef } from '../../machines/app/app.machine.ts';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { ask } from './ask.ts';

interface LeaveWords {
  title: string;
  question: string;
  confirm: string;
  dismiss: string;
}

/** Asks who would lose something before they leave the page, or close it; who signs out leaves at once. */
export function useLeaveQuestion(
  app: AppActorRef,
  topic: string,
  { title, question, confirm, dismiss }: LeaveWords,
  wouldLoseAnything: () => boolean,
): void {
  const session = childOf(app, 'session');
  // Who is signed out may not be held: nothing of theirs may stay for an answer.
  const wouldLose = () => sessionOf(session.getSnapshot()).status === 'authenticated' && wouldLoseAnything();
  useBlocker({
    enableBeforeUnload: wouldLose,
    shouldBlockFn: async () =>
      wouldLose() &&
      !(await ask(app, {
        topic,
        kind: 'warning',
        title,
        message: question,
        confirmLabel: confirm,
        cancelLabel: dismiss,
      })),
  });
}
