import { LoginInput } from '../../../contract/auth/auth.ts';
import type { Call } from '../../../contract/api/call.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { missingToken } from '../../../contract/api/missing-token.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { roleOf } from '../../../contract/account/role-from-name.ts';
import type { SessionUser, User } from '../../../contract/account/user.ts';
import type { RenewalFailure, TokenKeeper, TokenKeeperEvent } from './token-keeper.ts';
import { isRecord } from '../api/parse-json.ts';

/**
 * Claim of a token's payload; undefined without one. It is not verified: use it for display, never for
 * authorization.
 */
function claimIn(token: string | undefined, claim: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64(token?.split('.')[1] ?? '')), (character) =>
      character.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(payload) ? payload[claim] : undefined;
  } catch {
    return undefined;
  }
}

const base64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

type Credentials = { username: string; password: string; captchaToken?: string };

/** Ends a session on the server, in the background. */
type SayFarewell = (left: ReturnType<TokenKeeper['leave']>) => void;

/** Session service: sign-in, sign-out and current user, from the calls and this browser's tokens (R7.2, R7.5–R7.7). */
export const createSessionService = (call: Call, tokens: TokenKeeper, sayFarewell: SayFarewell) => ({
  /** Status of the stored tokens. Useless remains are cleared (R4.4). */
  async readTokens() {
    const status = tokens.take();
    if (status === 'none') tokens.leave();
    return status;
  },

  /** Refreshes the expired token (R4.3, R5.24). Refused tokens are cleared; without an answer they stay. */
  async refreshTokens() {
    const renewal = await tokens.renew(null);
    return renewal.ok
      ? ({ ok: true } as const)
      : ({ ok: false, failure: refreshFailure(renewal.failure) } as const);
  },

  /** User of the stored tokens, with the role by R6.1. */
  async loadUser(signal: AbortSignal) {
    if (tokens.current() === null) return { ok: false, failure: missingToken('userInfo') } as const;
    const result = await call('userInfo', {}, signal);
    if (!result.ok) return { ok: false, failure: failureOf(result.failure) } as const;
    return { ok: true, user: userOf(result.value.user, tokens.current()?.accessToken) } as const;
  },

  /** Signs in and stores the tokens (R4.4). The user name is sent in canonical form. `retryAfter` is in seconds. */
  async signIn({ username, password, captchaToken }: Credentials, signal: AbortSignal) {
    const checked = validateInput({ username, password }, LoginInput);
    if (!checked.ok) return { ok: false, failure: 'VALIDATION_FAILED' } as const;
    const headers = captchaToken === undefined ? {} : { headers: { 'x-captcha-token': captchaToken } };
    const result = await call('login', { body: checked.value, ...headers }, signal);
    if (!result.ok)
      return { ok: false, failure: loginFailure(result.failure), ...waitIn(result.failure) } as const;
    await tokens.grant(result.value);
    return { ok: true } as const;
  },

  /** Drops the tokens at once, online or offline; the call to the server runs in the background (R7.6). */
  async signOut() {
    sayFarewell(tokens.leave());
  },

  watchTokens: (listener: (news: TokenKeeperEvent) => void) => tokens.watch(listener),
});

export type SessionService = ReturnType<typeof createSessionService>;

const userOf = (
  { role, 'custom:role': attribute, ...rest }: SessionUser,
  accessToken: string | undefined,
): User => ({
  ...rest,
  role: roleOf(role, attribute, claimIn(accessToken, 'custom:role'), claimIn(accessToken, 'role')),
});

const BY_CODE = {
  TIMEOUT: 'TIMEOUT',
  NO_RESPONSE: 'NO_RESPONSE',
  INVALID_ANSWER: 'INVALID_ANSWER',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INVALID_TOKEN: 'INVALID_TOKEN',
  UNAVAILABLE: 'UNAVAILABLE',
  BOT_CHECK_FAILED: 'BOT_CHECK_FAILED',
} as const;

/** Failures of the calls about the session. */
type SessionFailure = FailureOf<'login' | 'userInfo' | 'refreshToken'>;

const hasOwnWord = (code: string): code is keyof typeof BY_CODE => Object.hasOwn(BY_CODE, code);

function failureOf({ code, status }: SessionFailure) {
  if (hasOwnWord(code)) return BY_CODE[code];
  return BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
}

const BY_STATUS: Readonly<
  Record<number, 'SESSION_EXPIRED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'VALIDATION_FAILED'>
> = {
  400: 'VALIDATION_FAILED',
  401: 'SESSION_EXPIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'VALIDATION_FAILED',
};

const waitIn = ({ retryAfter }: SessionFailure) => (retryAfter === undefined ? {} : { retryAfter });

function loginFailure(failure: FailureOf<'login'>) {
  if (failure.code === 'USER_NOT_CONFIRMED') return failure.code;
  if (failure.status === 401) return 'INVALID_CREDENTIALS';
  return failure.code === 'INVALID_ANSWER' && failure.status < 400
    ? 'INVALID_LOGIN_ANSWER'
    : failureOf(failure);
}

function refreshFailure(failure: RenewalFailure) {
  if (failure.code !== 'UNREACHABLE') return failure.code;
  return failure.call.code === 'INVALID_ANSWER' && failure.call.status < 400
    ? 'INVALID_REFRESH_ANSWER'
    : failureOf(failure.call);
}
