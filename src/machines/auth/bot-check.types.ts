import type {
  BotCheckAction,
  BotCheckAnswer,
  BotCheckInput,
  BotVerdict,
  SiteAction,
} from '../../../contract/auth/bot-check.ts';
import type { BotCheckRule, BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';
import type { JudgedBotCheck } from '../../../contract/auth/bot-check-verdict.ts';

/** What was asked of the outside: it went well, or why not, in words that go on to whoever is told. */
export type Step = { ok: true } | { ok: false; reason: string };
export type TokenStep = { ok: true; token: string } | { ok: false; reason: string };
export type AnswerStep = { ok: true; answer: BotCheckAnswer } | { ok: false; reason: string };

/** What the check needs from outside. A service satisfies it; only a route may join the two. */
export interface BotCheckServices {
  loadScript(script: BotCheckSetup['script'], signal: AbortSignal): Promise<Step>;
  askReadiness(): Promise<boolean>;
  /** Has the provider earn a token for an action. */
  execute(request: { siteKey: string; action: BotCheckAction }): Promise<TokenStep>;
  verify(earned: BotCheckInput, signal: AbortSignal): Promise<AnswerStep>;
}

/** What happened, without the token: kept for whoever has to find out why (R9.6). */
export interface BotCheckEntry {
  step: string;
  detail: string;
}

export interface BotCheckContext {
  setup: BotCheckSetup | null;
  /** How often the script was asked for, and why it did not come the last time. */
  loads: number;
  scriptReason: string;
  /** What counts for the check under way. */
  rule: BotCheckRule | null;
  tries: number;
  token: string | null;
  reason: string | null;
  /** How the last check came out, and what its form was told. */
  judged: JudgedBotCheck | null;
  verdict: BotVerdict | null;
  /** The last entries, oldest first. */
  log: BotCheckEntry[];
}

export type BotCheckEvent =
  | { type: 'preparation.requested' }
  | { type: 'check.requested'; action: SiteAction }
  | { type: 'check.concluded' };
