import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { NOTIFICATION_LIMITS } from '../../contract/limits.ts';
import type { Result } from '../../contract/api/failure.ts';

import type { Notification } from '../../contract/notifications/notification.ts';
import {
  notificationsMachine,
  type BrowserPageEvent,
  type NotificationsFailure,
} from '../../src/machines/notifications/notifications.machine.ts';
import { undismissedNotifications } from '../../src/machines/notifications/notifications.rules.ts';
import { ConnectedNotificationsBell } from '../../src/wiring/notifications/notifications.tsx';
import { wireNotifications } from '../../src/wiring/notifications/notifications.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { deferred } from '../support/charts/deferred.ts';
import { failureMessageFor } from '../support/views/failure-messages.ts';
import { refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import { type PathStart, runEventDriver, type Drivers } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;
type Answer = Result<Notification[], NotificationsFailure>;

const notice = (id: string, title: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  title,
  message: 'Pan de leña',
  type: 'INFO',
  priority: 'HIGH',
  status: 'ACTIVE',
  createdAt: new Date(NOW - 60_000).toISOString(),
  ...fields,
});
const honey = notice('1', 'Cierra La Colmena', { type: 'WARNING', link: '/tienda/la-colmena' });
const bread = notice('2', 'Abre el Horno', { priority: 'LOW', type: 'SUCCESS' });
const full: Answer = { ok: true, value: [honey, bread] };
const failed: Answer = { ok: false, failure: { code: 'TIMEOUT_ERROR', status: 0, errors: [] } };

const input = { dismissed: [], now: NOW, posted: null };
const LATER = NOW + NOTIFICATION_LIMITS.refreshInterval;
const done = (answer: Answer) =>
  ({
    type: 'xstate.done.actor.listNotifications',
    output: answer.ok ? { ok: true, value: { items: answer.value, at: NOW } } : answer,
  }) as const;
const events = [
  done(full),
  done(failed),
  done(BROKEN_ANSWER),
  { type: 'xstate.after.firstLook.notifications.board.waiting' },
  { type: 'xstate.after.untilDue.notifications.board.fresh' },
  { type: 'xstate.after.refreshInterval.notifications.board.failed' },
  { type: 'page.hidden' },
  { type: 'page.shown', now: LATER },
  { type: 'connection.restored' },
  { type: 'retry.requested' },
  { type: 'panel.opened' },
  { type: 'panel.closed' },
  { type: 'notification.dismissed', id: '1' },
] as const;

const isOpen = (state: Snapshot) => state.matches({ panel: 'open' });
const isOffered = (state: Snapshot, type: string) => {
  if (type === 'retry.requested') return isOpen(state) && state.context.failure !== null;
  if (type === 'notification.dismissed')
    return isOpen(state) && undismissedNotifications(state.context).some(({ id }) => id === '1');
  return true;
};
const summary = ({ context }: Snapshot) => [
  undismissedNotifications(context).length,
  context.failure?.code ?? null,
];

type Event = (typeof events)[number] | PathStart;

const { dayAndTime } = createFormatter(DEFAULT_MARKET);

const seen = () => ({
  bell: document.querySelector('[aria-haspopup=dialog]')?.getAttribute('aria-label'),
  dialog: document.querySelector('dialog h2')?.textContent ?? null,
  notices: [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent),
  alert: document.querySelector('dialog [role=alert] p')?.textContent ?? null,
  empty: [...document.querySelectorAll('dialog :is([data-part=empty-state], [role=alert]) h2')].map(
    ({ textContent }) => textContent,
  ),
  bones: document.querySelector('dialog [aria-busy=true]:not(button)') !== null,
});

/** Expected page after these events. */
function expected(past: readonly Event[]): ReturnType<typeof seen> {
  const isAway = past.some(({ type }) => type === 'notification.dismissed');
  const hasSome = lastValueOf(past, 'listNotifications') !== null;
  const up = (hasSome ? [honey, bread] : []).filter((one) => !(isAway && one === honey));
  const count = up.filter(({ priority }) => priority === 'HIGH').length;
  const open = past.findLast(({ type }) => type.startsWith('panel.'))?.type === 'panel.opened';
  const words = failureMessageFor(refusalIn(past));
  const wait = open && !hasSome && !words;
  const empty =
    !open || wait
      ? []
      : hasSome
        ? up.length === 0
          ? ['No hay ningún aviso']
          : []
        : ['No lo hemos podido cargar'];
  const rows: Record<string, string> = {
    '1': `AtenciónImportanteCierra La ColmenaPan de leñaVer más${dayAndTime(honey.createdAt)}Descartar`,
    '2': `Buena noticiaAbre el HornoPan de leña${dayAndTime(bread.createdAt)}Descartar`,
  };
  return {
    bell: count === 0 ? 'Avisos' : `Avisos: ${count} sin leer`,
    dialog: open ? 'Avisos' : null,
    notices: open ? up.map(({ id }) => rows[id]!) : [],
    alert: open && words ? (hasSome ? `No hemos podido mirar si hay avisos nuevos. ${words}` : words) : null,
    empty,
    bones: wait,
  };
}

