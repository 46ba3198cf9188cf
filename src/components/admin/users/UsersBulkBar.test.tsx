import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { inBackOffice } from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import {
  wrapInMarketProviders,
  renderWithMarketProviders,
} from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { wireUserChanges } from '../../../wiring/admin/users/user-changes.wiring.ts';
import { wireUserDeletions } from '../../../wiring/admin/users/user-deletions.wiring.ts';
import { userSelectors } from '../../../wiring/admin/users/users-screen.tsx';
import { UsersBulkBar } from './UsersBulkBar.tsx';

const ada = sampleUserWithRole('producer');
const saved = { ok: true as const, value: ada };
const gone = { ok: true as const, value: null };
const refused = { ok: false as const, failure: sampleFailure('CONFLICT', { status: 409 }) };

/** Renders the bar with a number of selected accounts; the test answers each change and deletion. */
async function openBar(count: number) {
  let change = deferred<typeof saved | typeof refused>();
  let deletion = deferred<typeof gone | typeof refused>();
  const asked: string[] = [];
  const changesRef = createActor(
    wireUserChanges({ changeUser: () => (change = deferred()).promise }, () => {}),
  ).start();
  const deletionsRef = createActor(
    wireUserDeletions({ deleteUser: () => (deletion = deferred()).promise }, () => {}),
  ).start();
  const bar = (chosen: number) => (
    <UsersBulkBar
      changesRef={changesRef}
      deletionsRef={deletionsRef}
      selectors={userSelectors}
      count={chosen}
      onActivated={() => asked.push('activate')}
      onDeactivated={() => asked.push('deactivate')}
      onDeleted={() => asked.push('delete')}
      onForgotten={() => asked.push('forget')}
    />
  );
  const { rerender } = await renderWithMarketProviders(inBackOffice(bar(count)));
  return {
    asked,
    choose: async (chosen: number) => {
      const page = await wrapInMarketProviders(inBackOffice(bar(chosen)));
      await act(async () => rerender(page));
    },
    change: (...ids: string[]) =>
      act(async () =>
        changesRef.send({
          type: 'change.requested',
          rows: ids.map((id) => ({ id, change: { isActive: true } })),
        }),
      ),
    remove: (...ids: string[]) =>
      act(async () =>
        deletionsRef.send({
          type: 'change.requested',
          rows: ids.map((id) => ({ id, change: { isDeleted: true } })),
        }),
      ),
    answerChange: (answer: typeof saved | typeof refused) => act(async () => change.resolve(answer)),
    answerDeletion: (answer: typeof gone | typeof refused) => act(async () => deletion.resolve(answer)),
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Announcements, the texts of each bar, and its buttons. */
const seen = () => [
  textOf(screen.getByRole('status')),
  ...screen
    .queryAllByRole('region', { name: 'Cuentas elegidas' })
    .map((bar) => textOf(bar.querySelector('[data-part=told], label, [data-part=label]'))),
  screen.queryAllByRole('button').map(textOf),
];

afterEach(cleanup);

test('nothing is offered where no account is chosen, and four things where one is', async () => {
  const { choose, asked } = await openBar(0);
  expect(seen()).toEqual(['', []]);
  await choose(1);
  const offered = ['Activar', 'Desactivar', 'Borrar', 'Quitar selección'];
  expect(seen()).toEqual(['', '1 elegida', offered]);
  await choose(2);
  expect(seen()).toEqual(['', '2 elegidas', offered]);
  for (const name of offered) await press(name);
  expect(asked).toEqual(['activate', 'deactivate', 'delete', 'forget']);
});

test('while accounts are changed that alone is told, and what became of them once it is over', async () => {
  const { change, choose, answerChange } = await openBar(1);
  await change('a', 'b');
  expect(seen()).toEqual(['', '0 de 2 cuentas', ['Pausar', 'Parar']]);
  await answerChange(saved);
  expect(seen()).toEqual(['', '1 de 2 cuentas', ['Pausar', 'Parar']]);
  await answerChange(refused);
  const became = '1 cuenta cambiada · 1 no se ha podido cambiar';
  expect(seen()).toEqual([became, '1 elegida', ['Activar', 'Desactivar', 'Borrar', 'Quitar selección']]);
  await choose(0);
  expect(seen()).toEqual([became, became, ['Reintentar', 'Cerrar']]);
  await press('Reintentar');
  await answerChange(saved);
  expect(seen()).toEqual(['1 cuenta cambiada', '1 cuenta cambiada', ['Cerrar']]);
  await press('Cerrar');
  expect(seen()).toEqual(['', []]);
});

test('R6.5 what became of deleted accounts is told before what became of changed ones, and beside a new choice', async () => {
  const { change, remove, choose, answerChange, answerDeletion } = await openBar(0);
  await change('a');
  await answerChange(saved);
  await remove('b', 'c');
  expect(seen()).toEqual(['', '0 de 2 cuentas', ['Pausar', 'Parar']]);
  await press('Pausar');
  await answerDeletion(refused);
  expect(seen()).toEqual(['', 'En pausa: 1 de 2 cuentas', ['Seguir', 'Parar']]);
  await press('Parar');
  const became = '0 cuentas borradas · 1 no se ha podido borrar · 1 sin empezar';
  expect(seen()).toEqual([became, became, ['Reintentar', 'Cerrar']]);
  await choose(3);
  expect(seen()).toEqual([
    became,
    `3 elegidas · ${became}`,
    ['Activar', 'Desactivar', 'Borrar', 'Quitar selección'],
  ]);
});
