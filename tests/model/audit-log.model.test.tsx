import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AuditLogEntry } from '../../contract/admin/audit-log.ts';
import type { AuditLogListQuery } from '../../contract/admin/audit-log-query.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { AuditLogView } from '../../src/components/back-office/audit-log/AuditLogView.tsx';
import { auditLogMachine } from '../../src/machines/admin/audit-log/audit-log.machine.ts';
import { auditLogExportMachine } from '../../src/machines/admin/audit-log/audit-log-export.machine.ts';
import { csvOf } from '../../src/services/ui/csv.ts';
import { auditLogHref, auditLogQueryIn } from '../../src/wiring/admin/audit-log/audit-log-href.ts';
import { wireAuditLog, wireAuditLogExport } from '../../src/wiring/admin/audit-log/audit-log-screen.ts';
import { deferred } from '../support/charts/deferred.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleId } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const entry: AuditLogEntry = {
  id: sampleId(60),
  kind: 'userRoleChanged',
  createdAt: '2026-11-20T11:00:00.000Z',
  actor: { id: sampleId(61), name: 'Lola Mas' },
  subject: { id: sampleId(62), name: null },
  changes: [{ field: 'role', from: 'consumer', to: 'producer' }, { field: 'email' }],
};
const rows = () => [...document.querySelectorAll('tbody tr')];
const cells = (row: Element | undefined) =>
  ['kind', 'who', 'whom', 'changes'].map((name) => textOf(row?.querySelector(`[data-cell=${name}]`)));

walkList({
  name: 'the journal',
  proves: 'R7.21 R8.13',
  machine: auditLogMachine,
  wire: wireAuditLog,
  addressOf: auditLogHref,
  view: (actorRef) =>
    inBackOffice(
      <AuditLogView
        actorRef={actorRef}
        fileRef={createActor(auditLogExportMachine).start()}
        addressOf={auditLogHref}
      />,
    ),
  items: [entry],
  rows: () => rows().map((row) => textOf(row.querySelector('[data-cell=kind]'))),
  rowOf: () => 'Tipo de cuenta cambiado',
  changes: [
    {
      query: { kind: 'userDeleted' },
      choose: () => fireEvent.change(screen.getByLabelText('Qué'), { target: { value: 'userDeleted' } }),
      isOffered: ({ kind }) => kind !== 'userDeleted',
    },
  ],
  elsewhere: { subjectId: sampleId(62), fromDate: '2026-11-01' },
  words: { results: 'Entradas del registro', item: 'entrada', items: 'entradas' },
  isCountSeen: true,
  emptiness: ({ offset: _, ...asked }) =>
    Object.values(asked).some((one) => one !== undefined)
      ? 'Ninguna entrada coincide'
      : 'El registro está vacío',
});

type Services = Parameters<typeof wireAuditLogExport>[0];
const saving = (listEntries: Services['listEntries'], saved: string[][]) =>
  createActor(
    wireAuditLogExport({
      listEntries,
      fetchWriter: async () => ({ csvOf }),
      saveText: (...file) => saved.push(file),
      formatter: createFormatter(DEFAULT_MARKET),
      now: () => NOW,
    }),
  ).start();

async function openAuditLog(
  query: AuditLogListQuery,
  fileRef = createActor(auditLogExportMachine).start(),
  item = entry,
) {
  const list = createActor(
    wireAuditLog({
      loadItems: async () => ({
        ok: true,
        value: { items: [item], pagination: { total: 1, hasMore: false } },
      }),
      showAddress: () => {},
    }),
    { input: { query, limit: 100 } },
  ).start();
  await waitFor(list, (one) => one.matches('ready'));
  await renderWithMarketProviders(
    inBackOffice(<AuditLogView actorRef={list} fileRef={fileRef} addressOf={auditLogHref} />),
  );
  return list;
}

