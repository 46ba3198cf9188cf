import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ColumnsMenu } from '../../src/components/back-office/data-table/ColumnsMenu.tsx';
import { TableColumnsProvider } from '../../src/components/back-office/data-table/table-columns-context.ts';
import { type HiddenColumns, tableColumnsMachine } from '../../src/machines/ui/table-columns.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireTableColumns } from '../../src/wiring/ui/table-columns.wiring.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const COLUMNS = [
  { cell: 'role', word: 'Tipo de cuenta' },
  { cell: 'state', word: 'Cuenta' },
];

const openMenu = async () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Columnas' })));
const ticked = () =>
  screen
    .queryAllByRole('menuitemcheckbox')
    .filter((item) => item.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent);
const press = async (role: string, name: string) =>
  act(async () => fireEvent.click(await screen.findByRole(role, { name })));
/** The checkboxes match the visible columns, and the choice is stored. */
async function seesColumns(past: readonly { type: string }[], { kept }: { kept: readonly HiddenColumns[] }) {
  const hidden = past.reduce((users, { type }) => afterChoice(users, type), ['role']);
  const shown = COLUMNS.filter(({ cell }) => !hidden.includes(cell)).map(({ word }) => word);
  await waitFor(() => expect(ticked()).toEqual(shown));
  const { users = [] } = kept.at(-1) ?? { users: ['role'] };
  expect([...users].toSorted()).toEqual(hidden.toSorted());
}

/** Hidden columns after toggling the other one. */
function afterChoice(hidden: string[], type: string): string[] {
  if (type !== 'column.switched') return hidden;
  return hidden.includes('state') ? hidden.filter((cell) => cell !== 'state') : [...hidden, 'state'];
}

walkChart({
  name: 'which columns a table shows',
  machine: tableColumnsMachine,
  input: { hidden: { users: ['role'] } },
  events: [{ type: 'column.switched', table: 'users', column: 'state' }],
  // Menu item that needs a pointer event, which happy-dom does not send; the browser tests press it.
  undriven: ['columns.restored'],
  mount: async () => {
    const kept: HiddenColumns[] = [];
    const actorRef = createActor(wireTableColumns({ rememberHidden: (hidden) => void kept.push(hidden) }), {
      input: { hidden: { users: ['role'] } },
    }).start();
    await renderWithMarketProviders(
      <ChakraProvider value={backOfficeSystem}>
        <TableColumnsProvider value={actorRef}>
          <ColumnsMenu name="users" columns={COLUMNS} />
        </TableColumnsProvider>
      </ChakraProvider>,
    );
    await openMenu();
    await screen.findAllByRole('menuitemcheckbox');
    return {
      actorRef,
      kept,
      drivers: {
        'column.switched': () => press('menuitemcheckbox', 'Cuenta'),
      },
    };
  },
  oracles: {
    shown: seesColumns,
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Renders the accounts list as in an admin's browser. */
async function openUsers(href = '/admin/users') {
  cleanup();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const users = [sampleUserWithRole('consumer', 1)];
  const visit = visitBackOffice(href, {
    present: sampleUserWithRole('admin', 2),
    answers: { listUsers: successfulAnswer({ users, pagination: { total: 240, hasMore: true } }) },
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  await screen.findByRole('rowheader');
  const limits = () =>
    visit.asked.flatMap(({ name, input }) =>
      name === 'listUsers' ? [(input as { query: { limit: number; offset?: number } }).query] : [],
    );
  return { visit, limits };
}

test('R9.13 a page holds 100 accounts, or as many as its reader wants, which the address remembers', async () => {
  const { visit, limits } = await openUsers('/admin/users?page=2');
  const select = screen.getByLabelText<HTMLSelectElement>('Filas por página');
  expect([...select.options].map(({ textContent }) => textContent)).toEqual(['25', '50', '100']);
  await act(async () => fireEvent.change(select, { target: { value: '25' } }));
  expect(limits().map(({ limit, offset = 0 }) => [limit, offset])).toEqual([
    [100, 100],
    [25, 0],
  ]);
  expect(visit.at()).toBe('/admin/users?rows=25');
  const last = await screen.findByRole('link', { name: 'Página 10' });
  expect(last.getAttribute('href')).toBe('/admin/users?rows=25&page=10');
});

test('R9.13 a column that somebody does without is gone from the table, also tomorrow', async () => {
  await openUsers();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  const all = heads();
  await openMenu();
  await press('menuitemcheckbox', 'Tipo de cuenta');
  const fewer = heads();
  await openUsers();
  expect([
    all.includes('Tipo de cuenta'),
    fewer.includes('Tipo de cuenta'),
    heads().includes('Tipo de cuenta'),
  ]).toEqual([true, false, false]);
  expect(heads().length).toBe(all.length - 1);
});
