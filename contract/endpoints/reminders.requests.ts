import { StoreParams } from './popup-stores.requests.ts';
import { ReminderInput, ReminderToken } from '../reminders/reminder.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { reminderEndpoints } from './reminders.ts';

/** Request schemas of the calls in `reminders.ts`. */
export const reminderRequests = {
  askForReminder: { params: StoreParams, body: ReminderInput },
  confirmReminder: { body: ReminderToken },
  cancelReminder: { body: ReminderToken },
} as const satisfies Record<keyof typeof reminderEndpoints, RequestSchemas>;