async function mount() {
  let answer = deferred<Answer>();
  let told: (news: BrowserPageEvent) => void = () => {};
  const clock = new SimulatedClock();
  const remembered: (readonly string[])[] = [];
  const logic = wireNotifications(
    {
      listNotifications: () => (answer = deferred<Answer>()).promise,
      rememberDismissed: (ids) => remembered.push(ids),
    },
    (listener) => {
      told = listener;
      return () => {};
    },
    () => NOW,
  );
  const actorRef = createActor(logic, { input, clock }).start();
  await renderWithMarketProviders(<ConnectedNotificationsBell actorRef={actorRef} />);
  const wait = () => clock.increment(NOTIFICATION_LIMITS.refreshInterval);
  const drivers: Drivers<(typeof events)[number]> = {
    'xstate.done.actor.listNotifications': ({ output }) =>
      settleVerb<Answer>(answer, output.ok ? full : output === BROKEN_ANSWER ? BROKEN_ANSWER : failed),
    'xstate.after.firstLook.notifications.board.waiting': () =>
      clock.increment(NOTIFICATION_LIMITS.firstLook),
    'xstate.after.untilDue.notifications.board.fresh': wait,
    'xstate.after.refreshInterval.notifications.board.failed': wait,
    'page.hidden': (news) => told(news),
    'page.shown': (news) => told(news),
    'connection.restored': (news) => told(news),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'panel.opened': () => fireEvent.click(screen.getByRole('button', { name: /^Avisos/ })),
    'panel.closed': () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar los avisos' })),
    'notification.dismissed': () =>
      fireEvent.click(screen.getByRole('button', { name: 'Descartar: Cierra La Colmena' })),
  };
  return { actorRef, drivers, remembered };
}

// The panel's code loads when it is first opened.
const sees = (past: readonly Event[]) => waitFor(() => expect(seen()).toEqual(expected(past)));

walkChart({
  name: 'the list of notices',
  proves: 'R9.10',
  machine: notificationsMachine,
  input,
  events,
  canHappen: (state, event) => isOffered(state, event.type),
  look: summary,
  mount,
  oracles: {
    'board.failed,panel.closed': sees,
    'board.failed,panel.open': sees,
    'board.fetching,panel.closed': sees,
    'board.fetching,panel.open': sees,
    'board.fresh,panel.closed': sees,
    'board.fresh,panel.open': sees,
    'board.paused,panel.closed': sees,
    'board.paused,panel.open': sees,
    'board.waiting,panel.closed': sees,
  },
});

describe('the notices', () => {
  afterEach(cleanup);

  test('R3.14 a notice that leads somewhere has one link, and its name says of what', async () => {
    const { drivers } = await mount();
    await act(async () =>
      runEventDriver(drivers, { type: 'xstate.after.firstLook.notifications.board.waiting' }),
    );
    await act(async () => runEventDriver(drivers, done(full)));
    await act(async () => runEventDriver(drivers, { type: 'panel.opened' }));
    const link = await screen.findByRole('link', { name: 'Ver más: Cierra La Colmena' });
    const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect([links, link.textContent]).toEqual([['/tienda/la-colmena'], 'Ver más']);
  });

  test('what is put away is remembered, and the focus goes on to the next', async () => {
    const { drivers, remembered } = await mount();
    await act(async () =>
      runEventDriver(drivers, { type: 'xstate.after.firstLook.notifications.board.waiting' }),
    );
    await act(async () => runEventDriver(drivers, done(full)));
    await act(async () => runEventDriver(drivers, { type: 'panel.opened' }));
    const away = await screen.findByRole('button', { name: 'Descartar: Cierra La Colmena' });
    away.focus();
    await act(async () => fireEvent.click(away));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descartar: Abre el Horno' }));
    await act(async () => fireEvent.click(document.activeElement!));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar los avisos' }));
    expect(remembered).toEqual([['1'], ['1', '2']]);
  });
});
