import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { NOTIFICATION_LIMITS } from '../../contract/limits.ts';
import { failureMessages } from '../../src/components/feedback/failure.messages.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { NOW } from '../support/samples/samples.ts';

// Fresh modules: this file's mock must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../src/wiring/notifications/notifications.tsx', () => {
  throw new Error('sin red');
});

afterEach(cleanup);

const posted = { unread: { a: NOW }, at: NOW };

async function open() {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitMarket('/about', { present: null, answers: {}, posted });
  visit.show();
  await screen.findByRole('heading', { level: 1 });
  act(() => visit.app.send({ type: 'page.hydrated', now: NOW }));
  const said = () =>
    childOf(visit.app, 'toasts')
      .getSnapshot()
      .context.toasts.map(({ message }) => message);
  return { ...visit, said };
}
const bell = () => screen.findByRole('button', { name: 'Avisos: 1 sin leer' });
const UNREACHED = failureMessages.NO_RESPONSE;

test('R9.10 a bell whose notices cannot be fetched says so, at each press, and goes on ringing', async () => {
  const { said } = await open();
  fireEvent.click(await bell());
  await vi.waitFor(() => expect(said()).toEqual([UNREACHED]));
  fireEvent.click(await bell());
  await vi.waitFor(() => expect(said()).toEqual([UNREACHED, UNREACHED]));
});

test('R9.10 where nobody pressed it, nothing is said, and at the first press it is', async () => {
  const { app, said } = await open();
  act(() => app.send({ type: 'clock.ticked', now: NOW + NOTIFICATION_LIMITS.refreshInterval }));
  const ringing = await bell();
  expect(said()).toEqual([]);
  fireEvent.click(ringing);
  await vi.waitFor(() => expect(said()).toEqual([UNREACHED]));
});
