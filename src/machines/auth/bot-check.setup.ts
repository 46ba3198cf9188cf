import { assign, raise, setup, stateIn } from 'xstate';
import type {
  BotCheckAction,
  BotCheckAnswer,
  BotCheckInput,
  BotCheckForm,
} from '../../../contract/auth/bot-check.ts';
import {
  type BotCheckRule,
  botCheckRule,
  type BotCheckSetup,
} from '../../../contract/auth/bot-check-profile.ts';
import {
  botCheckMessages,
  judgeBotCheck,
  judgeFailedBotCheck,
  verdictOf,
  verdictOnFailure,
} from '../../../contract/auth/bot-check-verdict.ts';
import { BOT_CHECK_LIMITS } from '../../../contract/auth/bot-check-limits.ts';
import { port } from '../port.ts';
import type {
  VerificationStepResult,
  BotCheckContext,
  BotCheckLogEntry,
  BotCheckEvent,
  BotCheckStepResult,
  TokenStepResult,
} from './bot-check.types.ts';

const noted = (log: readonly BotCheckLogEntry[], step: string, detail: string): BotCheckLogEntry[] => [
  ...log.slice(1 - BOT_CHECK_LIMITS.logEntries),
  { step, detail },
];

const isOn = (given: BotCheckSetup | null): given is BotCheckSetup =>
  given !== null && given.profile !== 'disabled';

/** Setup of the running check. Throws if the bot check is off. */
export const enabledSetupOf = ({ setup: given }: Pick<BotCheckContext, 'setup'>): BotCheckSetup => {
  if (given === null) throw new Error('botCheck: asked without being on');
  return given;
};
export const activeRuleOf = ({ rule }: Pick<BotCheckContext, 'rule'>): BotCheckRule => {
  if (rule === null) throw new Error('botCheck: nothing is under way');
  return rule;
};

/** Reason of a failed step; empty on success. */
export const failureReasonOf = (
  step: BotCheckStepResult | TokenStepResult | VerificationStepResult,
): string => (step.ok ? '' : step.reason);
export const exceptionReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Types, ports, guards, actions and delays of the bot check. */
export const botCheckSetup = setup({
  types: {} as {
    input: { setup: BotCheckSetup | null };
    context: BotCheckContext;
    events: BotCheckEvent;
  },
  actors: {
    loadScript: port<BotCheckStepResult, BotCheckSetup['script']>('loadScript'),
    askReadiness: port<boolean, void>('askReadiness'),
    execute: port<TokenStepResult, { siteKey: string; action: BotCheckAction }>('execute'),
    verify: port<VerificationStepResult, BotCheckInput>('verify'),
  },
  guards: {
    isEnabled: ({ context }) => isOn(context.setup),
    isDone: (_, step: BotCheckStepResult | TokenStepResult | VerificationStepResult) => step.ok,
    isReady: (_, ready: boolean) => ready,
    canLoadAgain: ({ context }) => context.loads < BOT_CHECK_LIMITS.retryAttempts,
    canTryAgain: ({ context }) => context.tries < activeRuleOf(context).retries,
    isScriptReady: stateIn({ script: 'ready' }),
    isScriptUnavailable: stateIn({ script: 'unavailable' }),
  },
  actions: {
    forgetLoads: assign({ loads: 0 }),
    countLoad: assign(({ context: { loads, log } }) => ({
      loads: loads + 1,
      log: noted(log, 'script.asked', String(loads + 1)),
    })),
    recordScriptReason: assign(({ context: { log } }, reason: string) => ({
      scriptReason: reason,
      log: noted(log, 'script.missed', reason),
    })),
    noteReady: assign({ log: ({ context: { log } }) => noted(log, 'script.ready', '') }),
    acceptRequest: assign(({ context: { setup: given, log } }, action: BotCheckForm) => ({
      rule: botCheckRule(given ?? { profile: 'disabled', required: [] }, action),
      tries: 0,
      token: null,
      reason: null,
      judged: null,
      verdict: null,
      log: noted(log, 'check.asked', action),
    })),
    countTry: assign(({ context: { tries, log } }) => ({
      tries: tries + 1,
      token: null,
      log: noted(log, 'token.asked', String(tries + 1)),
    })),
    keepToken: assign(({ context: { log } }, step: TokenStepResult) => ({
      token: step.ok ? step.token : null,
      log: noted(log, 'token.earned', ''),
    })),
    recordReason: assign(({ context: { log } }, reason: string) => ({
      reason,
      log: noted(log, 'check.missed', reason),
    })),
    recordScriptFailure: assign(({ context: { loads, scriptReason, log } }) => {
      const reason = botCheckMessages.scriptFailed(loads, scriptReason);
      return { reason, log: noted(log, 'check.missed', reason) };
    }),
    recordAnswer: assign(({ context }, answer: BotCheckAnswer | null) => {
      if (answer === null) return {};
      const judged = judgeBotCheck(answer, activeRuleOf(context));
      const detail = `${answer.score} ${judged.recommendedAction}`;
      return {
        judged,
        verdict: verdictOf(judged, context.token),
        token: null,
        log: noted(context.log, 'check.judged', detail),
      };
    }),
    recordFailure: assign(({ context }) => {
      const judged = judgeFailedBotCheck(context.reason);
      const verdict = verdictOnFailure(judged, activeRuleOf(context));
      const log = noted(context.log, 'check.failed', verdict.verdict);
      return { judged, verdict, token: null, log };
    }),
    waive: assign(({ context: { log } }) => ({
      verdict: { verdict: 'proceed', token: null } as const,
      log: noted(log, 'check.waived', ''),
    })),
    announceConclusion: raise({ type: 'check.concluded' }),
  },
  delays: {
    scriptTimeout: BOT_CHECK_LIMITS.scriptTimeout,
    loadPause: ({ context }) => BOT_CHECK_LIMITS.retryDelayPerAttempt * context.loads,
    postLoadWait: BOT_CHECK_LIMITS.postLoadWait,
    readinessTimeout: BOT_CHECK_LIMITS.readinessTimeout,
    readinessPoll: BOT_CHECK_LIMITS.readinessPoll,
    executeTimeout: BOT_CHECK_LIMITS.executeTimeout,
    tryPause: ({ context }) => BOT_CHECK_LIMITS.retryDelayPerAttempt * context.tries,
    checkTimeout: ({ context }) => activeRuleOf(context).timeout,
  },
});
