import type { BotCheckForm } from '../../../contract/auth/bot-check.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { AccountFailure } from '../account/account-failure.ts';

export type CodeRequestFailure = KnownFailure<AccountFailure>;
export type CodeRequestResult = Result<unknown, CodeRequestFailure>;

export interface CodeRequestInput {
  /** Action that the bot check protects. */
  action: BotCheckForm;
}

export interface CodeRequestContext extends CodeRequestInput {
  /** Recipient's e-mail address, in canonical form. */
  username: string;
  /** Wait before the next request, in ms. */
  wait: number;
  /** End of the wait, in ms UTC; null until the first tick of the clock. */
  until: number | null;
  now: number;
  failure: CodeRequestFailure | null;
  /** Single-use bot check token, sent with the request that it was issued for. */
  captchaToken: string | null;
}

export type CodeRequestEvent =
  /** Another screen had a code mailed, at `at` in ms UTC. */
  | { type: 'code.sent'; at: number }
  | { type: 'code.requested'; username: string }
  | { type: 'clock.ticked'; now: number };
