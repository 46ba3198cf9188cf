import { boolean, enums, type Infer, number, object, optional, string } from 'superstruct';
import { BOT_CHECK_LIMITS } from './bot-check-limits.ts';
import { requiredText } from '../values/text.ts';

export const BOT_CHECK_ACTIONS = [
  'login',
  'signup',
  'password_reset',
  'contact_form',
  'submit',
  'default',
] as const;
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

/** Actions of the site that may require a bot check, with the settings that apply (R9.5). */
export const BOT_CHECK_FORMS = {
  login: 'login',
  signup: 'signup',
  forgot_password: 'password_reset',
  reset_password: 'password_reset',
  confirm_signup: 'signup',
  contact: 'contact_form',
} as const satisfies Record<string, BotCheckAction>;
export type BotCheckForm = keyof typeof BOT_CHECK_FORMS;

export const isBotCheckForm = (name: string): name is BotCheckForm => Object.hasOwn(BOT_CHECK_FORMS, name);

/** Bot check verdict for a form: submit with a token, submit without one if the check was skipped, or blocked. */
export type BotVerdict =
  | { verdict: 'proceed'; token: string | null }
  | { verdict: 'blocked'; message: string };

/** Bot check verification request (R3.17). */
export const BotCheckInput = object({
  token: requiredText('El token es requerido', { min: BOT_CHECK_LIMITS.tokenMinLength, max: 8_192 }),
  action: requiredText('La acción es requerida', { max: 40 }),
});
export type BotCheckInput = Infer<typeof BotCheckInput>;

export const BotCheckAnswer = object({
  success: boolean(),
  score: number(),
  valid: boolean(),
  risk_level: enums(['low', 'medium', 'high']),
  action: optional(string()),
  error: optional(string()),
});
export type BotCheckAnswer = Infer<typeof BotCheckAnswer>;

/**
 * Challenge request of the local bot check. The challenge is a proof of work as text; the client sends it back
 * unchanged.
 */
export const BotChallengeQuery = object({ action: enums(BOT_CHECK_ACTIONS) });
export const BotChallenge = object({ challenge: string() });
