import type { BotCheckAction } from '../../../contract/auth/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';

/** What a token turned out to be: earned for an action with a score from 0 to 1, or why it is none. */
export type Finding = { action: string; score: number; proof: string } | { error: string };

export interface BotCheckProvider {
  /** Judges a token. Throws UNAVAILABLE when the provider does not answer. */
  judge(token: string): Promise<Finding>;
  /** A puzzle to solve for an action, where the provider is this server. */
  challenge?(action: BotCheckAction): Promise<string>;
}

/** How people are told from programs; both null where they are not. */
export interface BotCheck {
  setup: BotCheckSetup | null;
  provider: BotCheckProvider | null;
}
