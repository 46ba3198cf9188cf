import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { sampleId, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

type Answers = Parameters<typeof visitBackOffice>[1]['answers'];

const consumer = sampleUserWithRole('consumer', 1);
const producer = sampleUserWithRole('producer', 2);
const admin = sampleUserWithRole('admin', 3);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Messages from this page to its service worker. */
function workerInCharge(): unknown[] {
  const told: unknown[] = [];
  const controller = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller } } }));
  return told;
}

/** happy-dom cannot scroll. */
const stub = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

async function open(path: string, present: typeof producer | null, answers?: Answers) {
  stub();
  const visit = visitBackOffice(path, { present, ...(answers && { answers }) });
  visit.show();
  act(visit.wake);
  await act(() => visit.until(present === null ? 'anonymous' : 'authenticated'));
  return visit;
}
const title = () => screen.findByRole('heading', { level: 1 });
const links = (name: string) =>
  [...(screen.getAllByRole('navigation', { name })[0]?.querySelectorAll('a') ?? [])].map(
    ({ textContent, pathname }) => `${textContent} ${pathname}`,
  );

/** Items of the phone's bottom bar and of its overflow menu. */
const bar = () =>
  [...(document.querySelectorAll('nav[aria-label=Principal]')[1]?.querySelectorAll('a, button') ?? [])]
    .filter((one) => !one.closest('fieldset'))
    .map((one) => [one.textContent, one.getAttribute('href')].filter(Boolean).join(' '));

describe('R2.5 R2.7 R2.10 R2.11 the door of the back office', () => {
  const [login, denied] = [(path: string) => `/login?origin=${encodeURIComponent(path)}`, '/access-denied'];

  test.each([
    ['/producer/dashboard', login('/producer/dashboard'), denied, 'in', 'in'],
    ['/producer/dashboard?day=1', login('/producer/dashboard?day=1'), denied, 'in', 'in'],
    ['/admin/dashboard', login('/admin/dashboard'), denied, denied, 'in'],
  ])('%s for anybody, consumer, producer and admin', async (path, ...expected) => {
    const reached: string[] = [];
    for (const present of [null, consumer, producer, admin]) {
      const visit = await open(path, present);
      await waitFor(() =>
        expect([...visit.left, visit.router.state.status]).toContain(visit.left[0] ?? 'idle'),
      );
      reached.push(visit.left[0] ?? 'in');
      cleanup();
    }
    expect(reached).toEqual(expected);
  });

  test('R2.9 nothing of it is shown before it is known who is here, nor to anybody else', async () => {
    stub();
    const visit = visitBackOffice('/producer/dashboard', { present: consumer });
    visit.show();
    await screen.findByText('Cargando...');
    expect(screen.queryByRole('navigation')).toBe(null);
    act(visit.wake);
    await waitFor(() => expect(visit.left).toEqual([denied]));
    expect([screen.queryByRole('navigation'), screen.queryByRole('heading', { level: 1 })]).toEqual([
      null,
      null,
    ]);
  });

  test('R2.8 leads to the page of maintenance', async () => {
    const visit = visitBackOffice('/admin/dashboard', {
      present: admin,
      installation: { maintenance: true },
    });
    void visit.router.load();
    await waitFor(() => expect(visit.left).toEqual(['/maintenance']));
  });
});

