import type { BotCheckAction } from '../../../contract/auth/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';

/** Verification result of a token: its action with a score from 0 to 1, or an error. */
export type BotTokenVerification = { action: string; score: number; proof: string } | { error: string };

export interface BotCheckProvider {
  /** Verifies a token. Throws UNAVAILABLE if the provider does not answer. */
  judge(token: string): Promise<BotTokenVerification>;
  /** Challenge for an action, only of the local provider. */
  challenge?(action: BotCheckAction): Promise<string>;
}

/** Bot check of the server; both fields are null if it is off. */
export interface BotCheck {
  setup: BotCheckSetup | null;
  provider: BotCheckProvider | null;
}
