import { describe, expect, test } from 'vitest';
import {
  doneEventsOf,
  errorEventOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { ana, credentials } from '../../../tests/support/samples/session.ts';
import { sessionMachine } from './session.machine.ts';

const accepted = { ok: true };
const refused = { ok: false, failure: 'SESSION_EXPIRED' };
const interrupted = { ok: false, failure: 'NO_RESPONSE' };

const events = [
  { type: 'page.hydrated' },
  { type: 'credentials.submitted', ...credentials },
  { type: 'signOut.requested' },
  { type: 'session.lost', reason: 'INVALID_TOKEN' },
  { type: 'connection.restored' },
  { type: 'check.requested' },
  { type: 'user.changed', user: ana },
  { type: 'failure.dismissed' },
  { type: 'tokens.changedElsewhere' },
  ...doneEventsOf('readTokens', 'valid', 'expired', 'none'),
  errorEventOf('readTokens'),
  ...['refreshTokens', 'signIn'].flatMap((actor) => [
    ...doneEventsOf(actor, accepted, refused, interrupted),
    errorEventOf(actor),
  ]),
  ...doneEventsOf('loadUser', { ok: true, user: ana }, refused, interrupted),
  errorEventOf('loadUser'),
  ...doneEventsOf('signOut', undefined),
  errorEventOf('signOut'),
];

describe(sessionMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    expect(edgesOf(sessionMachine, { events })).toEqual([
      'awake.anonymous --credentials.submitted--> awake.signingIn.sendingCredentials',
      'awake.anonymous --failure.dismissed--> awake.anonymous',
      'awake.anonymous --tokens.changedElsewhere--> awake.checking.reading',
      'awake.authenticated --session.lost--> awake.anonymous',
      'awake.authenticated --signOut.requested--> awake.signingOut',
      'awake.authenticated --tokens.changedElsewhere--> awake.checking.reading',
      'awake.authenticated --user.changed--> awake.authenticated',
      'awake.checking.loadingUser --tokens.changedElsewhere--> awake.checking.reading',
      'awake.checking.loadingUser --xstate.done.actor.loadUser--> awake.anonymous',
      'awake.checking.loadingUser --xstate.done.actor.loadUser--> awake.authenticated',
      'awake.checking.loadingUser --xstate.done.actor.loadUser--> awake.interrupted',
      'awake.checking.loadingUser --xstate.error.actor.loadUser--> awake.interrupted',
      'awake.checking.reading --tokens.changedElsewhere--> awake.checking.reading',
      'awake.checking.reading --xstate.done.actor.readTokens--> awake.anonymous',
      'awake.checking.reading --xstate.done.actor.readTokens--> awake.checking.loadingUser',
      'awake.checking.reading --xstate.done.actor.readTokens--> awake.checking.refreshing',
      'awake.checking.reading --xstate.error.actor.readTokens--> awake.interrupted',
      'awake.checking.refreshing --tokens.changedElsewhere--> awake.checking.reading',
      'awake.checking.refreshing --xstate.done.actor.refreshTokens--> awake.anonymous',
      'awake.checking.refreshing --xstate.done.actor.refreshTokens--> awake.checking.loadingUser',
      'awake.checking.refreshing --xstate.done.actor.refreshTokens--> awake.interrupted',
      'awake.checking.refreshing --xstate.error.actor.refreshTokens--> awake.interrupted',
      'awake.interrupted --check.requested--> awake.checking.reading',
      'awake.interrupted --connection.restored--> awake.checking.reading',
      'awake.interrupted --credentials.submitted--> awake.signingIn.sendingCredentials',
      'awake.interrupted --failure.dismissed--> awake.interrupted',
      'awake.interrupted --session.lost--> awake.anonymous',
      'awake.interrupted --tokens.changedElsewhere--> awake.checking.reading',
      'awake.signingIn.loadingUser --tokens.changedElsewhere--> awake.checking.reading',
      'awake.signingIn.loadingUser --xstate.done.actor.loadUser--> awake.anonymous',
      'awake.signingIn.loadingUser --xstate.done.actor.loadUser--> awake.authenticated',
      'awake.signingIn.loadingUser --xstate.done.actor.loadUser--> awake.interrupted',
      'awake.signingIn.loadingUser --xstate.error.actor.loadUser--> awake.interrupted',
      'awake.signingIn.sendingCredentials --tokens.changedElsewhere--> awake.checking.reading',
      'awake.signingIn.sendingCredentials --xstate.done.actor.signIn--> awake.anonymous',
      'awake.signingIn.sendingCredentials --xstate.done.actor.signIn--> awake.signingIn.loadingUser',
      'awake.signingIn.sendingCredentials --xstate.error.actor.signIn--> awake.anonymous',
      'awake.signingOut --tokens.changedElsewhere--> awake.checking.reading',
      'awake.signingOut --xstate.done.actor.signOut--> awake.anonymous',
      'awake.signingOut --xstate.error.actor.signOut--> awake.anonymous',
      'dormant --page.hydrated--> awake.checking.reading',
    ]);
    expect(answerEffectsOf(sessionMachine, { events })).toEqual([
      'loadUser broken → nothing',
      'loadUser ok → user: user',
      'loadUser refused → failure: failure',
      'readTokens "expired" → nothing',
      'readTokens "none" → nothing',
      'readTokens "valid" → nothing',
      'readTokens broken → nothing',
      'refreshTokens broken → nothing',
      'refreshTokens ok → nothing',
      'refreshTokens refused → failure: failure',
      'signIn broken → nothing',
      'signIn ok → nothing',
      'signIn refused → failure: failure',
      'signOut broken → nothing',
      'signOut done → nothing',
    ]);
  });
});
