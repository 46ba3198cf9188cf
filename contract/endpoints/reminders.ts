import { boolean, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { StoreParams } from './popup-stores.ts';
import { ReminderInput, ReminderToken } from '../reminders/reminder.ts';

const reminders = {
  service: 'popupStores',
  method: 'POST',
  timeout: TIMEOUTS.default,
  access: 'anyone',
} as const;

/** «extension» Word of a store's opening, once, to whoever asked for it and confirmed it (R2.24). */
export const reminderEndpoints = {
  /** `confirmed` is whether it takes no confirming mail: whoever is signed in asks for their own address. It says nothing of any other. */
  askForReminder: {
    ...reminders,
    path: '/popup-stores/{id}/reminders',
    params: StoreParams,
    body: ReminderInput,
    answer: object({ confirmed: boolean() }),
    refusals: ['POPUP_STORE_NOT_FOUND', 'CONFLICT'],
  },
  confirmReminder: {
    ...reminders,
    path: '/market/reminders/confirm',
    body: ReminderToken,
    answer: object({ popupStore: object({ name: string(), slug: string() }) }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  /** The same where there is none any more: what is wished for is so. */
  cancelReminder: {
    ...reminders,
    path: '/market/reminders/cancel',
    body: ReminderToken,
    answer: optional(nullable(object({}))),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
