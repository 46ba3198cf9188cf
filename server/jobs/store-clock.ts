import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { applyClockTransitions } from '../services/stores/apply-clock-transitions.ts';
import { type ReminderTools, sendReminders } from '../services/reminders/send-reminders.ts';
import { type RunningSchedule, startPeriodicJobs } from './periodic-jobs.ts';

const MINUTE = 60_000;

/**
 * Store clock: every minute one process of the market opens and closes stores at their dates, and sends the reminders of
 * open stores. Also at the start of the process, if it is due.
 */
export const startStoreClock = (tools: ReminderTools & { log: Log; machineClock?: Clock }): RunningSchedule =>
  startPeriodicJobs(tools, {
    every: MINUTE,
    atStart: true,
    undone: 'no store was moved',
    jobs: [
      {
        kind: 'storeClock',
        run: () => applyClockTransitions(tools.db, tools.clock),
        failure: 'Stores could not be moved by the clock.',
      },
      { kind: 'reminders', run: () => sendReminders(tools), failure: 'Reminders could not be sent.' },
    ],
  });
