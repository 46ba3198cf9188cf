import { BOT_CHECK_FORMS, type BotCheckAction, type BotCheckForm } from './bot-check.ts';

/** Minimum score, timeout in ms and attempts of each action (R9.4). */
const BOT_CHECK_SETTINGS: Record<BotCheckAction, { minScore: number; timeout: number; retries: number }> = {
  login: { minScore: 0.5, timeout: 15_000, retries: 3 },
  signup: { minScore: 0.3, timeout: 15_000, retries: 3 },
  password_reset: { minScore: 0.4, timeout: 12_000, retries: 2 },
  contact_form: { minScore: 0.6, timeout: 10_000, retries: 2 },
  submit: { minScore: 0.5, timeout: 10_000, retries: 2 },
  default: { minScore: 0.5, timeout: 15_000, retries: 2 },
};

export const BOT_CHECK_PROFILES = ['strict', 'balanced', 'permissive', 'disabled'] as const;
export type BotCheckProfile = (typeof BOT_CHECK_PROFILES)[number];

/** Bot check configuration sent to the page; null if the bot check is off. */
export interface BotCheckSetup {
  profile: BotCheckProfile;
  /** Actions that require a passed check. With the strict profile all actions require it. */
  required: readonly BotCheckForm[];
  /** URL of the provider's script. `isModule` is true for the local check's own ES module. */
  script: { address: string; isModule: boolean };
  siteKey: string;
}

export interface BotCheckRule {
  /** Action name shared by provider and server. */
  action: BotCheckAction;
  isRequired: boolean;
  /** Minimum score from 0 to 1 (R5.25). */
  minScore: number;
  /** Timeout of the whole check, in ms. */
  timeout: number;
  /** Total attempts, including the first. */
  retries: number;
}

const PERMISSIVE_SCORE = 0.3;
const STRICT_SCORES: Record<BotCheckAction, number> = {
  login: 0.7,
  signup: 0.6,
  password_reset: 0.6,
  contact_form: 0.7,
  submit: 0.6,
  default: 0.6,
};

const SCORES: Record<BotCheckProfile, (action: BotCheckAction) => number> = {
  strict: (action) => STRICT_SCORES[action],
  balanced: (action) => BOT_CHECK_SETTINGS[action].minScore,
  permissive: (action) => Math.min(PERMISSIVE_SCORE, BOT_CHECK_SETTINGS[action].minScore),
  disabled: () => 0,
};

/** Bot check rule of an action under a profile (R9.4, R9.5). */
export const actionRule = (
  profile: BotCheckProfile,
  action: BotCheckAction,
): Omit<BotCheckRule, 'isRequired'> => ({
  action,
  minScore: SCORES[profile](action),
  timeout: BOT_CHECK_SETTINGS[action].timeout,
  retries: BOT_CHECK_SETTINGS[action].retries,
});

/** Bot check rule of one form of the site. The disabled profile requires no check. */
export function botCheckRule(
  { profile, required }: Pick<BotCheckSetup, 'profile' | 'required'>,
  form: BotCheckForm,
): BotCheckRule {
  return {
    ...actionRule(profile, BOT_CHECK_FORMS[form]),
    isRequired: profile === 'strict' || (profile !== 'disabled' && required.includes(form)),
  };
}
