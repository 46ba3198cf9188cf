import { boolean, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';

const reminders = {
  service: 'popupStores',
  method: 'POST',
  timeout: TIMEOUTS.default,
  access: 'anyone',
} as const;

/** «extension» Opening reminders: one e-mail when a store opens, for a confirmed address (R2.24). */
export const reminderEndpoints = {
  /**
   * `confirmed`: true if no confirmation e-mail is needed, because a signed-in user requested it for their own address.
   * It reveals nothing about other addresses.
   */
  askForReminder: {
    ...reminders,
    path: '/popup-stores/{id}/reminders',
    answer: object({ confirmed: boolean() }),
    refusals: ['POPUP_STORE_NOT_FOUND', 'CONFLICT'],
  },
  confirmReminder: {
    ...reminders,
    path: '/market/reminders/confirm',
    answer: object({ popupStore: object({ name: string(), slug: string() }) }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  /** Idempotent: an already deleted reminder gets the same answer. */
  cancelReminder: {
    ...reminders,
    path: '/market/reminders/cancel',
    answer: optional(nullable(object({}))),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
