import { describe, expect, test } from 'vitest';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { tokenReadings, tokenEvents } from '../../../tests/support/charts/token-events.ts';
import { tokensMachine } from './tokens.machine.ts';

/** Target states by state and event. The content of the storage decides among several targets. */
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
    expect(waysOf(edgesOf(tokensMachine, { input: tokenReadings.valid, events: tokenEvents }))).toEqual([
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
      'none renewal.requested: expired.due expired.pausing foreign none refreshing.waiting valid',
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
    expect(answerEffectsOf(tokensMachine, { input: tokenReadings.valid, events: tokenEvents })).toEqual([
      'askRefresh broken → nothing',
      'askRefresh value → failure: SESSION_EXPIRED, clearStored()',
      'askRefresh value → held: held',
      'askRefresh value → held: held, failure: INTERNAL',
      'askRefresh value → held: held, failure: NO_RESPONSE',
      'askRefresh value → nothing',
      'storeTokens broken → nothing',
      'storeTokens false → nothing',
      'storeTokens true → nothing',
    ]);
  });
});
