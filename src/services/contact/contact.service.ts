import type { Call } from '../../../contract/api/call.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { ContactInput } from '../../../contract/notifications/notification.ts';
import {
  type NotificationFailure,
  notificationFailureOf,
} from '../../../contract/notifications/notification-failure.ts';

type Sent = Result<null, NotificationFailure>;

/** Contact messages to the market (R7.13). */
export const createContactService = (call: Call) => ({
  /**
   * Sends a message, with the bot check token if there is one. Field errors of the server are in `errors`;
   * failures have a code of R8.12.
   */
  send: async (
    { values, captchaToken }: { values: ContactInput; captchaToken: string | null },
    signal?: AbortSignal,
  ): Promise<Sent> => {
    const headers = captchaToken === null ? {} : { headers: { 'X-Captcha-Token': captchaToken } };
    const result = await call('sendContactMessage', { body: values, ...headers }, signal);
    return result.ok
      ? { ok: true, value: null }
      : { ok: false, failure: notificationFailureOf(result.failure) };
  },
});

export type ContactService = ReturnType<typeof createContactService>;
