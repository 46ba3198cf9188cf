import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../contract/orders/order.ts';
import type { User } from '../../contract/account/user.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleId, sampleOrder } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const consumer = sampleUserWithRole('consumer', 1);
const other = sampleUserWithRole('consumer', 2);
const producer = sampleUserWithRole('producer', 3);
const admin = sampleUserWithRole('admin', 4);
const orderPath = `/orders/${sampleId(5)}`;

const orderOf = (user: User): Order => ({ ...sampleOrder(), id: user.id, userId: user.id });
const listOf = (...orders: Order[]) =>
  successfulAnswer({ orders, pagination: { total: orders.length, hasMore: false } });
const links = () =>
  screen.queryAllByRole('link', { name: /^Pedido / }).map((link) => link.getAttribute('href'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** happy-dom cannot scroll. */
const stub = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

describe('R2.3 R2.4 R2.10 R2.11 battery 117 a deep link leads', () => {
  const login = (path: string) => `/login?origin=${encodeURIComponent(path)}`;
  const denied = '/access-denied';
  const all = (path: string) => [path, path, path] as const;

  test.each([
    ['/cart', login('/cart'), '/cart', denied, denied],
    ['/orders', login('/orders'), ...all('/orders')],
    ['/orders?status=shipped', login('/orders?status=shipped'), ...all('/orders?status=shipped')],
    [orderPath, login(orderPath), ...all(orderPath)],
    ['/profile', login('/profile'), ...all('/profile')],
    ['/login', '/login', '/', '/producer/dashboard', '/admin/dashboard'],
    ['/login?origin=%2Fcart', login('/cart'), '/cart', '/producer/dashboard', '/admin/dashboard'],
    ['/login?origin=%2Forders', login('/orders'), ...all('/orders')],
  ])('%s for anybody, consumer, producer and admin', async (path, ...expected) => {
    stub();
    const reached: string[] = [];
    for (const present of [null, consumer, producer, admin]) {
      const { router, wake, until, at, left } = visitMarket(path, { present });
      wake();
      await until(present === null ? 'anonymous' : 'authenticated');
      void router.load();
      await waitFor(() => expect(left.length > 0 || router.state.status === 'idle').toBe(true));
      reached.push(left[0] ?? at());
    }
    expect(reached).toEqual(expected);
  });
});

test.each([
  ['/producer/dashboard', [null, '/', '/producer/dashboard', '/producer/dashboard']],
  ['/admin/dashboard', [null, '/', '/producer/dashboard', '/admin/dashboard']],
])(
  'R2.10 R2.11 who is signed in already goes on to %s, if it is open to them, as to a page of its own',
  async (origin, expected) => {
    stub();
    const reached: (string | null)[] = [];
    for (const present of [null, consumer, producer, admin]) {
      const login = `/login?origin=${encodeURIComponent(origin)}`;
      const { router, wake, until, at, left } = visitMarket(login, { present });
      wake();
      await until(present === null ? 'anonymous' : 'authenticated');
      void router.load();
      await waitFor(() => expect(left.length > 0 || router.state.status === 'idle').toBe(true));
      reached.push(left[0] ?? (at() === login ? null : at()));
    }
    expect(reached).toEqual(expected);
  },
);

describe('the session moves the page', () => {
  test('R2.10 R4.4 who signs in lands where they wanted to go', async () => {
    stub();
    const visit = visitMarket('/orders?status=pending', {
      present: null,
      answers: { listOrders: listOf(orderOf(consumer)) },
    });
    visit.show();
    act(visit.wake);
    await screen.findByRole('heading', { level: 1, name: 'Entra en tu cuenta' });
    expect(visit.at()).toBe('/login?origin=%2Forders%3Fstatus%3Dpending');
    visit.expects(consumer);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: consumer.email } });
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'Mercado-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Tus pedidos' });
    expect([visit.at(), visit.router.history.length]).toEqual(['/orders?status=pending', 1]);
  });

  test('R8.1 R4.5 a session that is lost leads to the login, which says why and leads back', async () => {
    stub();
    const visit = visitMarket('/orders', {
      present: consumer,
      answers: { listOrders: listOf(orderOf(consumer)) },
    });
    visit.show();
    act(visit.wake);
    await waitFor(() => expect(links()).toEqual([`/orders/${consumer.id}`]));
    act(() => visit.session.send({ type: 'session.lost', reason: 'SESSION_EXPIRED' }));
    expect(links()).toEqual([]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sesión expirada. Por favor, inicia sesión nuevamente.',
    );
    expect(visit.at()).toBe('/login?origin=%2Forders');
  });

  test('battery 113 another person in another tab: nothing of the first is painted again', async () => {
    stub();
    let reader = consumer;
    const visit = visitMarket('/orders', {
      present: consumer,
      answers: { listOrders: () => listOf(orderOf(reader)) },
    });
    visit.show();
    act(visit.wake);
    await waitFor(() => expect(links()).toEqual([`/orders/${consumer.id}`]));
    reader = other;
    const painted = new Set<string | null>();
    const observer = new MutationObserver(() => links().forEach((href) => painted.add(href)));
    observer.observe(document.body, { subtree: true, childList: true });
    act(() => visit.becomes(other));
    expect(links()).toEqual([]);
    await waitFor(() => expect(links()).toEqual([`/orders/${other.id}`]));
    observer.disconnect();
    expect([[...painted], visit.at()]).toEqual([[`/orders/${other.id}`], '/orders']);
  });

  test('battery 113 signed out in another tab: the page goes to the login', async () => {
    stub();
    const visit = visitMarket('/profile', { present: consumer });
    visit.show();
    act(visit.wake);
    const [local = ''] = consumer.email.split('@');
    const shown = await screen.findByText(local);
    expect(shown.parentElement?.textContent).toBe(consumer.email);
    act(() => visit.becomes(null));
    expect(screen.queryByText(local)).toBe(null);
    await waitFor(() => expect(visit.at()).toBe('/login?origin=%2Fprofile'));
  });

  test('R7.6 who signs out goes home, and back finds the login', async () => {
    stub();
    const visit = visitMarket('/profile', { present: consumer });
    visit.show();
    act(visit.wake);
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    expect(screen.queryByText(consumer.email.split('@')[0] ?? '')).toBe(null);
    await waitFor(() => expect(visit.at()).toBe('/'));
    visit.router.history.back();
    await waitFor(() => expect(visit.at()).toBe('/login?origin=%2Fprofile'));
  });
});
