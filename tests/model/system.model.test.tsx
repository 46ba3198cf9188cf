import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { FailedJob, SystemStatus } from '../../contract/admin/system-status.ts';
import { SystemView } from '../../src/components/admin/system/SystemView.tsx';
import { jobDecisionsMachine } from '../../src/machines/admin/system/job-decisions.machine.ts';
import {
  type SystemStatusActorRef,
  systemStatusMachine,
} from '../../src/machines/admin/system/system-status.machine.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import type { SystemService } from '../../src/services/admin/system/system.service.ts';
import { decisionSelectors } from '../../src/wiring/admin/system/system-screen.tsx';
import {
  discardJobAfterConfirmation,
  wireJobDecisions,
  wireSystemStatus,
} from '../../src/wiring/admin/system/system.wiring.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkResource } from '../support/charts/walk-resource.ts';
import { sampleSystemStatus } from '../support/samples/sample-system-status.ts';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { textOf } from '../support/views/failure-messages.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';

const input = { question: null, now: NOW };
const failed = { ok: false as const, failure: sampleFailure('FORBIDDEN', { status: 403 }) };
const statusOf = (loadStatus: SystemService['loadStatus']) =>
  createActor(wireSystemStatus({ loadStatus }), { input }).start();

const shown = (
  statusRef: SystemStatusActorRef,
  decisionsRef = createActor(jobDecisionsMachine).start(),
  onDiscarded: (job: FailedJob) => void = () => {},
) =>
  inBackOffice(
    <SystemView
      statusRef={statusRef}
      decisionsRef={decisionsRef}
      selectors={decisionSelectors}
      onDiscarded={onDiscarded}
    />,
  );

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => textOf(one));
const PARTS = ['Lo que ha fallado', 'Alrededor', 'Copia de seguridad', 'Procesos', 'Trabajos'];
const why = (failure: { code: string } | null) =>
  failure?.code === 'FORBIDDEN'
    ? 'No tienes permisos de administrador para esta acción.'
    : 'Error interno del servidor. Intenta nuevamente.';

walkResource({
  name: 'the state of the system',
  proves: 'R7.24 R8.13',
  machine: systemStatusMachine,
  input,
  answers: [{ ok: true as const, value: sampleSystemStatus() }, failed],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: /^Reintentar: El estado/ })),
  }),
  look: ({ context }: SnapshotFrom<typeof systemStatusMachine>) => context,
  open: (load) => statusOf(() => load(null)),
  view: (actorRef) => shown(actorRef),
  seen: () => ({ parts: texts('h2'), failures: texts('[data-part=failure] p') }),
  oracles: {
    loading: () => ({ parts: [], failures: [] }),
    ready: () => ({ parts: PARTS, failures: [] }),
    refreshing: () => ({ parts: PARTS, failures: [] }),
    failed: ({ failure }) => ({
      parts: [],
      failures: [`El estado del sistema no ha cargado. ${why(failure)}`],
    }),
  },
});

type Decision = Parameters<SystemService['decideJob']>[0];
type Answer = Awaited<ReturnType<SystemService['decideJob']>>;

