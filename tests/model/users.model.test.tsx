import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { User } from '../../contract/account/user.ts';
import { UsersView } from '../../src/components/admin/users/UsersView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { userDeletionsMachine } from '../../src/machines/admin/users/user-deletions.machine.ts';
import { usersExportMachine } from '../../src/machines/admin/users/users-export.machine.ts';
import { csvOf } from '../../src/services/ui/csv.ts';
import {
  deleteUsersAfterConfirmation,
  wireUserDeletions,
} from '../../src/wiring/admin/users/user-deletions.wiring.ts';
import { wireUsersExport } from '../../src/wiring/admin/users/users-export.wiring.ts';
import { userChangesMachine } from '../../src/machines/admin/users/user-changes.machine.ts';
import { usersMachine } from '../../src/machines/admin/users/users.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import {
  deactivateUsersAfterConfirmation,
  wireUserChanges,
} from '../../src/wiring/admin/users/user-changes.wiring.ts';
import { usersHref, userSelectors, wireUsers } from '../../src/wiring/admin/users/users-screen.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkList } from '../support/views/walk-list.tsx';

const rows = () => [...document.querySelectorAll('tbody tr')];
const cell = (row: Element | undefined, name: string) => textOf(row?.querySelector(`[data-cell=${name}]`));

/** List with the providers of the back office. */
type ViewProps = ComponentProps<typeof UsersView>;
const Dressed = ({ actorRef, ...props }: Pick<ViewProps, 'actorRef'> & Partial<ViewProps>) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <UsersView
        actorRef={actorRef}
        changesRef={createActor(userChangesMachine).start()}
        deletionsRef={createActor(userDeletionsMachine).start()}
        fileRef={createActor(usersExportMachine).start()}
        onDeactivated={() => {}}
        onDeleted={() => {}}
        {...props}
        addressOf={usersHref}
        selectors={userSelectors}
      />
    </ClockProvider>
  </ChakraProvider>
);

walkList({
  name: 'the list of accounts',
  proves: 'R4.16 R7.20 R9.13',
  machine: usersMachine,
  wire: wireUsers,
  addressOf: usersHref,
  view: (actorRef) => <Dressed actorRef={actorRef} />,
  items: [sampleUserWithRole('producer')],
  rows: () => rows().map((row) => textOf(row.querySelector('[data-cell=person] a'))),
  rowOf: ({ fullName }) => fullName,
  changes: [
    {
      query: { role: 'admin' },
      choose: () => fireEvent.click(screen.getByRole('button', { name: 'Administración' })),
      isOffered: ({ role }) => role !== 'admin',
    },
  ],
  elsewhere: { q: 'ana@', status: 'CONFIRMED' },
  search: 'Buscar por correo',
  words: { results: 'Cuentas del mercado', item: 'cuenta', items: 'cuentas' },
  isCountSeen: true,
  emptiness: ({ q, role, status }) =>
    q || role || status ? 'Ninguna cuenta coincide' : 'Todavía no hay ninguna cuenta',
});

const ADMIN_STAYS = 'Las cuentas de administrador no se pueden eliminar. Contacte al super administrador.';
const ana: User = {
  ...sampleUserWithRole('producer', 1),
  isActive: true,
  lastLogin: '2026-11-20T09:00:00.000Z',
};
const leo: User = {
  ...sampleUserWithRole('consumer', 2),
  isActive: false,
  createdAt: '2026-11-01T09:00:00.000Z',
};

