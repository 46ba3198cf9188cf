import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOTIFICATION_LIMITS } from '../../contract/limits.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { NOW } from '../support/samples/samples.ts';

const HOUR = 3_600_000;
const posted = { unread: { a: NOW - HOUR, b: NOW - HOUR, c: NOW - 25 * HOUR }, at: NOW };
const answers = { listNotifications: successfulAnswer({ notifications: [] }) };

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  localStorage.setItem('dismissed_notifications', JSON.stringify({ version: 1, ids: ['b'] }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const visit = visitMarket('/about', { present: null, answers, posted });
  visit.show();
  await screen.findByRole('heading', { level: 1 });
  act(() => visit.app.send({ type: 'page.hydrated', now: NOW }));
  return visit;
}
const bell = (name: string) => screen.findByRole('button', { name });

describe('the bell of a page that has just come', () => {
  test('R9.10 rings by what the page brought and nobody put away, without a call, and asks when it is pressed', async () => {
    const { asked } = await open();
    const pressed = await bell('Avisos: 1 sin leer');
    expect(asked).toEqual([]);
    pressed.focus();
    fireEvent.click(pressed);
    await screen.findByText('No hay ningún aviso');
    expect(asked.map(({ name }) => name)).toEqual(['listNotifications']);
    expect((await bell('Avisos')).isConnected).toEqual(true);
  });

  test('R9.10 is watched from when what came is old', async () => {
    const { app, asked } = await open();
    await bell('Avisos: 1 sin leer');
    act(() => app.send({ type: 'clock.ticked', now: NOW + NOTIFICATION_LIMITS.refreshInterval - 1 }));
    await bell('Avisos: 1 sin leer');
    act(() => app.send({ type: 'clock.ticked', now: NOW + NOTIFICATION_LIMITS.refreshInterval }));
    // The live region loads with the code that polls for notifications.
    await vi.waitFor(() => expect(document.querySelectorAll('header [role=status]').length).toEqual(1));
    expect(asked).toEqual([]);
  });
});
