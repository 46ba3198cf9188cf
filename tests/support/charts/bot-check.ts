import type { BotCheckAnswer } from '../../../contract/auth/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';
import type {
  VerificationStepResult,
  BotCheckServices,
  BotCheckStepResult,
  TokenStepResult,
} from '../../../src/machines/auth/bot-check.types.ts';

export const TOKEN = 'token-of-the-check-000000';

export const botCheckScene = (changes: Partial<BotCheckSetup> = {}): BotCheckSetup => ({
  profile: 'balanced',
  required: [],
  siteKey: 'k',
  script: { address: 'https://captcha.example/api.js?render=k', isModule: false },
  ...changes,
});

/** Answer of the bot check; by default a person with high confidence. */
export const botAnswer = (changes: Partial<BotCheckAnswer> = {}): BotCheckAnswer => ({
  success: true,
  score: 0.9,
  valid: true,
  risk_level: 'low',
  action: 'login',
  ...changes,
});

export const botCheckStepFailure = (reason: string) => ({ ok: false, reason }) as const;

type Script = Partial<{
  loads: (BotCheckStepResult | 'never')[];
  ready: boolean[];
  tokens: (TokenStepResult | Error | 'never')[];
  answers: (VerificationStepResult | 'never')[];
}>;

const never = () => new Promise<never>(() => {});

/** Scripted bot check provider; after its script every step succeeds. */
export function scriptedProvider({ loads = [], ready = [], tokens = [], answers = [] }: Script = {}) {
  const asked: string[] = [];
  const next = <T>(list: (T | 'never' | Error)[], count: string, otherwise: T): Promise<T> => {
    const said = list[asked.filter((one) => one.startsWith(count)).length - 1] ?? otherwise;
    if (said === 'never') return never();
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said as T);
  };
  const services: BotCheckServices = {
    loadScript: ({ address }) => {
      asked.push(`script ${address}`);
      return next<BotCheckStepResult>(loads, 'script', { ok: true });
    },
    askReadiness: () => {
      asked.push('ready');
      return next(ready, 'ready', true);
    },
    execute: ({ siteKey, action }) => {
      asked.push(`token ${siteKey} ${action}`);
      return next<TokenStepResult>(tokens, 'token', { ok: true, token: TOKEN });
    },
    verify: ({ token, action }) => {
      asked.push(`verify ${token} ${action}`);
      return next<VerificationStepResult>(answers, 'verify', { ok: true, answer: botAnswer() });
    },
  };
  return { services, asked };
}
