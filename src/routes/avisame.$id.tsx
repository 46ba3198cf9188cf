import { createFileRoute } from '@tanstack/react-router';
import { ReminderRequestView } from '../components/reminders/ReminderRequestView.tsx';
import { usePrefilledReminder, openReminderRequest } from '../wiring/reminders/reminder-screens.ts';
import { MissingStore } from '../wiring/stores/missing-store.ts';

/** Reminder request for a store's opening (R2.24). */
export const Route = createFileRoute('/avisame/$id')({
  loader: openReminderRequest,
  component: function ReminderRequestRoute() {
    const { awaitedStore, reminderRequest } = Route.useLoaderData();
    usePrefilledReminder(Route.useRouteContext().app, reminderRequest);
    return <ReminderRequestView storeRef={awaitedStore} formRef={reminderRequest} Missing={MissingStore} />;
  },
});
