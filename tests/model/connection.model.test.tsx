import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fromCallback, SimulatedClock } from 'xstate';
import type { Call } from '../../contract/api/call.ts';
import type { Result } from '../../contract/api/failure.ts';
import { CONNECTION_TIMING } from '../../contract/limits.ts';
import { type AppActorRef, childOf } from '../../src/machines/shell/app.machine.ts';
import { connectionMachine } from '../../src/machines/shell/connection.machine.ts';
import { sessionMachine } from '../../src/machines/auth/session.machine.ts';
import { wireConnection } from '../../src/wiring/shell/page-app.wiring.ts';
import { Overlays } from '../../src/wiring/shell/overlays.tsx';
import { createConnectionService, createHealthService } from '../../src/services/shell/connection.service.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { doneEventsOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { eventTypesIn, runDriver, testPathsOf, statesIn, pathTitleOf } from '../support/charts/path-tests.ts';

const events = [
  { type: 'page.hydrated' },
  { type: 'browser.connected' },
  { type: 'browser.disconnected' },
  { type: 'call.answered' },
  { type: 'call.unanswered' },
  ...doneEventsOf('askHealth', true, false),
  { type: 'xstate.error.actor.askHealth', error: 'broken' },
  { type: 'xstate.after.probePause.connection.watched.online.regained' },
  { type: 'xstate.after.probePause.connection.watched.unreachable.waiting' },
];

const paths = testPathsOf(connectionMachine, { input: undefined, events });

const OFFLINE = 'Estás sin conexión. Lo ya visto sigue aquí; para lo demás hará falta volver a tenerla.';
const UNREACHABLE = 'Ahora mismo no llegamos al mercado. Lo seguimos intentando por ti.';

const oracles: Record<string, string | null> = {
  dormant: null,
  'watched.online.steady': null,
  'watched.online.regained': null,
  'watched.offline': OFFLINE,
  'watched.unreachable.asking': UNREACHABLE,
  'watched.unreachable.waiting': UNREACHABLE,
};

/** A restored connection is announced once, whoever detected it. */
const isRegained = (before: string, after: string) =>
  after === 'watched.online.regained' && before !== 'watched.online.regained';

afterEach(cleanup);

async function mountBanner() {
  const page = new EventTarget();
  const service = createConnectionService(page, () => true);
  let answer = deferred<Result<null>>();
  const told = { asked: 0, restored: 0 };
  const call = (name: string) => {
    if (name === 'health') told.asked += 1;
    return (answer = deferred()).promise;
  };
  const connection = wireConnection({ ...service, ...createHealthService(call as unknown as Call) });
  const session = sessionMachine.provide({ actors: { watchTokens: fromCallback(() => undefined) } });
  const clock = new SimulatedClock();
  const app: AppActorRef = appAt(
    '/',
    { connection, session },
    {
      clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event' || inspected.actorRef !== app) return;
        if (inspected.event.type === 'connection.restored') told.restored += 1;
      },
    },
  );
  app.start();
  await renderWithMarketProviders(<Overlays app={app} />);
  const actorRef = childOf(app, 'connection');
  const pause = () => clock.increment(CONNECTION_TIMING.probePause);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'page.hydrated': (event) => actorRef.send(event),
    'browser.connected': () => page.dispatchEvent(new Event('online')),
    'browser.disconnected': () => page.dispatchEvent(new Event('offline')),
    'call.answered': () => service.reportContact(true),
    'call.unanswered': () => service.reportContact(false),
    'xstate.done.actor.askHealth': ({ output }: { output: boolean }) =>
      answer.resolve(output ? { ok: true, value: null } : { ok: false, failure: sampleFailure('TIMEOUT') }),
    'xstate.error.actor.askHealth': ({ error }: { error: unknown }) => answer.reject(error),
    'xstate.after.probePause.connection.watched.online.regained': pause,
    'xstate.after.probePause.connection.watched.unreachable.waiting': pause,
  };
  return { actorRef, drivers, told };
}

const banner = () => screen.queryByRole('status')?.textContent ?? null;

describe('the banner of the line follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountBanner();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = pathTitleOf(steps);
    test(`battery 108 ${name}`, async () => {
      const { actorRef, drivers, told } = await mountBanner();
      const expected = { asked: 0, restored: 0 };
      for (const { event, state } of steps) {
        const [before, after] = [leafOf(actorRef.getSnapshot()), leafOf(state)];
        if (isRegained(before, after)) expected.restored += 1;
        if (after === 'watched.unreachable.asking' && before !== after) expected.asked += 1;
        await act(async () => runDriver(drivers, event));
        expect(leafOf(actorRef.getSnapshot())).toEqual(after);
        expect([banner(), told]).toEqual([oracles[after], expected]);
      }
    });
  }
});
