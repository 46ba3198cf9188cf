import type { SiteAction } from '../../../contract/auth/bot-check.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { AccountFailure } from '../account/account-failure.ts';

export type CodeRequestFailure = KnownFailure<AccountFailure>;
export type CodeRequestResult = Result<unknown, CodeRequestFailure>;

export interface CodeRequestInput {
  /** What the bot check is asked for before a code is. */
  action: SiteAction;
}

export interface CodeRequestContext extends CodeRequestInput {
  /** Whom the code was asked for, in canonical form. */
  username: string;
  /** How long to wait until another code may be asked for, in ms. */
  wait: number;
  /** When that is over, in ms UTC; null until the clock is heard. */
  until: number | null;
  now: number;
  failure: CodeRequestFailure | null;
  /** Works once: it goes with the request that it was earned for. */
  captchaToken: string | null;
}

export type CodeRequestEvent =
  /** Another screen had a code mailed, at `at` in ms UTC. */
  | { type: 'code.sent'; at: number }
  | { type: 'code.requested'; username: string }
  | { type: 'clock.ticked'; now: number };
