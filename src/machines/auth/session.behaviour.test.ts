import { describe, expect, test } from 'vitest';
import { assign, createActor, setup, SimulatedClock, waitFor } from 'xstate';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { ana, credentials } from '../../../tests/support/samples/session.ts';
import { wireSession } from '../../wiring/auth/session.wiring.ts';
import { APP_SYSTEM_ID } from '../shell/app-or-self.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionFailureOf, sessionOf } from './session.selectors.ts';
import type { AppSessionEvent, SessionServices, SessionTokenEvent } from './session.types.ts';

const found = { ok: true, user: ana } as const;

/** Session inside an application that records its events. */
function open(services: Partial<SessionServices> = {}) {
  const clock = new SimulatedClock();
  let tell: (news: SessionTokenEvent) => void = () => {};
  const logic = wireSession({
    readTokens: async () => 'none',
    refreshTokens: async () => ({ ok: true }),
    loadUser: async () => found,
    signIn: async () => ({ ok: true }),
    signOut: async () => {},
    watchTokens: (listener) => {
      tell = listener;
      return () => {};
    },
    ...services,
  });
  const app = setup({
    types: {} as { context: { heard: AppSessionEvent[] }; events: AppSessionEvent },
    actors: { session: logic },
  }).createMachine({
    context: { heard: [] },
    invoke: { id: 'session', src: 'session' },
    on: { '*': { actions: assign({ heard: ({ context, event }) => [...context.heard, event] }) } },
  });
  const host = createActor(app, { clock, systemId: APP_SYSTEM_ID }).start();
  const session = host.getSnapshot().children.session!;
  const until = (state: 'anonymous' | 'authenticated' | 'interrupted') =>
    waitFor(session, (snapshot) => snapshot.matches({ awake: state }));
  return {
    clock,
    session,
    until,
    tell: (news: SessionTokenEvent) => tell(news),
    heard: () => host.getSnapshot().context.heard,
  };
}

