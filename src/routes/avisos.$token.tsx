import { createFileRoute } from '@tanstack/react-router';
import { ReminderAnswerView } from '../components/reminders/ReminderLinkView.tsx';
import { openReminderAnswer } from '../wiring/reminders/reminder-screens.ts';

/** Landing page of reminder e-mails (R2.24). */
export const Route = createFileRoute('/avisos/$token')({
  loader: openReminderAnswer,
  component: function ReminderAnswerRoute() {
    return <ReminderAnswerView actorRef={Route.useLoaderData().reminderAnswer} />;
  },
});
