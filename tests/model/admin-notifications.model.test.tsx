import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Notification } from '../../contract/notifications/notification.ts';
import type { NotificationFailure } from '../../contract/notifications/notification-failure.ts';
import { AdminNotificationsView } from '../../src/components/admin/notifications/AdminNotificationsView.tsx';
import { adminNotificationsMachine } from '../../src/machines/admin/notifications/admin-notifications.machine.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { notificationChangesMachine } from '../../src/machines/admin/notifications/notification-changes.machine.ts';
import {
  deleteNotificationAfterConfirmation,
  wireNotificationChanges,
} from '../../src/wiring/admin/notifications/notification-changes.wiring.ts';
import {
  notificationsHref,
  notificationsQueryIn,
} from '../../src/wiring/admin/notifications/notifications-href.ts';
import {
  notificationSelectors,
  wireAdminNotifications,
} from '../../src/wiring/admin/notifications/notifications-screen.tsx';
import { deferred } from '../support/charts/deferred.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleId } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const sampleNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: sampleId(40),
  title: 'Cerramos el lunes',
  message: 'Por la fiesta del barrio.',
  type: 'WARNING',
  priority: 'HIGH',
  status: 'ACTIVE',
  createdAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});

const rows = () => [...document.querySelectorAll('tbody tr')];
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const Dressed = (props: Omit<ComponentProps<typeof AdminNotificationsView>, 'selectors' | 'addressOf'>) =>
  inBackOffice(
    <AdminNotificationsView selectors={notificationSelectors} addressOf={notificationsHref} {...props} />,
  );

walkList({
  name: 'the admins’ list of notifications',
  proves: 'R5.12 R7.13 R8.13',
  machine: adminNotificationsMachine,
  wire: wireAdminNotifications,
  addressOf: notificationsHref,
  view: (actorRef) => (
    <Dressed
      actorRef={actorRef}
      changesRef={createActor(notificationChangesMachine).start()}
      onDeleted={() => {}}
    />
  ),
  items: [sampleNotification()],
  rows: () => rows().map((row) => row.querySelector('[data-part=title]')?.textContent ?? null),
  rowOf: ({ title }) => title,
  changes: [
    {
      query: { status: 'ARCHIVED' },
      choose: () => fireEvent.click(screen.getByRole('button', { name: 'Archivados' })),
    },
    {
      query: { type: 'ERROR' },
      choose: () => choose('Tipo', 'ERROR'),
      isOffered: ({ type }) => type !== 'ERROR',
    },
  ],
  elsewhere: { status: 'INACTIVE', type: 'SUCCESS' },
  words: { results: 'Avisos del mercado', item: 'aviso', items: 'avisos' },
  isCountSeen: true,
  emptiness: ({ status = 'ACTIVE', type, priority }) =>
    status !== 'ACTIVE' || type || priority
      ? 'Ningún aviso coincide'
      : 'Ahora mismo no hay ningún aviso publicado',
});

describe('what is asked of the list', () => {
  afterEach(cleanup);

  test.each([
    [{}, 'Ahora mismo no hay ningún aviso publicado', 'Escribir un aviso /admin/notifications/new'],
    [{ status: 'ARCHIVED' }, 'Ningún aviso coincide', 'Ver los publicados /admin/notifications'],
    [{ type: 'ERROR' }, 'Ningún aviso coincide', 'Ver los publicados /admin/notifications'],
    [{ priority: 'LOW' }, 'Ningún aviso coincide', 'Ver los publicados /admin/notifications'],
  ] as const)('R5.12 where %o finds nothing it says why, and the way on', async (query, why, wayOn) => {
    const list = createActor(
      wireAdminNotifications({
        loadItems: async () => ({ ok: true, value: { items: [], pagination: { total: 0, hasMore: false } } }),
        showAddress: () => {},
      }),
      { input: { query, limit: 25 } },
    ).start();
    await waitFor(list, (snapshot) => snapshot.matches('empty'));
    await renderWithMarketProviders(
      <Dressed
        actorRef={list}
        changesRef={createActor(notificationChangesMachine).start()}
        onDeleted={() => {}}
      />,
    );
    const links = screen
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect([screen.getByRole('heading', { level: 2, name: why }).isConnected, links]).toEqual([
      true,
      ['Escribir un aviso /admin/notifications/new', wayOn],
    ]);
    expect(document.querySelector('search')?.getAttribute('aria-label')).toBe('Filtrar los avisos');
  });

  test('R5.12 by priority, and the weightiest first', async () => {
    const shown: string[] = [];
    const list = createActor(
      wireAdminNotifications({
        loadItems: async () => ({ ok: true, value: { items: [], pagination: null } }),
        showAddress: ({ href }) => shown.push(href),
      }),
      { input: { query: {}, limit: 25 } },
    ).start();
    await renderWithMarketProviders(
      <Dressed
        actorRef={list}
        changesRef={createActor(notificationChangesMachine).start()}
        onDeleted={() => {}}
      />,
    );
    await act(async () => choose('Prioridad', 'LOW'));
    await act(async () => choose('Ordenar por', 'priority'));
    await act(async () => choose('Prioridad', ''));
    expect(shown).toEqual([
      '/admin/notifications?priority=LOW',
      '/admin/notifications?priority=LOW&sortBy=priority',
      '/admin/notifications?sortBy=priority',
    ]);
  });
});