describe(sessionMachine.id, () => {
  test('R2.9 nobody is looked for before the page is hydrated', () => {
    const { session, heard } = open({ readTokens: () => Promise.reject(new Error('too early')) });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'unknown', user: null, role: 'anonymous' });
    expect(heard()).toEqual([]);
  });

  test('R4.4 a valid token loads the user; until then the session is being checked', async () => {
    const answer = deferred<typeof found>();
    const { session, until, heard } = open({
      readTokens: async () => 'valid',
      loadUser: () => answer.promise,
    });
    session.send({ type: 'page.hydrated' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'checking', user: null, role: 'anonymous' });
    answer.resolve(found);
    expect(sessionOf(await until('authenticated'))).toEqual({
      status: 'authenticated',
      user: ana,
      role: 'producer',
    });
    expect(heard()).toEqual([{ type: 'session.opened', user: ana }]);
  });

  test('R4.4 an expired token is refreshed first, and its refusal is told', async () => {
    const { session, until, heard } = open({
      readTokens: async () => 'expired',
      refreshTokens: async () => ({ ok: false, failure: 'INVALID_REFRESH_TOKEN' }),
    });
    session.send({ type: 'page.hydrated' });
    expect(sessionFailureOf(await until('anonymous'))).toEqual('INVALID_REFRESH_TOKEN');
    expect(heard()).toEqual([{ type: 'session.closed', reason: 'INVALID_REFRESH_TOKEN' }]);
  });

  test('R4.4 without tokens the visitor is anonymous', async () => {
    const { session, until, heard } = open();
    session.send({ type: 'page.hydrated' });
    expect(sessionOf(await until('anonymous'))).toEqual({
      status: 'anonymous',
      user: null,
      role: 'anonymous',
    });
    expect(heard()).toEqual([{ type: 'session.closed', reason: 'NONE' }]);
  });

  test('battery 108 a start without a line keeps the session for when it is back', async () => {
    let isDown = true;
    const { clock, session, until } = open({
      readTokens: async () => 'valid',
      loadUser: async () => (isDown ? { ok: false, failure: 'NO_RESPONSE' } : found),
    });
    session.send({ type: 'page.hydrated' });
    for (let attempt = 1; attempt < 3; attempt += 1) {
      const loading = await waitFor(session, (snapshot) => snapshot.children['loadUser'] !== undefined);
      await waitFor(
        loading.children['loadUser']!,
        (snapshot) => 'value' in snapshot && snapshot.value === 'waiting',
      );
      clock.increment(1_000);
    }
    expect(sessionFailureOf(await until('interrupted'))).toEqual('NO_RESPONSE');
    isDown = false;
    session.send({ type: 'connection.restored' });
    expect(sessionOf(await until('authenticated')).user).toEqual(ana);
  });

  test('R7.2 signing in sends the credentials and loads the user', async () => {
    const sent: unknown[] = [];
    const { session, until } = open({
      signIn: async (given) => {
        sent.push(given);
        return { ok: true };
      },
    });
    session.send({ type: 'page.hydrated' });
    await until('anonymous');
    session.send({ type: 'credentials.submitted', ...credentials });
    expect(session.getSnapshot().hasTag('busy')).toEqual(true);
    expect(sessionOf(session.getSnapshot()).status).toEqual('anonymous');
    session.send({ type: 'credentials.submitted', ...credentials });
    expect(sessionOf(await until('authenticated')).role).toEqual('producer');
    expect(sent).toEqual([credentials]);
  });

  test('R8.2 a refused sign-in says why, until the next try', async () => {
    const { session, until } = open({ signIn: async () => ({ ok: false, failure: 'INVALID_CREDENTIALS' }) });
    session.send({ type: 'page.hydrated' });
    await until('anonymous');
    session.send({ type: 'credentials.submitted', ...credentials });
    expect(sessionFailureOf(await until('anonymous'))).toEqual('INVALID_CREDENTIALS');
    session.send({ type: 'credentials.submitted', ...credentials });
    expect(sessionFailureOf(session.getSnapshot())).toEqual(null);
  });

  test('battery 36 R7.6 signing out leaves nobody at once, whatever becomes of it', async () => {
    const clearing = deferred<void>();
    const { session, until, heard } = open({
      readTokens: async () => 'valid',
      signOut: () => clearing.promise,
    });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    session.send({ type: 'signOut.requested' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'checking', user: null, role: 'anonymous' });
    expect(heard().at(-1)).toEqual({ type: 'session.closed', reason: 'SIGNED_OUT' });
    session.send({ type: 'signOut.requested' });
    clearing.reject(new Error('gone'));
    expect(sessionFailureOf(await until('anonymous'))).toEqual(null);
    expect(heard().length).toEqual(2);
  });

  test('R4.5 a session that is lost leaves nobody, and says why', async () => {
    const { session, until, tell, heard } = open({ readTokens: async () => 'valid' });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    tell({ type: 'session.lost', reason: 'SESSION_EXPIRED' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'anonymous', user: null, role: 'anonymous' });
    expect(sessionFailureOf(session.getSnapshot())).toEqual('SESSION_EXPIRED');
    expect(heard().at(-1)).toEqual({ type: 'session.closed', reason: 'SESSION_EXPIRED' });
    expect(session.getSnapshot().context.user).toEqual(null);
  });

  test('R4.5 a session that is lost while nobody could be loaded is closed, and says why', async () => {
    const { session, until, tell, heard } = open({
      readTokens: async () => 'expired',
      refreshTokens: async () => ({ ok: false, failure: 'NO_RESPONSE' }),
    });
    session.send({ type: 'page.hydrated' });
    await until('interrupted');
    tell({ type: 'session.lost', reason: 'SESSION_EXPIRED' });
    expect(sessionFailureOf(await until('anonymous'))).toEqual('SESSION_EXPIRED');
    expect(heard().map((notice) => 'reason' in notice && notice.reason)).toEqual([
      'NO_RESPONSE',
      'SESSION_EXPIRED',
    ]);
  });

  test('battery 113 another user in another tab: the former one is gone at once, the new one is loaded', async () => {
    const other = { ...ana, fullName: 'Bea Gil', role: 'consumer' as const };
    const users = [ana, other];
    const { session, until, tell, heard } = open({
      readTokens: async () => 'valid',
      loadUser: async () => ({ ok: true, user: users.shift() ?? other }),
    });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    tell({ type: 'tokens.changedElsewhere' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'checking', user: null, role: 'anonymous' });
    expect(sessionOf(await until('authenticated')).user).toEqual(other);
    expect(heard().slice(1)).toEqual([
      { type: 'session.closed', reason: 'CHANGED_ELSEWHERE' },
      { type: 'session.opened', user: other },
    ]);
  });

  test('battery 113 signed out in another tab: nobody is here, and the login says why, once', async () => {
    const statuses = ['valid', 'none', 'none'] as const;
    let looks = 0;
    const { session, until, tell, heard } = open({ readTokens: async () => statuses[looks++] ?? 'none' });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    tell({ type: 'tokens.changedElsewhere' });
    expect(sessionFailureOf(await until('anonymous'))).toEqual('CLOSED_ELSEWHERE');
    tell({ type: 'tokens.changedElsewhere' });
    expect(sessionFailureOf(await until('anonymous'))).toEqual(null);
    expect(heard().slice(1)).toEqual([
      { type: 'session.closed', reason: 'CHANGED_ELSEWHERE' },
      { type: 'session.closed', reason: 'CLOSED_ELSEWHERE' },
      { type: 'session.closed', reason: 'NONE' },
    ]);
  });

  test('battery 113 another signs in while this tab signs out: the new one is taken up', async () => {
    const clearing = deferred<void>();
    const { session, until, tell } = open({
      readTokens: async () => 'valid',
      signOut: () => clearing.promise,
    });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    session.send({ type: 'signOut.requested' });
    tell({ type: 'tokens.changedElsewhere' });
    expect(sessionOf(await until('authenticated')).user).toEqual(ana);
  });

  test('R2.9 a first screen is stored and restored without anybody in it', () => {
    const snapshot = JSON.parse(JSON.stringify(createActor(sessionMachine).getPersistedSnapshot()));
    const restored = createActor(sessionMachine, { snapshot }).start();
    expect(sessionOf(restored.getSnapshot()).status).toEqual('unknown');
  });
});
