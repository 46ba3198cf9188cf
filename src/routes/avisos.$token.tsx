import { createFileRoute } from '@tanstack/react-router';
import { ReminderAnswerView } from '../components/reminders/ReminderAnswerView.tsx';
import { openReminderAnswer } from '../wiring/reminders/reminder-screens.ts';

/** Where the mails of reminders lead (R2.24). */
export const Route = createFileRoute('/avisos/$token')({
  loader: openReminderAnswer,
  component: function ReminderAnswerRoute() {
    return <ReminderAnswerView actorRef={Route.useLoaderData().reminderAnswer} />;
  },
});