test('R5.12 the address says what the list shows, and what it does not know is not asked', () => {
  const search = { status: 'ARCHIVED', type: 'INFO', priority: 'URGENT', sortBy: 'priority', page: 3 };
  const query = notificationsQueryIn(search);
  expect(query).toEqual({
    status: 'ARCHIVED',
    type: 'INFO',
    priority: 'URGENT',
    sortBy: 'priority',
    offset: 50,
  });
  expect(notificationsHref(query)).toBe(
    '/admin/notifications?status=ARCHIVED&type=INFO&priority=URGENT&sortBy=priority&page=3',
  );
  expect(notificationsQueryIn({ status: 'GONE', type: 7, sortBy: 'title' })).toEqual({ offset: 0 });
});

type Change = Parameters<Parameters<typeof wireNotificationChanges>[0]['changeNotification']>[0];
type Answer = { ok: true; value: null } | { ok: false; failure: NotificationFailure };

/** Renders two notifications; the test answers for the server and the confirmation dialogs. */
async function openBoard() {
  let stored = [
    sampleNotification(),
    sampleNotification({ id: sampleId(41), title: 'Llueve', status: 'ARCHIVED', link: '/tiendas' }),
  ];
  const list = createActor(
    wireAdminNotifications({
      loadItems: async () => ({
        ok: true,
        value: { items: stored, pagination: { total: stored.length, hasMore: false } },
      }),
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 25 } },
  ).start();
  const sent: Change[] = [];
  let answer = deferred<Answer>();
  const changes = createActor(
    wireNotificationChanges(
      {
        changeNotification: (change) => {
          sent.push(change);
          return (answer = deferred<Answer>()).promise;
        },
      },
      list,
    ),
  ).start();
  const asked: ConfirmationAsked[] = [];
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    <Dressed
      actorRef={list}
      changesRef={changes}
      onDeleted={(one) =>
        void deleteNotificationAfterConfirmation({ send: (event) => void asked.push(event) }, changes, one)
      }
    />,
  );
  return {
    sent,
    asked,
    reply: (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
      act(async () => asked.at(-1)?.replyTo.send({ type })),
    accept: (now: Notification[]) =>
      act(async () => {
        stored = now;
        answer.resolve({ ok: true, value: null });
      }),
    refuse: (failure: NotificationFailure) => act(async () => answer.resolve({ ok: false, failure })),
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const seen = () =>
  rows().map((row) => [
    row.querySelector('[data-part=title]')?.textContent,
    row.getAttribute('aria-busy'),
    row.querySelector('[data-part=refusal]')?.textContent ?? null,
  ]);
const failure = (code: NotificationFailure['code'], status: number): NotificationFailure => ({
  code,
  status,
  errors: [],
});

describe('a notification of the market', () => {
  afterEach(cleanup);

  test('R1.4 R7.13 is put away, and the list looks again', async () => {
    const { sent, accept } = await openBoard();
    await press('Archivar: Cerramos el lunes');
    expect([sent, seen()]).toEqual([
      [{ id: sampleId(40), change: { status: 'ARCHIVED' } }],
      [
        ['Cerramos el lunes', 'true', null],
        ['Llueve', 'false', null],
      ],
    ]);
    await accept([sampleNotification({ id: sampleId(41), title: 'Llueve' })]);
    expect(seen()).toEqual([['Llueve', 'false', null]]);
  });

  test('R7.13 what was put away is shown again', async () => {
    const { sent } = await openBoard();
    await press('Publicar de nuevo: Llueve');
    expect(sent).toEqual([{ id: sampleId(41), change: { status: 'ACTIVE' } }]);
  });

  test('R1.4 R2.15 is deleted once that is confirmed by its title', async () => {
    const { sent, asked, reply, accept } = await openBoard();
    await press('Borrar: Llueve');
    expect(asked.map(({ kind, title, confirmLabel }) => [kind, title, confirmLabel])).toEqual([
      ['danger', '¿Borrar «Llueve»?', 'Borrar el aviso'],
    ]);
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Borrar: Llueve');
    await reply('confirmation.confirmed');
    expect(sent).toEqual([{ id: sampleId(41), change: { isDeleted: true } }]);
    await accept([sampleNotification()]);
    expect(seen()).toEqual([['Cerramos el lunes', 'false', null]]);
  });

  test.each([
    ['HTTP_401', 401, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    ['HTTP_403', 403, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    ['HTTP_404', 404, 'Este aviso ya no existe.'],
    ['TIMEOUT_ERROR', 0, 'La solicitud tardó demasiado. Verifica tu conexión.'],
  ] as const)('R8.12 %s is told in its row', async (code, status, text) => {
    const { refuse } = await openBoard();
    await press('Archivar: Cerramos el lunes');
    await refuse(failure(code, status));
    expect(seen()[0]).toEqual(['Cerramos el lunes', 'false', text]);
  });

  test('R5.12 says what kind it is, how it weighs and since when', async () => {
    await openBoard();
    const [first] = rows();
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'AtenciónImportante',
      '20 nov 2026, 10:00',
    ]);
    expect(screen.getByRole('table', { name: 'Avisos del mercado' }).isConnected).toBe(true);
    const told = (part: string) => rows().map((row) => row.querySelector(part)?.textContent ?? null);
    expect([told('[data-part=link]'), told('[data-part=actions]')]).toEqual([
      [null, 'Lleva a /tiendas'],
      ['ArchivarBorrar', 'Publicar de nuevoBorrar'],
    ]);
  });
});
