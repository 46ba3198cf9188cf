import { isStoreIdOrSlug } from '../../../contract/stores/store-urls.ts';
import { reminderStoreMachine } from '../../machines/reminders/reminder-store.machine.ts';
import { reminderLinkMachine } from '../../machines/reminders/reminder-link.machine.ts';
import {
  BLANK_REMINDER_REQUEST,
  reminderRequestMachine,
  type ReminderRequestActorRef,
} from '../../machines/reminders/reminder-request.machine.ts';
import { createRemindersService, type RemindersService } from '../../services/reminders/reminders.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/** Prefills the e-mail address of the signed-in user, once the session is known. A typed address stays. */
export function usePrefilledReminder(app: AppActorRef, actorRef: ReminderRequestActorRef): void {
  const email = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user?.email);
  useLayoutEffect(() => {
    if (email === undefined || actorRef.getSnapshot().context.values.email !== '') return;
    actorRef.send({ type: 'form.reset', values: { email } });
  }, [actorRef, email]);
}

export const wireReminderStore = ({ loadAwaitedStore }: Pick<RemindersService, 'loadAwaitedStore'>) =>
  reminderStoreMachine.provide({ actors: resultActors({ load: loadAwaitedStore }) });

export const wireReminderRequest = (
  { askForReminder }: Pick<RemindersService, 'askForReminder'>,
  idOrSlug: string,
) =>
  reminderRequestMachine.provide({
    actors: resultActors({ submit: ({ values }, signal) => askForReminder(idOrSlug, values, signal) }),
  });

export const wireReminderLink = ({
  confirmReminder,
  cancelReminder,
}: Pick<RemindersService, 'confirmReminder' | 'cancelReminder'>) =>
  reminderLinkMachine.provide({ actors: resultActors({ confirmReminder, cancelReminder }) });

/** Loader of the reminder request for a store's opening (R2.24). */
export const openReminderRequest = screenRoute({
  key: ({ params }: ScreenLoaderArgs<{ id: string }>) => params.id,
  isNamed: ({ params }) => isStoreIdOrSlug(params.id),
  actors: ({ context, params }) => {
    const service = createRemindersService(context.services.call);
    return {
      awaitedStore: wireReminderStore(service),
      reminderRequest: wireReminderRequest(service, params.id),
    };
  },
  input: ({ context, params }) => ({
    awaitedStore: { question: { idOrSlug: params.id }, now: context.now() },
    reminderRequest: { values: BLANK_REMINDER_REQUEST },
  }),
});

/** Loader of the landing page of reminder e-mails (R2.24). */
export const openReminderLink = screenRoute({
  key: ({ params }: ScreenLoaderArgs<{ token: string }>) => params.token,
  actors: ({ context }) => ({
    reminderAnswer: wireReminderLink(createRemindersService(context.services.call)),
  }),
  input: ({ params: { token } }) => ({ reminderAnswer: { token } }),
});
