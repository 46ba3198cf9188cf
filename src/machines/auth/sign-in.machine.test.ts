import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { signInMachine, type SignInSessionState } from './sign-in.machine.ts';

const credentials = { username: 'ana@example.com', password: 'Mercado-2026' };
const open: SignInSessionState = { is: 'open' };
const busy: SignInSessionState = { is: 'busy' };
const quiet: SignInSessionState = { is: 'closed', failure: null, retryAfter: null };
const wrong: SignInSessionState = { is: 'closed', failure: 'INVALID_CREDENTIALS', retryAfter: null };
const tooMany: SignInSessionState = { is: 'closed', failure: 'TOO_MANY_REQUESTS', retryAfter: 720 };
const ended = { type: 'session.ended' } as const;
const reported = (standing: SignInSessionState) => ({ type: 'session.reported' as const, standing });

/** Sends the session states one after the other, and returns the actor's events and its output. */
function spokenTo(...news: (SignInSessionState | typeof ended)[]) {
  const said: unknown[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: { watchSession: fromCallback(() => {}) },
      actions: {
        submitCredentials: (_, sent) => said.push(sent),
        dismissFailure: () => said.push('failure dismissed'),
      },
    }),
    { input: credentials },
  ).start();
  for (const one of news) actor.send('is' in one ? reported(one) : one);
  const { status, output } = actor.getSnapshot();
  return { said, status, output };
}

describe(signInMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [...[open, busy, quiet].map(reported), ended];
    expect(edgesOf(signInMachine, { input: credentials, events })).toEqual([
      'submitted --session.ended--> refused',
      'submitted --session.reported--> accepted',
      'submitted --session.reported--> refused',
      'waiting --session.ended--> refused',
      'waiting --session.reported--> accepted',
      'waiting --session.reported--> submitted',
    ]);
  });

  test('R4.4 the credentials are handed over once, as soon as the session listens', () => {
    expect(spokenTo(busy, quiet, busy)).toEqual({ said: [credentials], status: 'active', output: undefined });
  });

  test('R4.4 a session that opens is the answer', () => {
    expect(spokenTo(quiet, busy, open)).toEqual({
      said: [credentials],
      status: 'done',
      output: { ok: true, value: null },
    });
  });

  test('whoever is signed in already is let in without being asked again', () => {
    expect(spokenTo(busy, open)).toEqual({ said: [], status: 'done', output: { ok: true, value: null } });
  });

  test('R8.6 a session that ends with the page is no answer of it', () => {
    const internal = { ok: false, failure: { code: 'INTERNAL', status: 0, errors: [] } };
    expect([spokenTo(busy, ended).output, spokenTo(quiet, ended).output]).toEqual([internal, internal]);
  });

  test('R8.1 why a session stays closed is the answer, and the session says it no longer', () => {
    const refusalOf = (standing: SignInSessionState) => spokenTo(quiet, busy, standing);
    expect([refusalOf(wrong), refusalOf(tooMany), refusalOf(quiet)]).toEqual([
      {
        said: [credentials, 'failure dismissed'],
        status: 'done',
        output: { ok: false, failure: { code: 'INVALID_CREDENTIALS', status: 0, errors: [] } },
      },
      {
        said: [credentials, 'failure dismissed'],
        status: 'done',
        output: {
          ok: false,
          failure: { code: 'TOO_MANY_REQUESTS', status: 0, errors: [], retryAfter: 720 },
        },
      },
      {
        said: [credentials, 'failure dismissed'],
        status: 'done',
        output: { ok: false, failure: { code: 'CHANGED_ELSEWHERE', status: 0, errors: [] } },
      },
    ]);
  });
});
