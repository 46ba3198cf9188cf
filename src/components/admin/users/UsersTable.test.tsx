import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { inBackOffice } from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { wireUserChanges } from '../../../wiring/admin/users/user-changes.wiring.ts';
import { wireUserDeletions } from '../../../wiring/admin/users/user-deletions.wiring.ts';
import { userSelectors } from '../../../wiring/admin/users/users-screen.tsx';
import { UsersTable } from './UsersTable.tsx';

type Refusal = { ok: false; failure: ReturnType<typeof sampleFailure<'CONFLICT'>> };
const never = () => new Promise<Refusal>(() => {});
const refusing = (message: string) => async (): Promise<Refusal> => ({
  ok: false,
  failure: sampleFailure('CONFLICT', { status: 409, message }),
});

afterEach(cleanup);

async function openTable(changeUser = never, deleteUser = never) {
  const asked: unknown[] = [];
  const changesRef = createActor(wireUserChanges({ changeUser }, () => {})).start();
  const deletionsRef = createActor(wireUserDeletions({ deleteUser }, () => {})).start();
  const users = [
    { ...sampleUserWithRole('producer', 1), lastLogin: '2026-11-20T09:00:00.000Z' },
    { ...sampleUserWithRole('consumer', 2), isActive: false },
    { ...sampleUserWithRole('consumer', 3), isActive: true },
    { ...sampleUserWithRole('consumer', 4), isActive: false },
    { ...sampleUserWithRole('consumer', 5), isActive: true },
  ];
  const ids = users.map(({ id }) => id);
  await renderWithMarketProviders(
    inBackOffice(
      <UsersTable
        users={users}
        changesRef={changesRef}
        deletionsRef={deletionsRef}
        selectors={userSelectors}
        chosen={new Set(ids.slice(1, 2))}
        onChosen={(...chosen) => asked.push(chosen)}
        onAllChosen={(areChosen) => asked.push(areChosen)}
        sorting={{ sorted: 'createdAt desc', onSorted: () => {} }}
      />,
    ),
  );
  return { asked, ids, changesRef, deletionsRef };
}

const rows = () => screen.getAllByRole('row').slice(1);

test('each row says whether it is chosen, on its way or going, and whether its account may be used', async () => {
  const { ids, changesRef, deletionsRef } = await openTable();
  const [, , third = '', fourth = '', fifth = ''] = ids;
  await act(async () => {
    changesRef.send({
      type: 'change.requested',
      rows: [
        { id: third, change: { isActive: false } },
        { id: fourth, change: { isActive: true } },
      ],
    });
    deletionsRef.send({ type: 'change.requested', rows: [{ id: fifth, change: { isDeleted: true } }] });
  });
  const seen = rows().map((row) => [
    textOf(row.querySelector('[data-part=state]')),
    row.querySelector('[data-part=state]')?.getAttribute('data-active'),
    ...['data-chosen', 'data-going', 'aria-busy'].map((name) => row.getAttribute(name)),
  ]);
  expect(seen).toEqual([
    ['Activa', 'true', 'false', 'false', 'false'],
    ['Inactiva', 'false', 'true', 'false', 'false'],
    ['Inactiva', 'false', 'false', 'false', 'true'],
    ['Activa', 'true', 'false', 'false', 'true'],
    ['Borrando…', 'false', 'false', 'true', 'true'],
  ]);
});

test('a row is headed by its person with the address, and tells when they last came', async () => {
  const { asked, ids } = await openTable();
  const [head] = screen.getAllByRole('rowheader');
  expect([textOf(head), textOf(head?.querySelector('[data-part=mail]'))]).toEqual([
    'P1Persona 1persona1@example.com',
    'persona1@example.com',
  ]);
  const [time] = document.querySelectorAll('[data-cell=login] time');
  expect([time?.textContent, time?.getAttribute('dateTime'), time?.getAttribute('title')]).toEqual([
    'hace 3 h',
    '2026-11-20T09:00:00.000Z',
    '20 nov 2026, 10:00',
  ]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked, box.indeterminate])).toEqual([
    ['Elegir todas las de esta página', false, true],
    ['Elegir a Persona 1', false, false],
    ['Elegir a Persona 2', true, false],
    ['Elegir a Persona 3', false, false],
    ['Elegir a Persona 4', false, false],
    ['Elegir a Persona 5', false, false],
  ]);
  for (const name of ['Elegir a Persona 1', 'Elegir a Persona 2', 'Elegir todas las de esta página'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(asked).toEqual([[ids[0], true], [ids[1], false], true]);
});

test('R8.13 why an account was not deleted, or not changed, stands in its row, and that it was not deleted before', async () => {
  const { ids, changesRef, deletionsRef } = await openTable(
    refusing('No se cambia.'),
    refusing('No se borra.'),
  );
  const [first = '', second = ''] = ids;
  await act(async () => {
    const change = { isActive: false };
    changesRef.send({
      type: 'change.requested',
      rows: [
        { id: first, change },
        { id: second, change },
      ],
    });
    deletionsRef.send({ type: 'change.requested', rows: [{ id: first, change: { isDeleted: true } }] });
  });
  expect(rows().map((row) => textOf(row.querySelector('[role=alert]')))).toEqual([
    'No se borra.',
    'No se cambia.',
    null,
    null,
    null,
  ]);
  expect(textOf(rows()[0]?.querySelector('[data-part=state]'))).toBe('Activa');
});
