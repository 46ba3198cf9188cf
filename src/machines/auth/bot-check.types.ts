import type {
  BotCheckAction,
  BotCheckAnswer,
  BotCheckInput,
  BotVerdict,
  BotCheckForm,
} from '../../../contract/auth/bot-check.ts';
import type { BotCheckRule, BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';
import type { JudgedBotCheck } from '../../../contract/auth/bot-check-verdict.ts';

/** Result of an outside step: success, or a reason in words for the log. */
export type BotCheckStepResult = { ok: true } | { ok: false; reason: string };
export type TokenStepResult = { ok: true; token: string } | { ok: false; reason: string };
export type VerificationStepResult = { ok: true; answer: BotCheckAnswer } | { ok: false; reason: string };

/** Services of the bot check. A wiring connects them to the chart. */
export interface BotCheckServices {
  loadScript(script: BotCheckSetup['script'], signal: AbortSignal): Promise<BotCheckStepResult>;
  askReadiness(): Promise<boolean>;
  /** Requests a token for an action from the provider. */
  execute(request: { siteKey: string; action: BotCheckAction }): Promise<TokenStepResult>;
  verify(earned: BotCheckInput, signal: AbortSignal): Promise<VerificationStepResult>;
}

/** Log entry without the token, for diagnosis (R9.6). */
export interface BotCheckLogEntry {
  step: string;
  detail: string;
}

export interface BotCheckContext {
  setup: BotCheckSetup | null;
  /** Number of attempts to load the script, and the reason of the last failure. */
  loads: number;
  scriptReason: string;
  /** Rule of the running check: action, minimum score, timeout and number of tries. */
  rule: BotCheckRule | null;
  tries: number;
  token: string | null;
  reason: string | null;
  /** Result of the last check, and the verdict that its form received. */
  judged: JudgedBotCheck | null;
  verdict: BotVerdict | null;
  /** Most recent log entries, oldest first. */
  log: BotCheckLogEntry[];
}

export type BotCheckEvent =
  | { type: 'preparation.requested' }
  | { type: 'check.requested'; action: BotCheckForm }
  | { type: 'check.concluded' };
