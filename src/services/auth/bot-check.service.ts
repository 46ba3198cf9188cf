import type { BotCheckAction, BotCheckAnswer, BotCheckInput } from '../../../contract/auth/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';
import { botCheckMessages } from '../../../contract/auth/bot-check-verdict.ts';
import type { Call } from '../../../contract/api/call.ts';
import { BOT_CHECK_LIMITS } from '../../../contract/auth/bot-check-limits.ts';

/** Global object of the provider's script. */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<unknown>;
}

type Failed = { ok: false; reason: string };

const failed = (reason: string): Failed => ({ ok: false, reason });

const isGrecaptcha = (value: unknown): value is Grecaptcha =>
  typeof value === 'object' &&
  value !== null &&
  'ready' in value &&
  typeof value.ready === 'function' &&
  'execute' in value &&
  typeof value.execute === 'function';

/** Global object of the provider; undefined until it is usable. */
function grecaptcha(): Grecaptcha | undefined {
  const left: unknown = Reflect.get(globalThis, 'grecaptcha');
  return isGrecaptcha(left) ? left : undefined;
}

/**
 * Failed loads per document. Browsers cache a failed module by its URL and never fetch it again, so each
 * retry needs another URL.
 */
const misses = new WeakMap<Document, number>();

/** Bot check: the provider's script in this page, and the server that verifies its tokens (R7.8, R7.25). */
export const createBotCheckService = (call: Call) => ({
  /** Loads the script unless it is loaded. If it fails or `signal` aborts it, no script element stays behind. */
  loadScript: ({ address, isModule }: BotCheckSetup['script'], signal: AbortSignal) => {
    if (grecaptcha()) return Promise.resolve({ ok: true } as const);
    const script = document.createElement('script');
    const missed = misses.get(document) ?? 0;
    script.src = isModule && missed > 0 ? `${address}#${missed}` : address;
    script.async = true;
    if (isModule) script.type = 'module';
    return new Promise<{ ok: true } | Failed>((resolve) => {
      const end = (result: { ok: true } | Failed) => {
        if (!result.ok) {
          script.remove();
          misses.set(document, missed + 1);
        }
        resolve(result);
      };
      script.addEventListener('load', () => end({ ok: true }), { once: true });
      script.addEventListener('error', () => end(failed(botCheckMessages.scriptError)), { once: true });
      signal.addEventListener('abort', () => end(failed(botCheckMessages.scriptTimeout)), { once: true });
      document.head.append(script);
    });
  },

  /** True if the script is ready. */
  askReadiness: async () => grecaptcha() !== undefined,

  /** Token of the provider for an action. Fewer than 20 characters count as no token (R5.25). */
  execute: async ({ siteKey, action }: { siteKey: string; action: BotCheckAction }) => {
    const provider = grecaptcha();
    if (!provider) return failed(botCheckMessages.readinessTimeout);
    try {
      await new Promise<void>((resolve) => provider.ready(resolve));
      const token = await provider.execute(siteKey, { action });
      return typeof token === 'string' && token.length >= BOT_CHECK_LIMITS.tokenMinLength
        ? ({ ok: true, token } as const)
        : failed(botCheckMessages.invalidToken);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  },

  /**
   * Verification of a token by the server (R7.8). Without an answer, the reason is the server's message or
   * the HTTP status (R8.4).
   */
  verify: async (
    earned: BotCheckInput,
    signal: AbortSignal,
  ): Promise<{ ok: true; answer: BotCheckAnswer } | Failed> => {
    const result = await call('verifyBotCheck', { body: earned }, signal);
    if (!result.ok)
      return failed(result.failure.message ?? botCheckMessages.httpError(result.failure.status));
    const { value: answer } = result;
    return answer.success ? { ok: true, answer } : failed(answer.error ?? botCheckMessages.failed);
  },
});

export type BotCheckService = ReturnType<typeof createBotCheckService>;
