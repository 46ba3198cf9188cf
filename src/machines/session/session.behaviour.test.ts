import { describe, expect, test } from 'vitest';
import { assign, createActor, setup, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { deferred } from '../../../tests/support/deferred.ts';
import { ana, credentials } from '../../../tests/support/session.ts';
import { wireSession } from '../../routes/-session.wiring.ts';
import { APP } from '../app-receptionist.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionFailureOf, sessionOf } from './session.selectors.ts';
import type { SessionNotice, SessionServices, TokenEvent } from './session.types.ts';

const found = { ok: true, user: ana } as const;

/** A session inside an app that notes what it hears. */
function open(services: Partial<SessionServices> = {}) {
  const clock = new SimulatedClock();
  let tell: (event: TokenEvent) => void = () => {};
  const logic = wireSession({
    readTokens: async () => 'none',
    refreshTokens: async () => ({ ok: true }),
    loadUser: async () => found,
    signIn: async () => ({ ok: true }),
    tellSignOut: async () => ({ ok: true }),
    clearTokens: async () => {},
    watchTokens: (listener) => {
      tell = listener;
      return () => {};
    },
    ...services,
  });
  const app = setup({
    types: {} as { context: { heard: SessionNotice[] }; events: SessionNotice },
    actors: { session: logic },
  }).createMachine({
    context: { heard: [] },
    invoke: { id: 'session', src: 'session' },
    on: { '*': { actions: assign({ heard: ({ context, event }) => [...context.heard, event] }) } },
  });
  const host = createActor(app, { clock, systemId: APP }).start();
  const session = host.getSnapshot().children.session!;
  const until = (state: 'anonymous' | 'authenticated' | 'interrupted') =>
    waitFor(session, (snapshot) => snapshot.matches({ access: state }));
  return {
    clock,
    session,
    until,
    tell: (event: TokenEvent) => tell(event),
    heard: () => host.getSnapshot().context.heard,
  };
}

const tokensIn = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.value.tokens;

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

  test('battery 36 signing out tries twice and always clears what is stored', async () => {
    const steps: string[] = [];
    const { session, until, heard } = open({
      readTokens: async () => 'valid',
      tellSignOut: async () => {
        steps.push('told');
        return { ok: false, failure: 'NO_RESPONSE' };
      },
      clearTokens: async () => void steps.push('cleared'),
    });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    session.send({ type: 'signOut.requested' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'checking', user: null, role: 'anonymous' });
    await until('anonymous');
    expect(steps).toEqual(['told', 'told', 'cleared']);
    expect(heard()).toEqual([
      { type: 'session.opened', user: ana },
      { type: 'session.closed', reason: 'SIGNED_OUT' },
    ]);
  });

  test('battery 36 a server that never answers does not keep anybody signed in', async () => {
    const { clock, session, until } = open({
      readTokens: async () => 'valid',
      tellSignOut: () => deferred<{ ok: true }>().promise,
    });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    session.send({ type: 'signOut.requested' });
    clock.increment(15_000);
    expect(sessionOf(await until('anonymous')).user).toEqual(null);
  });

  test('R4.5 a session that is lost leaves nobody, and says why', async () => {
    const { session, until, heard } = open({ readTokens: async () => 'valid' });
    session.send({ type: 'page.hydrated' });
    await until('authenticated');
    session.send({ type: 'session.lost', reason: 'SESSION_EXPIRED' });
    expect(sessionOf(session.getSnapshot())).toEqual({ status: 'anonymous', user: null, role: 'anonymous' });
    expect(sessionFailureOf(session.getSnapshot())).toEqual('SESSION_EXPIRED');
    expect(heard().at(-1)).toEqual({ type: 'session.closed', reason: 'SESSION_EXPIRED' });
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

  test('R4.1 the tokens are none, valid until they expire, and refreshed', () => {
    const { clock, session, tell } = open({ readTokens: () => deferred<'none'>().promise });
    const seen = () => tokensIn(session.getSnapshot());
    session.send({ type: 'page.hydrated' });
    expect(seen()).toEqual({ watched: 'none' });
    tell({ type: 'tokens.stored', validFor: 600_000 });
    clock.increment(599_999);
    expect(seen()).toEqual({ watched: 'valid' });
    clock.increment(1);
    expect(seen()).toEqual({ watched: 'expired' });
    tell({ type: 'tokens.refreshing' });
    expect(seen()).toEqual({ watched: 'refreshing' });
    tell({ type: 'tokens.stored', validFor: 1_000 });
    tell({ type: 'tokens.stored', validFor: 2_000 });
    clock.increment(1_999);
    expect(seen()).toEqual({ watched: 'valid' });
    tell({ type: 'tokens.cleared' });
    expect(seen()).toEqual({ watched: 'none' });
  });

  test('R2.9 a first screen is stored and restored without anybody in it', () => {
    const snapshot = JSON.parse(JSON.stringify(createActor(sessionMachine).getPersistedSnapshot()));
    const restored = createActor(sessionMachine, { snapshot }).start();
    expect(sessionOf(restored.getSnapshot()).status).toEqual('unknown');
  });
});