describe('what was done to accounts', () => {
  afterEach(cleanup);

  test('R7.21 says what, by whom and to whom; who is gone leads nowhere', async () => {
    await openAuditLog({});
    expect(cells(rows()[0])).toEqual([
      'Tipo de cuenta cambiado',
      'Quién: Lola Mas',
      'A quién: Cuenta borrada',
      'tipo de cuenta: Cliente → Productor, correo',
    ]);
    const links = [...(rows()[0]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/admin/users/${sampleId(61)}`]);
  });

  test('R7.21 the operator of the server has a name of their own, and no link', async () => {
    await openAuditLog({}, undefined, {
      ...entry,
      actor: { id: '00000000-0000-0000-0000-000000000000', name: null },
      subject: { id: sampleId(61), name: 'Lola Mas' },
      changes: [{ field: 'passwordLink' }],
    });
    expect(cells(rows()[0])).toEqual([
      'Tipo de cuenta cambiado',
      'Quién: Desde el servidor',
      'A quién: Lola Mas',
      'enlace para elegir otra contraseña',
    ]);
    expect(rows()[0]?.querySelectorAll('[data-cell=who] a')).toHaveLength(0);
  });

  test('R7.21 a store, a product, an order that was changed is led to; what is only an id is not said', async () => {
    const change = (field: string) => ({ field, to: sampleId(63) });
    await openAuditLog({}, undefined, {
      ...entry,
      kind: 'storeStatusChanged',
      changes: [
        { field: 'storeStatus', from: 'active', to: 'paused' },
        change('popupStoreId'),
        change('productId'),
        change('orderId'),
        change('notificationId'),
        { field: 'title', to: 'Cerramos' },
      ],
    });
    const cell = rows()[0]?.querySelector('[data-cell=changes]');
    const links = [...(cell?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Ver el puesto', `/admin/popup-stores/${sampleId(63)}`],
      ['Ver el producto', `/producer/products/${sampleId(63)}/edit`],
      ['Ver el pedido', `/admin/orders/${sampleId(63)}`],
    ]);
    expect(textOf(cell)).toContain('estado: activo → pausado, título: CerramosVer el puesto');
  });

  test.each([
    [{ actorId: sampleId(61) }, 'Lo que hizo una persona'],
    [{ subjectId: sampleId(62) }, 'Lo que se hizo a una cuenta'],
  ])(
    'R7.21 what concerns one person, by %o, is said, and stays when that is pressed',
    async (query, kept) => {
      await openAuditLog(query);
      const chips = () =>
        [...screen.getByRole('group', { name: 'De quién' }).querySelectorAll('button')].map((chip) => [
          textOf(chip),
          chip.getAttribute('aria-pressed'),
        ]);
      const expected = [
        [kept, 'true'],
        ['De todos', 'false'],
      ];
      expect(chips()).toEqual(expected);
      await act(async () => fireEvent.click(screen.getByRole('button', { name: kept })));
      expect(chips()).toEqual(expected);
      cleanup();
      await openAuditLog({});
      expect(screen.queryByRole('group', { name: 'De quién' })).toBe(null);
    },
  );

  test('R7.21 an account is named by what it is called and led to; of one that is gone the number is kept', async () => {
    await openAuditLog({ kind: 'userRoleChanged' });
    expect(screen.getByLabelText<HTMLSelectElement>('Qué').value).toBe('userRoleChanged');
    expect(screen.getByRole('link', { name: 'Ver la cuenta de Lola Mas' }).textContent).toBe('Lola Mas');
    expect(screen.getByText('Cuenta borrada').title).toBe(sampleId(62));
  });

  test('R7.21 that of one account can be left for that of all', async () => {
    const list = await openAuditLog({ subjectId: sampleId(62) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'De todos' })));
    expect(list.getSnapshot().context.query.subjectId).toBe(undefined);
  });

  test('R7.21 battery 105 is saved as a file that is safe in a spreadsheet, page by page; how far, and a way to stop', async () => {
    const saved: string[][] = [];
    let answer = deferred<Awaited<ReturnType<Services['listEntries']>>>();
    const page = (name: string, hasMore: boolean) => ({
      ok: true as const,
      value: { items: [{ ...entry, actor: { ...entry.actor, name } }], pagination: { total: 2, hasMore } },
    });
    const file = saving(() => (answer = deferred()).promise, saved);
    await openAuditLog({}, file);
    const press = async (name: string) =>
      act(async () => fireEvent.click(screen.getByRole('button', { name })));
    await press('Descargar CSV');
    await act(async () => answer.resolve(page('=Lola', true)));
    const bar = screen.getByRole('progressbar', { name: 'Filas del archivo' });
    expect([screen.getByText('1 de 2').isConnected, bar.getAttribute('value')]).toEqual([true, '1']);
    await press('Parar');
    await act(async () => answer.resolve(page('Leo', false)));
    expect(saved).toEqual([]);
    await press('Descargar CSV');
    await act(async () => answer.resolve(page('=Lola', true)));
    await act(async () => answer.resolve(page('Leo', false)));
    await act(async () => void (await waitFor(file, (one) => one.matches('resting'))));
    const [name, , text = ''] = saved[0] ?? [];
    expect([name, text.split('\r\n')[1]]).toEqual([
      'registro-2026-11-20.csv',
      `"2026-11-20";"12:00";"Tipo de cuenta cambiado";"'=Lola";"${sampleId(61)}";"Cuenta borrada";"${sampleId(62)}";"tipo de cuenta: Cliente → Productor, correo"`,
    ]);
  });

  test('R7.21 its address tells all that it asks', () => {
    const query = {
      kind: 'userDeleted',
      actorId: sampleId(61),
      subjectId: sampleId(62),
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      offset: 100,
    } as const;
    const { offset: _, ...search } = query;
    expect(auditLogHref(query)).toBe(
      `/admin/journal?kind=userDeleted&actorId=${sampleId(61)}&subjectId=${sampleId(62)}&fromDate=2026-11-01&toDate=2026-11-20&page=2`,
    );
    expect(auditLogQueryIn({ ...search, page: 2 })).toEqual(query);
  });
});
