import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deviceText, sessionText } from '../../src/components/profile/open-sessions.messages.ts';
import { SessionsPanel } from '../../src/components/profile/SessionsPanel.tsx';
import {
  type SessionsToEnd,
  type EndSessionsResult,
  openSessionsMachine,
  type OpenSessionsResult,
} from '../../src/machines/account/open-sessions.machine.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { wireOpenSessions } from '../../src/wiring/account/open-sessions.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { lastEventOf, refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const own = {
  id: sampleId(1),
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-22T10:00:00.000Z',
  userAgent: PHONE,
  isCurrent: true,
};
const unknown = {
  ...own,
  id: sampleId(2),
  lastUsedAt: '2026-11-21T10:00:00.000Z',
  userAgent: null,
  isCurrent: false,
};
const old = { ...unknown, id: sampleId(3), lastUsedAt: '2026-11-20T10:00:00.000Z' };

const ROWS = new Map([
  [own.id, 'Chrome en Android · entraste el 20 de noviembre · última vez hoy a las 11:00'],
  [unknown.id, 'Un navegador · entraste el 20 de noviembre · última vez ayer'],
  [old.id, 'Un navegador · entraste el 20 de noviembre · última vez el 20 de noviembre'],
]);
const LOST = 'La solicitud tardó demasiado. Verifica tu conexión.';
const BROKE = 'Error interno del servidor. Intenta nuevamente.';

const read: OpenSessionsResult = { ok: true, value: [own, unknown, old] };
const done: EndSessionsResult = { ok: true, value: null };
const lost = { ok: false, failure: sampleFailure('TIMEOUT') } as const;

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const seen = () => ({
  rows: textsOf('li p'),
  own: textsOf('li span[class]').filter((text) => text === 'Este aparato'),
  buttons: textsOf('button'),
  alerts: textsOf('[role=alert]'),
});
const nothing: string[] = [];

type Event =
  | { type: 'xstate.done.actor.readSessions'; output: OpenSessionsResult | typeof BROKEN_ANSWER }
  | { type: 'xstate.done.actor.endSessions'; output: EndSessionsResult | typeof BROKEN_ANSWER }
  | { type: 'end.requested'; ending: SessionsToEnd }
  | { type: 'retry.requested' | 'xstate.init' };
type Past = readonly Event[];

/** Open sessions: the loaded ones minus those that were ended. */
function openAfter(past: Past): readonly { id: string; isCurrent: boolean }[] {
  const last = past.at(-1);
  if (!last) return [];
  const before = openAfter(past.slice(0, -1));
  if (last.type === 'xstate.done.actor.readSessions') return lastValueOf([last], 'readSessions') ?? before;
  if (last.type !== 'xstate.done.actor.endSessions' || !last.output.ok) return before;
  const ended = lastEventOf(past, 'end.requested')?.ending;
  return before.filter(({ id, isCurrent }) => isCurrent || (ended !== 'others' && ended?.id !== id));
}
const alertsAfter = (past: Past) => {
  const failure = refusalIn(past, ['end.requested', 'retry.requested']);
  return failure ? [failure.code === 'TIMEOUT' ? LOST : BROKE] : nothing;
};

const listed = (past: Past) => {
  const sessions = openAfter(past);
  const ending = lastEventOf(past.slice(-1), 'end.requested')?.ending ?? null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const wordOf = (id: string) =>
    ending !== null && ending !== 'others' && ending.id === id ? 'Cerrando…' : 'Cerrar';
  return {
    rows: sessions.map(({ id }) => ROWS.get(id)),
    own: ['Este aparato'],
    buttons:
      others.length > 0
        ? [...others.map(({ id }) => wordOf(id)), ending === 'others' ? 'Cerrando…' : 'Cerrar las demás']
        : nothing,
    alerts: alertsAfter(past),
  };
};

const buttonOf = (ending: SessionsToEnd): HTMLElement => {
  if (ending === 'others') return screen.getByText('Cerrar las demás');
  const row = screen.getByText(ROWS.get(ending.id)!).closest('li')!;
  return within(row).getByText('Cerrar');
};

const oracles: Record<string, (past: Past) => void> = {
  reading: () => expect(seen()).toEqual({ rows: [], own: [], buttons: [], alerts: [] }),
  unread: (past) =>
    expect(seen()).toEqual({ rows: [], own: [], buttons: ['Reintentar'], alerts: alertsAfter(past) }),
  resting: (past) => expect(seen()).toEqual(listed(past)),
  ending: (past) => expect(seen()).toEqual(listed(past)),
};

/** Only an ended session is announced, once. */
function checkToast(past: Past, told: string[]) {
  const event = past.at(-1);
  const isOver = event && 'output' in event && event.output === done;
  const ending = lastEventOf(past, 'end.requested')?.ending;
  const praise = ending === 'others' ? 'Las demás sesiones están cerradas.' : 'Esa sesión está cerrada.';
  expect(told).toEqual(isOver ? [praise] : []);
}

walkChart({
  name: 'the panel of the open sessions',
  proves: 'R7.22',
  machine: openSessionsMachine.provide({ actions: { announceEnded: () => {} } }),
  input: undefined,
  events: [
    { type: 'retry.requested' },
    { type: 'end.requested', ending: { id: unknown.id } },
    { type: 'end.requested', ending: 'others' },
    ...doneEventsOf('readSessions', read, lost, BROKEN_ANSWER),
    ...doneEventsOf('endSessions', done, lost, BROKEN_ANSWER),
  ],
  // An ended session has no button.
  canHappen: ({ context: { sessions } }, event) =>
    event.type !== 'end.requested' ||
    (event.ending === 'others' ? sessions.length > 1 : sessions.some(({ id }) => id === unknown.id)),
  look: ({ context }) => context,
  mount: async () => {
    let reading = deferred<OpenSessionsResult>();
    let ending = deferred<EndSessionsResult>();
    const told: string[] = [];
    const logic = wireOpenSessions({
      app: { send: ({ message }) => told.push(message) },
      sessions: {
        readSessions: () => (reading = deferred()).promise,
        endSessions: () => (ending = deferred()).promise,
      },
    });
    const actorRef = createActor(logic).start();
    await renderWithMarketProviders(<SessionsPanel actorRef={actorRef} now={NOW} />);
    return {
      actorRef,
      told,
      drivers: {
        'retry.requested': () => fireEvent.click(screen.getByText('Reintentar')),
        'end.requested': ({ ending: wanted }) => fireEvent.click(buttonOf(wanted)),
        'xstate.done.actor.readSessions': ({ output }) => settleVerb(reading, output),
        'xstate.done.actor.endSessions': ({ output }) => settleVerb(ending, output),
      },
    };
  },
  oracles,
  checkStep: ({ past }, { told }) => checkToast(past, told.splice(0)),
});

afterEach(cleanup);

test.each([
  ['one session', { id: unknown.id }],
  ['all others', 'others'],
] as const)('R2.4 the focus goes from the button that ended %s to the list', async (_, ending) => {
  const logic = wireOpenSessions({
    app: { send: () => {} },
    sessions: { readSessions: async () => read, endSessions: async () => done },
  });
  await renderWithMarketProviders(<SessionsPanel actorRef={createActor(logic).start()} now={NOW} />);
  await screen.findByText('Cerrar las demás');
  const button = buttonOf(ending);
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 OPR/120.0', 'Opera en Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
    'Safari en iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome en iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari en Mac'],
  ['curl/8.5', 'Un navegador'],
  [null, 'Un navegador'],
])('R7.22 what calls itself %s is named %s', (userAgent, name) => {
  expect(deviceText(userAgent)).toEqual(name);
});

test.each([
  ['2026-11-23T10:00:00.000Z', 'hoy', 'a clock ahead puts it after now'],
  ['2026-11-22T00:20:00.000Z', 'hoy a la 1:20', 'one hour is one'],
  ['2026-11-22T08:05:00.000Z', 'hoy a las 9:05', 'of one figure'],
  ['2026-11-22T09:00:00.000Z', 'hoy a las 10:00', 'of two figures'],
  ['2026-11-21T22:59:59.000Z', 'ayer', 'the day before in the market’s zone'],
  ['2026-11-20T22:59:59.000Z', 'el 20 de noviembre', 'two days before'],
  ['2026-03-03T10:00:00.000Z', 'el 3 de marzo', 'this year'],
  ['2025-12-31T10:00:00.000Z', 'el 31 de diciembre de 2025', 'another year'],
])('R7.22 a last use at %s was %s: %s', (lastUsedAt, text) => {
  const told = sessionText({ ...own, lastUsedAt }, NOW, createFormatter(DEFAULT_MARKET));
  expect(told).toEqual(`Chrome en Android · entraste el 20 de noviembre · última vez ${text}`);
});
