import { assign, emit, setup } from 'xstate';
import { isUsableRefreshToken, type Tokens } from '../../../contract/auth/auth.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { callbackPort, port } from '../port.ts';
import {
  hasSameTokens,
  isLostAnswer,
  isRenewalOf,
  NO_TOKENS,
  renewalFailureOf,
  sessionIdOfTokens,
  tokenStatusAt,
  tokensOfLogin,
  tokensOfRefresh,
} from './token-rules.ts';
import type {
  HeldTokens,
  TokenStorageReading,
  RefreshAnswer,
  TokenRenewalFailure,
  SessionLossReason,
  TokensContext,
  TokensEvent,
  TokensEmittedEvent,
} from './tokens.types.ts';

// Longest delay of a timer. Tokens that live longer count as expired at its end.
const LONGEST_TIMER = 2 ** 31 - 1;
/** Pause between automatic refreshes of expired tokens, in ms: protects devices with a wrong clock (battery 116). */
const RENEWAL_PAUSE = 60_000;

type Granted = { tokens: Tokens; sessionId: string; now: number };
type Refused = TokenStorageReading & { accessToken: string };
type Requested = TokenStorageReading & { refused: string | null };

const isOver = (failure: TokenRenewalFailure): failure is { code: SessionLossReason } =>
  failure.code !== 'UNREACHABLE';

/** Types, ports, guards, actions and delays of the tokens. */
export const tokensSetup = setup({
  types: {} as {
    input: TokenStorageReading;
    context: TokensContext;
    events: TokensEvent;
    emitted: TokensEmittedEvent;
    tags: 'busy' | 'due' | 'usable';
  },
  actors: {
    watchStorage: callbackPort(),
    holdRefreshLock: callbackPort(),
    askRefresh: port<RefreshAnswer, { refreshToken: string }>('askRefresh'),
    storeTokens: port<boolean, { held: HeldTokens }>('storeTokens'),
  },
  guards: {
    isForeign: ({ context: { held, own } }) => {
      const session = sessionIdOfTokens(held, own);
      return session !== null && session !== own;
    },
    isValid: ({ context }) => tokenStatusAt(context) === 'valid',
    isExpired: ({ context }) => tokenStatusAt(context) === 'expired',
    isJustRenewed: ({ context: { renewedAt, now } }) =>
      renewedAt !== null && Math.abs(now - renewedAt) < RENEWAL_PAUSE,
    hasOtherSession: ({ context: { held, own } }, look: TokenStorageReading) =>
      sessionIdOfTokens(look.held, own) !== sessionIdOfTokens(held, own),
    hasSameTokens: ({ context }, look: TokenStorageReading) => hasSameTokens(look.held, context.held),
    hasOtherTokens: ({ context }, look: TokenStorageReading) => !hasSameTokens(look.held, context.held),
    isOfOthers: ({ context: { own } }, look: TokenStorageReading) => {
      const session = sessionIdOfTokens(look.held, own);
      return session !== null && session !== own;
    },
    isRenewedAlready: (_, look: Requested) =>
      look.held.accessToken !== null &&
      look.held.accessToken !== look.refused &&
      tokenStatusAt(look) === 'valid',
    isValidByNow: ({ context }, look: TokenStorageReading) =>
      tokenStatusAt(context) !== 'valid' && tokenStatusAt(look) === 'valid',
    isReplaced: (_, { held, accessToken }: Refused) =>
      held.accessToken !== null && held.accessToken !== accessToken,
    isNobody: ({ context: { held, own } }) => own === null || sessionIdOfTokens(held, own) === null,
    lacksRefreshToken: (_, { held }: TokenStorageReading) => held.refreshToken === null,
    hasUnusableRefreshToken: (_, { held }: TokenStorageReading) => !isUsableRefreshToken(held.refreshToken),
    isAnswered: (_, { answer }: RefreshAnswer) => answer.ok,
    isLostAnswer: (_, { answer }: RefreshAnswer) => !answer.ok && isLostAnswer(answer.failure),
    isRefused: (_, { answer }: RefreshAnswer) => !answer.ok && isOver(renewalFailureOf(answer.failure)),
    isKept: (_, isKept: boolean) => isKept,
  },
  actions: {
    recordLook: assign(({ context }, look: TokenStorageReading) => ({
      held: look.held,
      now: look.now,
      renewedAt: isRenewalOf(context, look) ? look.now : context.renewedAt,
    })),
    recordGrant: assign((_, { tokens, sessionId, now }: Granted) => ({
      held: tokensOfLogin(tokens, now, sessionId),
      now,
      own: sessionId,
      failure: null,
    })),
    recordFresh: assign(({ context }, { answer, now }: RefreshAnswer) =>
      answer.ok
        ? { held: tokensOfRefresh(context.held, answer.value, now, context.own ?? ''), now }
        : { now },
    ),
    recordRenewal: assign({ renewedAt: ({ context }) => context.now }),
    recordFailure: assign({ failure: (_, code: SessionLossReason) => ({ code }) }),
    recordRefusal: assign({
      failure: (_, { answer }: RefreshAnswer) => (answer.ok ? null : renewalFailureOf(answer.failure)),
    }),
    forgetFailure: assign({ failure: null }),
    takeSession: assign({ own: ({ context: { held, own } }) => sessionIdOfTokens(held, own) }),
    leaveSession: assign({ own: null }),
    forgetTokens: assign({ held: NO_TOKENS, own: null }),
    clearStored: () => {},
    tellChange: emit({ type: 'tokens.changedElsewhere' }),
    tellLoss: emit(
      ({ context: { failure } }) =>
        ({
          type: 'session.lost',
          reason: failure && isOver(failure) ? failure.code : 'SESSION_EXPIRED',
        }) as const,
    ),
    tellNotKept: emit({ type: 'tokens.notKept' }),
  },
  delays: {
    tokenExpiry: ({ context: { held, now } }) =>
      Math.min(Math.max(0, (held.expiresAt ?? now) - now), LONGEST_TIMER),
    renewalPause: RENEWAL_PAUSE,
    // The tab that holds the lock sends at most two requests.
    lockPatience: 2 * TIMEOUTS.auth,
  },
});
