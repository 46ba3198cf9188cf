import type { Call } from '../../../contract/calls/call.ts';
import type { CommonFailure, FailureCode, KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { ContactInput } from '../../../contract/notifications/notification.ts';
import { knownFailure } from '../calls/failures.ts';

const REFUSALS = ['BOT_CHECK_FAILED'] as const satisfies FailureCode[];

type Sent = Result<null, KnownFailure<CommonFailure | (typeof REFUSALS)[number]>>;

/** Messages to the house (R7.13). */
export const createContactService = (call: Call) => ({
  /** Sends a message, with the token of the bot check if there is one. What the server finds wrong with a field stands in `errors`. */
  send: async (
    { values, captchaToken }: { values: ContactInput; captchaToken: string | null },
    signal?: AbortSignal,
  ): Promise<Sent> => {
    const headers = captchaToken === null ? {} : { headers: { 'X-Captcha-Token': captchaToken } };
    const result = await call('sendContactMessage', { body: values, ...headers }, signal);
    return result.ok
      ? { ok: true, value: null }
      : { ok: false, failure: knownFailure(result.failure, REFUSALS) };
  },
});

export type ContactService = ReturnType<typeof createContactService>;
