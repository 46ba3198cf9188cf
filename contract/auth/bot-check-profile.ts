import { SITE_ACTIONS, type BotCheckAction, type SiteAction } from './bot-check.ts';

/** Least score, time to wait in ms and tries of each action (R9.4). */
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

/** What a page is told of the bot check; null stands for no check at all. */
export interface BotCheckSetup {
  profile: BotCheckProfile;
  /** Actions that cannot be done without it; of a strict profile every one. */
  required: readonly SiteAction[];
  /** Where the provider's script is, with its site key; a module where it is one of our own. */
  script: { address: string; isModule: boolean };
  siteKey: string;
}

export interface BotCheckRule {
  /** The name under which provider and server know the action. */
  action: BotCheckAction;
  isRequired: boolean;
  /** Between 0 and 1 (R5.25). */
  minScore: number;
  /** For the whole check, in ms. */
  timeout: number;
  /** Tries, the first included. */
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

/** What counts for an action under a profile, whoever asks for it (R9.4, R9.5). */
export const actionRule = (
  profile: BotCheckProfile,
  action: BotCheckAction,
): Omit<BotCheckRule, 'isRequired'> => ({
  action,
  minScore: SCORES[profile](action),
  timeout: BOT_CHECK_SETTINGS[action].timeout,
  retries: BOT_CHECK_SETTINGS[action].retries,
});

/** The same for one of the site's forms; of a disabled profile nothing is required. */
export function botCheckRule(
  { profile, required }: Pick<BotCheckSetup, 'profile' | 'required'>,
  siteAction: SiteAction,
): BotCheckRule {
  return {
    ...actionRule(profile, SITE_ACTIONS[siteAction]),
    isRequired: profile === 'strict' || (profile !== 'disabled' && required.includes(siteAction)),
  };
}
