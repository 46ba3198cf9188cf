import type { EventObject } from 'xstate';
import { NO_TOKENS, tokensOfLogin } from '../../../src/machines/auth/token-rules.ts';
import type { HeldTokens, TokenStorageReading } from '../../../src/machines/auth/tokens.types.ts';
import { doneEventsOf } from './chart-transitions.ts';
import { sampleLogin, SESSION_START } from '../browser/tokens.ts';

const mine = tokensOfLogin(sampleLogin, SESSION_START, 's1');
const renewed: HeldTokens = { ...mine, accessToken: 'A1', refreshToken: 'refresh-token-number-1' };
const theirs: HeldTokens = { ...tokensOfLogin(sampleLogin, SESSION_START, 's2'), accessToken: 'B0' };
const later = SESSION_START + 10 * 60_000;

/** Possible token states of a storage read. */
export const tokenReadings = {
  none: { held: NO_TOKENS, now: SESSION_START },
  valid: { held: mine, now: SESSION_START },
  expired: { held: mine, now: later },
  renewed: { held: renewed, now: SESSION_START },
  theirs: { held: theirs, now: SESSION_START },
} satisfies Record<string, TokenStorageReading>;
const short: TokenStorageReading = { held: { ...mine, refreshToken: 'short' }, now: later };
const without: TokenStorageReading = { held: { ...mine, refreshToken: null }, now: SESSION_START };

const fresh = {
  ok: true,
  value: { access_token: 'A1', refresh_token: 'refresh-token-number-1', expires_in: 900 },
} as const;
const refusal = { ok: false, failure: { code: 'INVALID_REFRESH_TOKEN', status: 401, errors: [] } } as const;
const silence = { ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } } as const;
const broken = { ok: false, failure: { code: 'INTERNAL', status: 500, errors: [] } } as const;

const seen = (type: string, more: object = {}) =>
  Object.values(tokenReadings).map((look) => ({ type, ...more, ...look }));

/** One example of each token event, storage read and outcome. */
export const tokenEvents: EventObject[] = [
  ...seen('storage.read'),
  ...seen('session.taken'),
  ...seen('session.left'),
  ...seen('renewal.requested', { refused: 'A0' }),
  { type: 'renewal.requested', refused: 'A0', ...short } as EventObject,
  { type: 'renewal.requested', refused: 'A0', ...without } as EventObject,
  ...seen('bearer.refused', { accessToken: 'A0', reason: 'INVALID_TOKEN' }),
  ...seen('lock.granted'),
  { type: 'tokens.granted', tokens: sampleLogin, sessionId: 's1', now: SESSION_START } as EventObject,
  ...[fresh, refusal, silence, broken].flatMap((answer) => [
    ...doneEventsOf(
      'askRefresh',
      { answer, ...tokenReadings.expired },
      { answer, ...tokenReadings.renewed },
      { answer, ...tokenReadings.theirs },
      { answer, ...tokenReadings.none },
    ),
  ]),
  { type: 'xstate.error.actor.askRefresh', error: 'broken' } as EventObject,
  ...doneEventsOf('storeTokens', true, false),
  { type: 'xstate.error.actor.storeTokens', error: 'broken' } as EventObject,
  { type: 'xstate.after.tokenExpiry.tokens.valid' },
  { type: 'xstate.after.renewalPause.tokens.expired.pausing' },
  { type: 'xstate.after.lockPatience.tokens.refreshing.waiting' },
];
