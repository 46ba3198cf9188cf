import { boolean, enums, type Infer, number, object, optional, string } from 'superstruct';
import { BOT_CHECK } from './bot-check-limits.ts';
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

/** What a visitor may be asked to prove to be a person for, and the settings that count there (R9.5). */
export const SITE_ACTIONS = {
  login: 'login',
  signup: 'signup',
  forgot_password: 'password_reset',
  reset_password: 'password_reset',
  confirm_signup: 'signup',
  contact: 'contact_form',
} as const satisfies Record<string, BotCheckAction>;
export type SiteAction = keyof typeof SITE_ACTIONS;

export const isSiteAction = (name: string): name is SiteAction => Object.hasOwn(SITE_ACTIONS, name);

/** Whether a form may be sent: with the token that the check earned, without one where it was skipped, or not at all. */
export type BotVerdict =
  | { verdict: 'proceed'; token: string | null }
  | { verdict: 'blocked'; message: string };

/** R3.17. */
export const BotCheckInput = object({
  token: requiredText('El token es requerido', { min: BOT_CHECK.tokenMinLength, max: 8_192 }),
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

/** What the local check wants solved before an action: a proof of work as text, to be handed back unchanged. */
export const BotChallengeQuery = object({ action: enums(BOT_CHECK_ACTIONS) });
export const BotChallenge = object({ challenge: string() });
