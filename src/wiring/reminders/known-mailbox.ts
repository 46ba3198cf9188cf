import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { ReminderRequestActorRef } from '../../machines/reminders/reminder-request.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/** Prefills the e-mail address of the signed-in user, once the session is known. A typed address stays. */
export function useKnownMailbox(app: AppActorRef, actorRef: ReminderRequestActorRef): void {
  const email = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user?.email);
  useLayoutEffect(() => {
    if (email === undefined || actorRef.getSnapshot().context.values.email !== '') return;
    actorRef.send({ type: 'form.reset', values: { email } });
  }, [actorRef, email]);
}
