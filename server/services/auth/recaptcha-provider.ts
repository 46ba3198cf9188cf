import { array, boolean, is, number, optional, string, type } from 'superstruct';
import { BOT_CHECK_LIMITS } from '../../../contract/auth/bot-check-limits.ts';
import type { Config } from '../../config.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import type { BotCheckProvider } from './bot-check-provider.ts';

const Answer = type({
  success: boolean(),
  score: optional(number()),
  action: optional(string()),
  'error-codes': optional(array(string())),
});

/** Google reCAPTCHA provider (siteverify). The secret is sent only to Google and never logged. */
export function createRecaptchaProvider({
  origin,
  secret,
}: Pick<Config['captcha'], 'origin' | 'secret'>): BotCheckProvider {
  const ask = async (token: string): Promise<unknown> => {
    try {
      const answer = await fetch(`${origin}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(BOT_CHECK_LIMITS.siteverifyTimeout),
      });
      return answer.ok ? await answer.json() : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    async judge(token) {
      const answer = await ask(token);
      if (!is(answer, Answer)) throw defaultRefusal('UNAVAILABLE');
      const { success, score = 0, action = '', 'error-codes': errors = [] } = answer;
      if (!success) return { error: errors.join(', ') || 'invalid-input-response' };
      return { action, score: Math.min(1, Math.max(0, score)), proof: token };
    },
  };
}
