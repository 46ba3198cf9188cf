import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { MarketStats } from '../../contract/admin/market-stats.ts';
import { AdminPanelView } from '../../src/components/admin/panel/AdminPanelView.tsx';
import {
  type AccountCounts,
  type AccountStatsActorRef,
  accountStatsMachine,
} from '../../src/machines/admin/panel/account-stats.machine.ts';
import {
  type MarketStatsActorRef,
  marketStatsMachine,
} from '../../src/machines/admin/panel/market-stats.machine.ts';
import { wirePanel } from '../../src/wiring/admin/panel/panel-screen.tsx';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleMarketStats } from '../support/samples/sample-market-stats.ts';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const figures: AccountCounts = {
  stats: {
    totalUsers: 1_234,
    usersByRole: { admin: 2, producer: 32, customer: 1_200 },
    recentActivity: { usersRegisteredLastWeek: 41, usersLoggedInLastDay: 52 },
  },
  countedOf: null,
};
const input = { question: null, now: NOW };
const failed = { ok: false as const, failure: sampleFailure('FORBIDDEN', { status: 403 }) };
const never = () => new Promise<never>(() => {});

type Services = Parameters<typeof wirePanel>[0];
const wired = (services: Partial<Services>) =>
  wirePanel({ loadAccounts: never, loadMarket: never, ...services });
const accountsOf = (loadAccounts: Services['loadAccounts']) =>
  createActor(wired({ loadAccounts }).panelAccounts, { input }).start();
const marketOf = (loadMarket: Services['loadMarket']) =>
  createActor(wired({ loadMarket }).panelMarket, { input }).start();

const shown = (accountsRef: AccountStatsActorRef, marketRef: MarketStatsActorRef) =>
  inBackOffice(
    <AdminPanelView
      name="Lola"
      accountsRef={accountsRef}
      marketRef={marketRef}
      ordersAt={(status) => `/admin/orders?status=${status}`}
      storesAt={(status) => `/admin/popup-stores?status=${status}`}
      unreadAt="/admin/messages?state=new"
      heldAt="/admin/popup-stores?approval=waiting"
    />,
  );

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const seen = () => ({
  parts: texts('h2'),
  isComing: screen.queryByText('Mirando cómo está el mercado') !== null,
  failures: texts('[data-part=failure] p'),
});
/** Each part has its own retry button. */
const retry = () => fireEvent.click(screen.getByRole('button', { name: /^Reintentar: / }));
const words = 'No tienes permisos de administrador para esta acción.';
const broken = 'Error interno del servidor. Intenta nuevamente.';
const why = (failure: { code: string } | null) => (failure?.code === 'FORBIDDEN' ? words : broken);

walkResource({
  name: 'the accounts on the panel',
  proves: 'R3.4 R7.24 R8.13',
  machine: accountStatsMachine,
  input,
  answers: [{ ok: true as const, value: figures }, failed],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({ 'retry.requested': retry }),
  look: ({ context }: SnapshotFrom<typeof accountStatsMachine>) => context,
  open: (load) => accountsOf(() => load(null)),
  view: (actorRef) =>
    shown(
      actorRef,
      marketOf(async () => ({ ok: true, value: sampleMarketStats() })),
    ),
  seen: () => ({ isThere: seen().parts.includes('Cuentas'), failures: seen().failures }),
  oracles: {
    loading: () => ({ isThere: false, failures: [] }),
    ready: () => ({ isThere: true, failures: [] }),
    refreshing: () => ({ isThere: true, failures: [] }),
    failed: ({ failure }) => ({ isThere: false, failures: [`Las cuentas no han cargado. ${why(failure)}`] }),
  },
});

walkResource({
  name: 'how the market stands on the panel',
  proves: 'R1.4 R8.13',
  machine: marketStatsMachine,
  input,
  answers: [{ ok: true as const, value: sampleMarketStats() }, failed],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({ 'retry.requested': retry }),
  look: ({ context }: SnapshotFrom<typeof marketStatsMachine>) => context,
  open: (load) => marketOf(() => load(null)),
  view: (actorRef) =>
    shown(
      accountsOf(async () => ({ ok: true, value: figures })),
      actorRef,
    ),
  seen: () => ({
    isThere: ['Pendiente', 'Pedidos', 'Puestos'].every((part) => seen().parts.includes(part)),
    failures: seen().failures,
  }),
  oracles: {
    loading: () => ({ isThere: false, failures: [] }),
    ready: () => ({ isThere: true, failures: [] }),
    refreshing: () => ({ isThere: true, failures: [] }),
    failed: ({ failure }) => ({
      isThere: false,
      failures: [`El estado del mercado no ha cargado. ${why(failure)}`],
    }),
  },
});

async function openPanel(market: MarketStats, accounts: AccountCounts = figures) {
  const accountsRef = accountsOf(async () => ({ ok: true, value: accounts }));
  const marketRef = marketOf(async () => ({ ok: true, value: market }));
  await Promise.all([
    waitFor(accountsRef, (snapshot) => snapshot.matches('ready')),
    waitFor(marketRef, (snapshot) => snapshot.matches('ready')),
  ]);
  await renderWithMarketProviders(shown(accountsRef, marketRef));
}