describe('behind the door', () => {
  test('R2.5 a producer finds the day, and the ways around and out', async () => {
    await open('/producer/dashboard', producer, {
      listProducerPopupStores: successfulAnswer({ popupStores: [] }),
      listProducerProducts: successfulAnswer({ products: [] }),
    });
    expect((await title()).textContent).toEqual('Hoy');
    expect(screen.getByText(`Hola, ${producer.fullName}`).isConnected).toEqual(true);
    expect(links('Principal')).toEqual([
      'Hoy /producer/dashboard',
      'Pedidos /producer/orders',
      'Productos /producer/products',
      'Puestos /producer/popup-stores',
      'Estadísticas /producer/popup-stores',
      'Mercado /',
      'Tu cuenta /profile',
    ]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Tus ventas no han cargado/);
  });

  test('R2.5 on the phone what is needed daily is in the bar, the rest a press away', async () => {
    const answers = { listProducerProducts: successfulAnswer({ products: [] }) };
    await open('/producer/dashboard', producer, {
      ...answers,
      listProducerPopupStores: successfulAnswer({ popupStores: [sampleStore()] }),
    });
    await title();
    const { id } = sampleStore();
    await waitFor(() =>
      expect(bar()).toEqual([
        'Hoy /producer/dashboard',
        'Pedidos /producer/orders',
        'Productos /producer/products',
        `Puesto /producer/popup-stores/${id}`,
        'Más',
        `Estadísticas /producer/popup-stores/${id}/analytics`,
        'Mercado /',
        'Tu cuenta /profile',
      ]),
    );
    cleanup();
    await open('/producer/dashboard', producer, {
      ...answers,
      listProducerPopupStores: successfulAnswer({
        popupStores: [sampleStore(), sampleStore({ id: sampleId(70) })],
      }),
    });
    await title();
    await waitFor(() =>
      expect(bar().filter((one) => /^(Puesto|Estadísticas) /.test(one))).toEqual([
        'Puesto /producer/popup-stores',
        'Estadísticas /producer/popup-stores?sortBy=startDate',
      ]),
    );
  });

  test.each([
    ['/producer/stores', '/producer/popup-stores'],
    ['/Producer/Stores?status=draft', '/producer/popup-stores?status=draft'],
  ])('R2.6 %s is %s', async (typed, address) => {
    const visit = await open(typed, producer, {
      listProducerPopupStores: successfulAnswer({ popupStores: [] }),
    });
    expect((await title()).textContent).toEqual('Puestos');
    await waitFor(() => expect(visit.at()).toEqual(address));
  });

  test('R2.7 an admin finds the market to look after', async () => {
    await open('/admin/dashboard', admin);
    expect((await title()).textContent).toEqual('Panel');
    const places = [
      'Panel /admin/dashboard',
      'Pedidos /admin/orders',
      'Puestos /admin/popup-stores',
      'Productos /admin/products',
      'Usuarios /admin/users',
      'Avisos /admin/notifications',
      'Mensajes /admin/messages',
      'Registro /admin/journal',
      'Sistema /admin/system',
    ];
    expect(links('Principal')).toEqual([...places, 'Mercado /', 'Tu cuenta /profile']);
    expect(bar()).toEqual([
      ...places.slice(0, 4),
      'Más',
      ...places.slice(4),
      'Mercado /',
      'Tu cuenta /profile',
    ]);
    expect(screen.queryByRole('link', { name: /^Tus productos/ })).toBe(null);
  });

  test('the way to the market loads its page whole', async () => {
    const visit = await open('/producer/dashboard', producer);
    await title();
    act(() => screen.getAllByRole('link', { name: 'Mercado' })[0]?.click());
    await waitFor(() => expect([visit.left, visit.at()]).toEqual([['/'], '/producer/dashboard']));
  });

  test('R2.9 R7.6 R2.25 who signs out goes home, the ways around are gone at once, and what they saw of the market is forgotten', async () => {
    const visit = await open('/producer/dashboard', producer);
    const told = workerInCharge();
    await title();
    act(() => visit.session.send({ type: 'signOut.requested' }));
    expect(screen.queryByText(`Hola, ${producer.fullName}`)).toBe(null);
    expect(screen.queryByRole('navigation')).toBe(null);
    await waitFor(() => expect(visit.left).toEqual(['/']));
    expect(told).toEqual([{ type: 'visitor.left' }]);
  });

  test('R8.1 R2.25 a session that is lost, here or in another tab, leads to the login and back, and what was seen is forgotten', async () => {
    const visit = await open('/producer/dashboard', producer);
    const told = workerInCharge();
    await title();
    act(() => visit.session.send({ type: 'session.lost', reason: 'SESSION_EXPIRED' }));
    await waitFor(() => expect(visit.left).toEqual(['/login?origin=%2Fproducer%2Fdashboard']));
    expect(told).toEqual([{ type: 'visitor.left' }]);
  });

  test('R2.11 R2.25 another person in another tab is asked for anew, and what the first one saw is forgotten', async () => {
    const visit = await open('/producer/dashboard', producer);
    const told = workerInCharge();
    await title();
    act(() => visit.becomes(consumer));
    expect(screen.queryByText(`Hola, ${producer.fullName}`)).toBe(null);
    await waitFor(() => expect(visit.left).toEqual(['/access-denied']));
    expect(told).toEqual([{ type: 'visitor.left' }]);
  });
});
