import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import type { AccountsQuery } from '../../../machines/admin/users/users.machine.ts';
import { wireUsers } from '../../../wiring/admin/users/users-screen.tsx';
import { UserFilters } from './UserFilters.tsx';

async function openFilters(query: AccountsQuery = {}) {
  const asked: unknown[] = [];
  const actorRef = createActor(
    wireUsers({
      loadItems: async ({ query: { q, role, sort, order } }) => {
        asked.push({ q, role, sort, order });
        return { ok: true, value: { items: [], pagination: { total: 0, hasMore: false } } };
      },
      showAddress: () => {},
    }),
    { input: { query, limit: 100 } },
  ).start();
  await waitFor(actorRef, (snapshot) => snapshot.matches('empty'));
  asked.length = 0;
  await renderWithMarketProviders(<UserFilters actorRef={actorRef} />);
  return asked;
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar por correo' });
const sort = () => screen.getByLabelText<HTMLSelectElement>('Ordenar por');
const type = (value: string) => act(async () => fireEvent.change(search(), { target: { value } }));

afterEach(cleanup);

test('R7.20 what was typed is asked for at once by Enter, and goes along with a role and an order', async () => {
  const asked = await openFilters();
  expect([search().placeholder, sort().value, [...sort().options].map(({ text }) => text)]).toEqual([
    'El principio de la dirección',
    'createdAt',
    ['Las más nuevas', 'Quién ha entrado hace menos', 'Nombre', 'Correo'],
  ]);
  await type(' ana@ ');
  await act(async () => fireEvent.submit(search()));
  expect(asked).toEqual([{ q: 'ana@' }]);
  await type('leo@ ');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Productor' })));
  await act(async () => fireEvent.change(sort(), { target: { value: 'email' } }));
  expect(asked.slice(1)).toEqual([
    { q: 'leo@', role: 'producer' },
    { q: 'leo@', role: 'producer', sort: 'email' },
  ]);
});

test('blanks are searched for by nobody, and an order that is asked for stands in its box', async () => {
  const asked = await openFilters({ sort: 'fullName', order: 'desc' });
  expect(sort().value).toBe('fullName');
  await type('  ');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cliente' })));
  await act(async () => fireEvent.change(sort(), { target: { value: 'lastLogin' } }));
  expect(asked).toEqual([
    { q: undefined, role: 'consumer', sort: 'fullName', order: 'desc' },
    { q: undefined, role: 'consumer', sort: 'lastLogin', order: undefined },
  ]);
});
