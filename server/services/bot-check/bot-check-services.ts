import type { BotCheckAction } from '../../../contract/bot-check/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/bot-check/bot-check-profile.ts';
import type { SigningKey } from '../../auth/signing-key.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createLocalProvider } from './local-provider.ts';
import { createRecaptchaProvider } from './recaptcha-provider.ts';

/** What a token turned out to be: earned for an action with a score from 0 to 1, or why it is none. */
export type Finding = { action: string; score: number; proof: string } | { error: string };

export interface BotCheckProvider {
  /** Judges a token. Throws UNAVAILABLE when the provider does not answer. */
  judge(token: string): Promise<Finding>;
  /** A puzzle to solve for an action, where the provider is this server. */
  challenge?(action: BotCheckAction): Promise<string>;
}

/** What the verbs of the bot check need beyond a context; both null where there is no check. */
export interface BotCheckServices {
  setup: BotCheckSetup | null;
  provider: BotCheckProvider | null;
}

export function createBotCheckServices(
  key: SigningKey,
  { captcha, installation: { botCheck: setup } }: Pick<Config, 'captcha' | 'installation'>,
  clock: Clock,
): BotCheckServices {
  if (setup === null) return { setup, provider: null };
  const isLocal = captcha.provider === 'local';
  return {
    setup,
    provider: isLocal ? createLocalProvider(key, clock) : createRecaptchaProvider(captcha),
  };
}
