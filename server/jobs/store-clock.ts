import type { Log } from '../log.ts';
import { applyClockTransitions } from '../services/stores/apply-clock-transitions.ts';
import { type ReminderTools, sendReminders } from '../services/reminders/send-reminders.ts';
import { runIfClocksAgree } from './clock-agreement.ts';

const MINUTE = 60_000;

/**
 * Store clock: every minute it opens and closes stores at their dates, and sends the reminders of open stores. It skips
 * while the clocks of this machine and the database disagree, because one is wrong. Returns the stop function.
 */
export function startStoreClock(tools: ReminderTools & { log: Log }): () => Promise<void> {
  const { db, clock, log } = tools;
  let running: Promise<unknown> = Promise.resolve();
  const move = () => {
    running = runIfClocksAgree(tools, 'no store was moved', async () => {
      await applyClockTransitions(db, clock);
      await sendReminders(tools);
    }).catch((err: unknown) => log.error({ err }, 'Stores could not be moved by the clock.'));
  };
  move();
  const timer = setInterval(move, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
