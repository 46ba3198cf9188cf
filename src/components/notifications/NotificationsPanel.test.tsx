import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId } from '../../../tests/support/samples/samples.ts';
import {
  type LoadNotificationsResult,
  notificationsMachine,
  type NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { BellButton } from './BellButton.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';

afterEach(cleanup);

const noticeOf = (number: number, changes: Partial<Notification> = {}): Notification => ({
  id: sampleId(number),
  title: `Aviso ${number}`,
  message: 'El sábado hay plaza.',
  type: 'INFO',
  priority: 'LOW',
  status: 'ACTIVE',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const NOTICES = [
  noticeOf(1, { type: 'WARNING', priority: 'URGENT', link: '/tiendas' }),
  noticeOf(2, { type: 'ERROR', priority: 'HIGH' }),
  noticeOf(3, { type: 'SUCCESS', priority: 'MEDIUM' }),
  noticeOf(4),
];
const lost: LoadNotificationsResult = {
  ok: false,
  failure: { code: 'TIMEOUT_ERROR', status: 0, errors: [] },
};
const got = (items: Notification[]): LoadNotificationsResult => ({ ok: true, value: { items, at: NOW } });
const LOST = 'La solicitud tardó demasiado. Verifica tu conexión.';

const listed = ({ context: { items, dismissed } }: NotificationsSnapshot) =>
  items.filter(({ id }) => !dismissed.includes(id));

/** Renders the panel; its requests get the given answers in turn, the next one stays pending. */
async function openPanel(...answers: LoadNotificationsResult[]) {
  const clock = new SimulatedClock();
  const logic = notificationsMachine.provide({
    actors: resultActors({
      listNotifications: async () => answers.shift() ?? new Promise<LoadNotificationsResult>(() => {}),
    }),
    actions: { rememberDismissed: () => {} },
  });
  const actorRef = createActor(logic, { clock, input: { dismissed: [], now: NOW, posted: null } }).start();
  await act(async () => actorRef.send({ type: 'panel.opened' }));
  await renderWithMarketProviders(<NotificationsPanel actorRef={actorRef} listed={listed} />);
  await act(async () => {});
  return {
    retry: () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar', hidden: true }))),
    wait: () => act(async () => clock.increment(NOTIFICATION_LIMITS.refreshInterval)),
  };
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const isBusy = () =>
  screen.getByRole('button', { name: 'Reintentar', hidden: true }).getAttribute('aria-busy') === 'true';

test('each notice says what it is, how it weighs, and where it leads', async () => {
  await openPanel(got(NOTICES));
  const cards = [...document.querySelectorAll('li')].map((card) => [
    [...(card.firstElementChild?.children ?? [])].map(({ textContent }) => textContent),
    card.querySelector('h3')?.textContent,
    card.querySelector('a')?.getAttribute('href') ?? null,
    card.querySelector('time')?.textContent,
  ]);
  expect(cards).toEqual([
    [['Atención', 'Urgente'], 'Aviso 1', '/tiendas', '20 nov 2026, 11:00'],
    [['Incidencia', 'Importante'], 'Aviso 2', null, '20 nov 2026, 11:00'],
    [['Buena noticia'], 'Aviso 3', null, '20 nov 2026, 11:00'],
    [['Información'], 'Aviso 4', null, '20 nov 2026, 11:00'],
  ]);
  expect(screen.queryByRole('alert', { hidden: true })).toBe(null);
});

test('where one is put away the focus goes to the next, from the last to the one before, and then to the way out', async () => {
  await openPanel(got(NOTICES.slice(0, 3)));
  const focused: unknown[] = [];
  for (const number of [1, 3, 2]) {
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Descartar: Aviso ${number}`, hidden: true })),
    );
    focused.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(focused).toEqual(['Descartar: Aviso 2', 'Descartar: Aviso 2', 'Cerrar los avisos']);
  expect(screen.getByText('No hay ningún aviso').tagName).toBe('H2');
});

test('notices that do not come are asked for again, and those that came stay meanwhile', async () => {
  const { retry, wait } = await openPanel(lost, got(NOTICES), lost);
  expect([texts('[role=alert] p'), texts('li h3'), isBusy()]).toEqual([[LOST], [], false]);
  await retry();
  expect([texts('[role=alert] p'), texts('li h3').length]).toEqual([[], 4]);
  await wait();
  const stale = `No hemos podido mirar si hay avisos nuevos. ${LOST}`;
  expect([texts('[role=alert] p'), texts('li h3').length, isBusy()]).toEqual([[stale], 4, false]);
  await retry();
  expect([texts('li h3').length, isBusy()]).toEqual([4, true]);
});

test('where none have come the button is busy while they are asked for again', async () => {
  const { retry } = await openPanel(lost);
  await retry();
  expect([texts('[role=alert] p'), isBusy()]).toEqual([[LOST], true]);
});

test('a bell that comes in the place of one that was pressed has its focus; no other takes it', async () => {
  await renderWithMarketProviders(<BellButton count={0} onPressed={() => {}} />);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  await renderWithMarketProviders(<BellButton count={2} isPressed onPressed={() => {}} />);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Avisos: 2 sin leer');
});
