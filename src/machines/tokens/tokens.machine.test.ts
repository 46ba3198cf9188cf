import { describe, expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { login, start } from '../../../tests/support/tokens.ts';
import { NO_TOKENS, tokensOfLogin } from './token-rules.ts';
import { tokensMachine } from './tokens.machine.ts';
import type { HeldTokens, Look } from './tokens.types.ts';

const mine = tokensOfLogin(login, start, 's1');
const renewed: HeldTokens = { ...mine, accessToken: 'A1', refreshToken: 'refresh-token-number-1' };
const theirs: HeldTokens = { ...tokensOfLogin(login, start, 's2'), accessToken: 'B0' };
const later = start + 10 * 60_000;

const looks: Record<string, Look> = {
  none: { held: NO_TOKENS, now: start },
  valid: { held: mine, now: start },
  expired: { held: mine, now: later },
  renewed: { held: renewed, now: start },
  theirs: { held: theirs, now: start },
};
const short: Look = { held: { ...mine, refreshToken: 'short' }, now: later };
const without: Look = { held: { ...mine, refreshToken: null }, now: start };

const fresh = {
  ok: true,
  value: { access_token: 'A1', refresh_token: 'refresh-token-number-1', expires_in: 900 },
} as const;
const refusal = { ok: false, failure: { code: 'INVALID_REFRESH_TOKEN', status: 401, errors: [] } } as const;
const silence = { ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } } as const;
const broken = { ok: false, failure: { code: 'INTERNAL', status: 500, errors: [] } } as const;

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const seen = (type: string, more: object = {}) =>
  Object.values(looks).map((look) => ({ type, ...more, ...look }));
const { valid } = looks;

const events: EventObject[] = [
  ...seen('storage.read'),
  ...seen('session.taken'),
  ...seen('session.left'),
  ...seen('renewal.requested', { refused: 'A0' }),
  { type: 'renewal.requested', refused: 'A0', ...short } as EventObject,
  { type: 'renewal.requested', refused: 'A0', ...without } as EventObject,
  ...seen('bearer.refused', { accessToken: 'A0', reason: 'INVALID_TOKEN' }),
  ...seen('lock.granted'),
  { type: 'tokens.granted', tokens: login, sessionId: 's1', now: start } as EventObject,
  ...[fresh, refusal, silence, broken].flatMap((answer) => [
    done('askRefresh', { answer, ...looks['expired'] }),
    done('askRefresh', { answer, ...looks['renewed'] }),
    done('askRefresh', { answer, ...looks['theirs'] }),
    done('askRefresh', { answer, ...looks['none'] }),
  ]),
  { type: 'xstate.error.actor.askRefresh', error: 'broken' } as EventObject,
  done('storeTokens', true),
  done('storeTokens', false),
  { type: 'xstate.error.actor.storeTokens', error: 'broken' } as EventObject,
  { type: 'xstate.after.tokenExpiry.tokens.valid' },
  { type: 'xstate.after.renewalPause.tokens.expired.pausing' },
  { type: 'xstate.after.lockPatience.tokens.refreshing.waiting' },
];

/** Where each state goes, event by event: what is found in the storage decides among several. */
function waysOf(edges: readonly string[]): string[] {
  const ways = new Map<string, string[]>();
  for (const edge of edges) {
    const [way = '', target = ''] = edge.split('--> ');
    ways.set(way, [...(ways.get(way) ?? []), target]);
  }
  return [...ways].map(([way, targets]) => `${way.replace(' --', ' ')}: ${targets.join(' ')}`);
}

describe(tokensMachine.id, () => {
  test('R4.1 its transitions are exactly these', () => {
    expect(waysOf(edgesOf(tokensMachine, { input: valid, events }))).toEqual([
      'expired.due bearer.refused: foreign none valid',
      'expired.due renewal.requested: foreign none refreshing.waiting valid',
      'expired.due session.left: foreign none',
      'expired.due session.taken: expired.due expired.pausing none valid',
      'expired.due storage.read: expired.due expired.pausing foreign none valid',
      'expired.due tokens.granted: storing',
      'expired.pausing bearer.refused: foreign none valid',
      'expired.pausing renewal.requested: foreign none refreshing.waiting valid',
      'expired.pausing session.left: foreign none',
      'expired.pausing session.taken: expired.due expired.pausing none valid',
      'expired.pausing storage.read: expired.due expired.pausing foreign none valid',
      'expired.pausing tokens.granted: storing',
      'expired.pausing xstate.after.renewalPause.tokens.expired.pausing: expired.due',
      'foreign bearer.refused: expired.due expired.pausing foreign none valid',
      'foreign renewal.requested: expired.due expired.pausing foreign none valid',
      'foreign session.left: foreign none',
      'foreign session.taken: expired.due expired.pausing none valid',
      'foreign storage.read: expired.due expired.pausing foreign none valid',
      'foreign tokens.granted: storing',
      'none bearer.refused: expired.due expired.pausing foreign none valid',
      'none renewal.requested: expired.due expired.pausing foreign none valid',
      'none session.left: foreign none',
      'none session.taken: expired.due expired.pausing none valid',
      'none storage.read: expired.due expired.pausing foreign none valid',
      'none tokens.granted: storing',
      'refreshing.asking session.left: foreign none',
      'refreshing.asking session.taken: none refreshing.asking valid',
      'refreshing.asking storage.read: foreign none valid',
      'refreshing.asking tokens.granted: storing',
      'refreshing.asking xstate.done.actor.askRefresh: expired.pausing foreign none refreshing.askingAgain refreshing.storing valid',
      'refreshing.asking xstate.error.actor.askRefresh: expired.pausing valid',
      'refreshing.askingAgain session.left: foreign none',
      'refreshing.askingAgain session.taken: none refreshing.askingAgain valid',
      'refreshing.askingAgain storage.read: foreign none valid',
      'refreshing.askingAgain tokens.granted: storing',
      'refreshing.askingAgain xstate.done.actor.askRefresh: expired.pausing foreign none refreshing.storing valid',
      'refreshing.askingAgain xstate.error.actor.askRefresh: expired.pausing valid',
      'refreshing.storing session.left: foreign none',
      'refreshing.storing session.taken: expired.due expired.pausing none refreshing.storing valid',
      'refreshing.storing storage.read: expired.due expired.pausing foreign none valid',
      'refreshing.storing tokens.granted: storing',
      'refreshing.storing xstate.done.actor.storeTokens: valid',
      'refreshing.storing xstate.error.actor.storeTokens: valid',
      'refreshing.waiting lock.granted: foreign none refreshing.asking valid',
      'refreshing.waiting session.left: foreign none',
      'refreshing.waiting session.taken: none refreshing.waiting valid',
      'refreshing.waiting storage.read: foreign none valid',
      'refreshing.waiting tokens.granted: storing',
      'refreshing.waiting xstate.after.lockPatience.tokens.refreshing.waiting: refreshing.asking',
      'storing session.left: foreign none',
      'storing session.taken: expired.due expired.pausing none valid',
      'storing tokens.granted: storing',
      'storing xstate.done.actor.storeTokens: valid',
      'storing xstate.error.actor.storeTokens: valid',
      'valid bearer.refused: foreign none valid',
      'valid renewal.requested: foreign none refreshing.waiting valid',
      'valid session.left: foreign none',
      'valid session.taken: expired.due expired.pausing none valid',
      'valid storage.read: expired.due expired.pausing foreign none valid',
      'valid tokens.granted: storing',
      'valid xstate.after.tokenExpiry.tokens.valid: expired.due expired.pausing',
    ]);
  });
});