/** Renders two accounts; the test answers the confirmation dialogs. */
async function openAccounts(answer: (id: string) => 'saved' | 'refused' = () => 'saved') {
  let users = [ana, leo];
  const sent: unknown[] = [];
  const asked: ConfirmationAsked[] = [];
  const listed: unknown[] = [];
  const statuses: unknown[] = [];
  const list = createActor(
    wireUsers({
      loadItems: async ({ query: { sort, order, status } }) => {
        listed.push([sort, order]);
        statuses.push(status);
        return { ok: true, value: { items: users, pagination: { total: 2, hasMore: false } } };
      },
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 100 } },
  ).start();
  const changesRef = createActor(
    wireUserChanges(
      {
        changeUser: async ({ id, change }) => {
          sent.push([id, change]);
          if (answer(id) === 'refused')
            return {
              ok: false,
              failure: sampleFailure('CONFLICT', { status: 409, message: 'Es el último administrador.' }),
            };
          users = users.map((one) => (one.id === id ? { ...one, isActive: change.isActive ?? true } : one));
          return { ok: true, value: ana };
        },
      },
      () => list.send({ type: 'refresh.requested' }),
    ),
  ).start();
  const deleted: string[] = [];
  const saved: string[][] = [];
  const deletionsRef = createActor(
    wireUserDeletions(
      {
        deleteUser: async ({ id }) => {
          deleted.push(id);
          if (answer(id) === 'refused')
            return { ok: false, failure: sampleFailure('CONFLICT', { status: 409, message: ADMIN_STAYS }) };
          users = users.filter((one) => one.id !== id);
          return { ok: true, value: null };
        },
      },
      () => list.send({ type: 'refresh.requested' }),
    ),
  ).start();
  const fileRef = createActor(
    wireUsersExport({
      listUsers: async ({ query: { offset = 0 } }) => ({
        ok: true,
        value: {
          items: users.slice(offset, offset + 1),
          pagination: { total: users.length, hasMore: offset + 1 < users.length },
        },
      }),
      fetchWriter: async () => ({ csvOf }),
      saveText: (...file) => saved.push(file),
      formatter: createFormatter(DEFAULT_MARKET),
      now: () => NOW,
    }),
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    <Dressed
      deletionsRef={deletionsRef}
      fileRef={fileRef}
      onDeleted={(people) =>
        void deleteUsersAfterConfirmation({ send: (event) => asked.push(event) }, deletionsRef, people)
      }
      actorRef={list}
      changesRef={changesRef}
      onDeactivated={(people) =>
        void deactivateUsersAfterConfirmation({ send: (event) => asked.push(event) }, changesRef, people)
      }
    />,
  );
  const press = async (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const choose = async (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name)));
  const reply = async (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
    act(async () => asked.at(-1)?.replyTo.send({ type } as never));
  const settled = () => act(async () => void (await waitFor(changesRef, (one) => one.matches('resting'))));
  return { sent, asked, press, choose, reply, settled, deleted, saved, listed, statuses };
}