/** Renders a state; the test answers for the server and the confirmation dialogs. */
async function openSystem(first: SystemStatus = sampleSystemStatus()) {
  let stored = first;
  const status = statusOf(async () => ({ ok: true, value: stored }));
  await waitFor(status, (snapshot) => snapshot.matches('ready'));
  const sent: Decision['change'][] = [];
  let answer = deferred<Answer>();
  const decideJob: SystemService['decideJob'] = ({ change }) => {
    sent.push(change);
    return (answer = deferred<Answer>()).promise;
  };
  const decisions = createActor(wireJobDecisions({ decideJob }, status)).start();
  const asked: ConfirmationAsked[] = [];
  const app = { send: (event: ConfirmationAsked) => void asked.push(event) };
  await renderWithMarketProviders(
    shown(status, decisions, (job) => void discardJobAfterConfirmation(app, decisions, job)),
  );
  return {
    sent,
    asked,
    reply: (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
      act(async () => asked.at(-1)?.replyTo.send({ type })),
    accept: (now: SystemStatus) =>
      act(async () => {
        stored = now;
        answer.resolve({ ok: true, value: null });
      }),
    refuse: (code: 'INVALID_TRANSITION' | 'NOT_FOUND') =>
      act(async () => answer.resolve({ ok: false, failure: sampleFailure(code, { status: 409 }) })),
  };
}

const rowsOf = (label: string) => [
  ...screen.getByRole('table', { name: label }).querySelectorAll('tbody tr'),
];
const cellsOf = (row: Element | undefined, ...names: string[]) =>
  names.map((name) => textOf(row?.querySelector(`[data-cell=${name}]`)));
const buttonsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].map((button) => textOf(button));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the screen of the system', () => {
  afterEach(cleanup);

  test('R7.24 says how many jobs wait for a decision, or that none does', async () => {
    await openSystem();
    expect(screen.getByText('Hay 3 trabajos que esperan tu decisión.').isConnected).toBe(true);
    cleanup();
    const [process] = sampleSystemStatus().processes;
    const well = sampleSystemStatus({
      processes: process ? [process] : [],
      jobs: [],
      failed: [],
      externalServices: { database: 'up', storage: 'up', mail: 'off' },
    });
    for (const trouble of [
      { failed: sampleSystemStatus().failed.slice(2) },
      { externalServices: { ...well.externalServices, mail: 'down' } },
      { processes: sampleSystemStatus().processes },
      { backup: well.backup && { ...well.backup, state: 'failed' as const } },
    ] as const) {
      await openSystem({ ...well, ...trouble });
      expect(screen.getByText('Algo no va bien, aunque nada espera tu decisión.').isConnected).toBe(true);
      cleanup();
    }
    await openSystem(well);
    expect(screen.getByText('Todo en marcha: no hay nada que decidir.').isConnected).toBe(true);
    expect(screen.getByText('Nada ha fallado.').isConnected).toBe(true);
    expect(screen.queryByRole('table', { name: 'Trabajos' })).toBe(null);
  });

  test('R7.24 tells what failed, why and when, and offers what the lifecycle of each permits', async () => {
    await openSystem();
    const rows = rowsOf('Lo que ha fallado');
    expect(rows.map((row) => [...cellsOf(row, 'state', 'job'), ...buttonsOf(row)])).toEqual([
      [
        'Espera tu decisión',
        'Tu pedido 1042 (para nadie@ejemplo.example)550 Buzón desconocido',
        'Reintentar',
        'Descartar',
      ],
      ['Espera tu decisión', 'productos.zipSin explicación', 'Descartar'],
      ['Se reintentará', 'Copias de seguridadNo queda sitio en el disco', 'Reintentar'],
    ]);
    expect(cellsOf(rows[2], 'when')).toEqual(['hace 8 h1 intentoSe intentará otra vez: 20 nov 2026, 14:00']);
  });

  test('R7.24 tells each process with its build, clock and memory, and what sets it apart', async () => {
    await openSystem();
    expect(
      rowsOf('Procesos').map((row) => cellsOf(row, 'state', 'process', 'clock', 'memory', 'seen')),
    ).toEqual([
      ['En marcha', 'puesto-1 · 41', 'Reloj: En hora', 'Memoria: 187 MB', 'Última señal: ahora mismo'],
      [
        'Apartado',
        'puesto-2 · 42No coincide con los demás: la clave de firma, el lugar de los archivos.',
        'Reloj: 90 s adelantado',
        'Memoria: 191 MB',
        'Última señal: ahora mismo',
      ],
      ['Sin señales', 'puesto-3 · 43', 'Reloj: 4 s atrasado', 'Memoria: 150 MB', 'Última señal: hace 1 h'],
    ]);
    expect(cellsOf(rowsOf('Procesos')[2], 'build')).toEqual(['Versión: 0.0.9+7aBcDeFg · esquema 45']);
  });

  test('R7.24 counts jobs by kind and state, and names external services by their state', async () => {
    await openSystem();
    expect(
      rowsOf('Trabajos').map((row) =>
        cellsOf(row, 'kind', 'waiting', 'running', 'failing', 'givenUp', 'oldest'),
      ),
    ).toEqual([
      [
        'Correos',
        'En espera: 1.200',
        'En curso: 20',
        'Con fallos: 3',
        'Por decidir: 2',
        'La espera más larga: hace 5 min',
      ],
      ['Importaciones', 'En espera: 0', 'En curso: 0', 'Con fallos: 0', 'Por decidir: 1', ''],
      ['Copias de seguridad', 'En espera: 0', 'En curso: 0', 'Con fallos: 1', 'Por decidir: 0', ''],
    ]);
    expect(texts('[data-part=external-service]')).toEqual([
      'Base de datosResponde',
      'Fotos y archivosNo responde',
      'CorreoSin configurar',
    ]);
  });

  test.each([
    [{}, ['La últimaComprobadahace 8 h', 'Restaurada de pruebahace 7 h', 'Tamaño12 MB']],
    [
      { state: 'failed', bytes: null, failure: 'No space left.', verifiedAt: null },
      ['La últimaHa falladohace 8 hNo space left.', 'Restaurada de pruebaNinguna todavía'],
    ],
  ] as const)('battery 72 the last backup %o is told', async (changes, told) => {
    const { backup } = sampleSystemStatus();
    await openSystem(sampleSystemStatus({ backup: backup && { ...backup, ...changes } }));
    expect(texts('[data-part=backup]')).toEqual(told);
  });

  test('battery 72 where no backup was ever scheduled it is said how', async () => {
    await openSystem(sampleSystemStatus({ backup: null }));
    expect(screen.getByText(/^Todavía no hay copias programadas/).textContent).toContain('BACKUP_EVERY');
  });

  test('battery 79 a job is run again at once, and the screen shows what became of it', async () => {
    const { sent, accept } = await openSystem();
    const [mail, ...others] = sampleSystemStatus().failed;
    await press('Reintentar: Tu pedido 1042 (para nadie@ejemplo.example)');
    expect(sent).toEqual([{ job: { kind: 'mail', key: mail?.key }, decision: 'retry' }]);
    expect(rowsOf('Lo que ha fallado')[0]?.getAttribute('aria-busy')).toBe('true');
    await accept(sampleSystemStatus({ failed: others }));
    expect(rowsOf('Lo que ha fallado').map((row) => row.getAttribute('aria-busy'))).toEqual([
      'false',
      'false',
    ]);
  });

  test('battery 79 a job is discarded after a question that names it and its consequence, and not without', async () => {
    const { sent, asked, reply } = await openSystem();
    const name = 'Tu pedido 1042 (para nadie@ejemplo.example)';
    await press(`Descartar: ${name}`);
    expect(asked.map(({ title, message, kind }) => [title, message, kind])).toEqual([
      [`¿Descartar «${name}»?`, 'El correo no se enviará y su texto se borra para siempre.', 'danger'],
    ]);
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Descartar: productos.zip');
    expect(asked.at(-1)?.message).toBe('No se volverá a intentar.');
    await reply('confirmation.confirmed');
    expect(sent.map(({ job: { kind }, decision }) => [kind, decision])).toEqual([['import', 'discard']]);
  });

  test.each([
    ['INVALID_TRANSITION', 'Este trabajo ya ha cambiado: mira cómo ha quedado.'],
    ['NOT_FOUND', 'Este trabajo ya no está.'],
  ] as const)('battery 79 a decision that is refused with %s says why in its row', async (code, words) => {
    const { refuse } = await openSystem();
    await press('Reintentar: Copias de seguridad');
    await refuse(code);
    expect(textOf(rowsOf('Lo que ha fallado')[2]?.querySelector('[data-part=refusal]'))).toBe(words);
  });
});
