import { createFileRoute } from '@tanstack/react-router';
import { ReminderLinkView } from '../components/reminders/ReminderLinkView.tsx';
import { openReminderLink } from '../wiring/reminders/reminder-screens.ts';

/** Landing page of reminder e-mails (R2.24). */
export const Route = createFileRoute('/avisos/$token')({
  loader: openReminderLink,
  component: function ReminderLinkRoute() {
    return <ReminderLinkView actorRef={Route.useLoaderData().reminderAnswer} />;
  },
});