const part = (title: string) =>
  document.querySelector(`[aria-labelledby="${screen.getByRole('heading', { name: title }).id}"]`);

describe('the panel', () => {
  afterEach(cleanup);

  test('R2.7 tells what waits, and leads to what nobody has read', async () => {
    await openPanel(sampleMarketStats());
    expect(texts('[data-part=to-do] p:first-child')).toEqual([
      '7 puestos esperan el visto bueno',
      '3 mensajes sin leer',
      '2 correos no se pudieron entregar',
      '1 correo todavía no ha salido',
    ]);
    expect(screen.getByRole('link', { name: 'Leer: 3 mensajes sin leer' }).getAttribute('href')).toBe(
      '/admin/messages?state=new',
    );
    const held = screen.getByRole('link', { name: 'Mirar: 7 puestos esperan el visto bueno' });
    expect(held.getAttribute('href')).toBe('/admin/popup-stores?approval=waiting');
    expect(texts('[data-part=to-do] a')).toEqual(['Mirar', 'Leer', 'Decidir', 'Mirar']);
    expect(
      screen.getByRole('link', { name: 'Decidir: 2 correos no se pudieron entregar' }).getAttribute('href'),
    ).toBe('/admin/system');
    const [eye, ...letters] = [...document.querySelectorAll('[data-part=to-do] svg')].map(
      ({ innerHTML }) => innerHTML,
    );
    expect([new Set(letters).size, letters.includes(eye ?? '')]).toEqual([1, false]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('R2.7 says aloud that something is on its way until each part has come or failed', async () => {
    const isOnItsWay = [];
    const market = async () => ({ ok: true as const, value: sampleMarketStats() });
    const accounts = async () => ({ ok: true as const, value: figures });
    const broke = async () => failed;
    for (const [loadAccounts, loadMarket] of [
      [never, never],
      [never, market],
      [accounts, never],
      [never, broke],
      [broke, market],
      [accounts, market],
    ] as const) {
      const refs = [accountsOf(loadAccounts), marketOf(loadMarket)] as const;
      await Promise.resolve();
      await renderWithMarketProviders(shown(...refs));
      isOnItsWay.push(texts('[role=status]')[0]);
      cleanup();
    }
    const coming = 'Mirando cómo está el mercado';
    expect(isOnItsWay).toEqual([coming, coming, coming, coming, '', '']);
  });

  test('R2.7 where nothing waits it says so', async () => {
    await openPanel(
      sampleMarketStats({
        approvals: { waiting: 0 },
        messages: { new: 0, read: 4, answered: 5, closed: 6 },
        mails: { retried: 0, undelivered: 0 },
      }),
    );
    expect(part('Pendiente')?.textContent).toBe(
      'PendienteNo tienes nada pendiente: ni puestos por revisar ni mensajes sin leer, y han salido todos los correos.',
    );
  });

  test('R3.4 accounts are told by role, with what they did of late', async () => {
    await openPanel(sampleMarketStats());
    expect(texts('[data-part=figure]')).toEqual([
      'En total1.234',
      'Clientes1.200',
      'Productores32',
      'Administradores2',
      'Nuevas en 7 días41',
      'Han entrado en 24 h52',
    ]);
    expect(part('Cuentas')?.textContent).not.toContain('Contado');
    expect(
      [...(part('Cuentas')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual(['', '?role=consumer', '?role=producer', '?role=admin'].map((role) => `/admin/users${role}`));
  });

  test('R7.24 what was counted here says of how many', async () => {
    await openPanel(sampleMarketStats(), { ...figures, countedOf: 60 });
    expect(part('Cuentas')?.textContent).toContain('Contado sobre 60 cuentas');
  });

  test('R4.8 R4.12 R7.10 orders and stores are told by status, and each leads to its list', async () => {
    await openPanel(sampleMarketStats());
    const rows = (title: string) => [...(part(title)?.querySelectorAll('li') ?? [])];
    expect(
      rows('Pedidos').map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Pendiente11', '/admin/orders?status=pending'],
      ['En preparación12', '/admin/orders?status=organizing'],
      ['Listo para enviar13', '/admin/orders?status=ready_to_ship'],
      ['Enviado14', '/admin/orders?status=shipped'],
      ['Entregado15', '/admin/orders?status=delivered'],
      ['Cancelado16', '/admin/orders?status=cancelled'],
      ['Completado17', '/admin/orders?status=completed'],
    ]);
    expect(
      rows('Puestos').map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Borrador21', '/admin/popup-stores?status=draft'],
      ['Programado22', '/admin/popup-stores?status=scheduled'],
      ['Activo23', '/admin/popup-stores?status=active'],
      ['Pausado24', '/admin/popup-stores?status=paused'],
      ['Finalizado25', '/admin/popup-stores?status=ended'],
      ['Archivado26', '/admin/popup-stores?status=archived'],
    ]);
  });
});