describe('the accounts of the market', () => {
  afterEach(cleanup);

  test('R4.16 R7.20 each says whose it is, its role, whether it may be used, and when it was', async () => {
    await openAccounts();
    expect(rows().map((row) => ['role', 'state', 'login', 'created'].map((name) => cell(row, name)))).toEqual(
      [
        ['Productor', 'Activa', 'Última entrada: hace 3 h', 'Alta: '],
        ['Cliente', 'Inactiva', 'Última entrada: Nunca', 'Alta: 1 nov 2026'],
      ],
    );
    const link = screen.getByRole('link', { name: 'Ver la cuenta de Persona 1' });
    expect(link.getAttribute('href')).toBe(`/admin/users/${ana.id}`);
  });

  test('R7.20 the heads of its columns sort it, and turn it round', async () => {
    const { press, listed } = await openAccounts();
    for (const head of ['Alta', 'Última entrada', 'Última entrada', 'Persona']) await press(head);
    expect(listed).toEqual([
      [undefined, undefined],
      ['createdAt', 'asc'],
      ['lastLogin', undefined],
      ['lastLogin', 'asc'],
      ['fullName', undefined],
    ]);
    const told = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(told).toEqual([null, 'ascending', null, null, 'none', 'none']);
  });

  test('R4.16 those that may be used are asked for as CONFIRMED, the others as FORCE_CHANGE_PASSWORD', async () => {
    const { press, statuses } = await openAccounts();
    const isPressed = () =>
      ['Todas', 'Activas', 'Inactivas'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed'),
      );
    const seen = [isPressed()];
    for (const chip of ['Activas', 'Inactivas', 'Todas']) {
      await press(chip);
      seen.push(isPressed());
    }
    expect(statuses).toEqual([undefined, 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', undefined]);
    expect(seen).toEqual([
      ['true', 'false', 'false'],
      ['false', 'true', 'false'],
      ['false', 'false', 'true'],
      ['true', 'false', 'false'],
    ]);
  });

  test('R4.16 those that are chosen are switched on at once', async () => {
    const { sent, press, choose, settled } = await openAccounts();
    await choose('Elegir a Persona 2');
    await press('Activar');
    await settled();
    expect(sent).toEqual([[leo.id, { isActive: true }]]);
    expect(rows().map((row) => cell(row, 'state'))).toEqual(['Activa', 'Activa']);
  });

  test('R4.16 what switching off does is said before, and nothing is sent until it is confirmed', async () => {
    const { sent, asked, press, choose, reply, settled } = await openAccounts();
    await choose('Elegir a Persona 1');
    await press('Desactivar');
    const [{ title, message } = {}] = asked;
    expect([title, message?.includes('sus puestos quedan en pausa'), sent]).toEqual([
      '¿Desactivar la cuenta de Persona 1?',
      true,
      [],
    ]);
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Desactivar');
    await reply('confirmation.confirmed');
    await settled();
    expect(sent).toEqual([[ana.id, { isActive: false }]]);
  });

  test('R8.13 one that is refused says so in its row, in the server’s words, and the others go on', async () => {
    const { sent, press, choose, reply, settled } = await openAccounts((id) =>
      id === ana.id ? 'refused' : 'saved',
    );
    await choose('Elegir todas las de esta página');
    await press('Desactivar');
    await reply('confirmation.confirmed');
    await settled();
    expect(sent).toHaveLength(2);
    expect(rows().map((row) => textOf(row.querySelector('[data-part=refusal]')))).toEqual([
      'Es el último administrador.',
      null,
    ]);
  });

  test('R6.5 R6.6 chosen ones go one by one once that is confirmed; an admin’s stays, and says so in its row', async () => {
    const { deleted, asked, press, choose, reply } = await openAccounts((id) =>
      id === leo.id ? 'refused' : 'saved',
    );
    await choose('Elegir todas las de esta página');
    await press('Borrar');
    expect([asked.at(-1)?.title, deleted]).toEqual(['¿Borrar 2 cuentas?', []]);
    await reply('confirmation.confirmed');
    await act(async () => {});
    expect(deleted).toEqual([ana.id, leo.id]);
    expect(rows().map((row) => textOf(row.querySelector('[data-part=refusal]')))).toEqual([ADMIN_STAYS]);
    expect(document.querySelector('section[aria-label="Cuentas elegidas"]')?.textContent).toContain(
      '1 cuenta borrada · 1 no se ha podido borrar',
    );
  });

  test('R6.5 R9.13 battery 105 what is asked is saved as a file, page by page', async () => {
    const { press, saved } = await openAccounts();
    await press('Descargar CSV');
    await act(async () => {});
    const [name, , text = ''] = saved[0] ?? [];
    const [, first, second] = text.split('\r\n');
    expect([name, first?.startsWith('"Persona 1";'), second?.startsWith('"Persona 2";')]).toEqual([
      'cuentas-2026-11-20.csv',
      true,
      true,
    ]);
  });

  test('what was refused before is put away by what is done next with accounts', async () => {
    const { press, choose, reply, settled } = await openAccounts(() => 'refused');
    const refusals = () => rows().map((row) => textOf(row.querySelector('[data-part=refusal]')));
    await choose('Elegir a Persona 1');
    await press('Borrar');
    await reply('confirmation.confirmed');
    await act(async () => {});
    expect(refusals()).toEqual([ADMIN_STAYS, null]);
    await press('Quitar selección');
    await choose('Elegir a Persona 2');
    await press('Activar');
    await settled();
    expect(refusals()).toEqual([null, 'Es el último administrador.']);
    await choose('Elegir a Persona 1');
    await press('Borrar');
    expect(refusals()).toEqual([null, null]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
