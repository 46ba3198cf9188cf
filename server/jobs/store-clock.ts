import type { Log } from '../log.ts';
import { moveStoresByClock } from '../services/stores/move-stores-by-clock.ts';
import { type ReminderTools, sendReminders } from '../services/reminders/send-reminders.ts';
import { byAgreedTime } from './clock-lead.ts';

const MINUTE = 60_000;

/**
 * Opens and closes stores when their time has come, and tells who waits for those that are open, looking every minute; answers how to stop.
 * While this machine and the database disagree about the time, one of them is wrong, and no store is moved.
 */
export function startStoreClock(tools: ReminderTools & { log: Log }): () => Promise<void> {
  const { db, clock, log } = tools;
  let running: Promise<unknown> = Promise.resolve();
  const move = () => {
    running = byAgreedTime(tools, 'no store was moved', async () => {
      await moveStoresByClock(db, clock);
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
