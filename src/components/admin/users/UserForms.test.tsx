import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accountDeletionMachine } from '../../../machines/admin/users/account-deletion.machine.ts';
import { accountFormMachine, accountValuesOf } from '../../../machines/admin/users/account-form.machine.ts';
import { wireUserChanges } from '../../../wiring/admin/users/user-changes.wiring.ts';
import { userSelectors } from '../../../wiring/admin/users/users-screen.tsx';
import { resultActors } from '../../../wiring/api/promise-actors.ts';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { UserActivation } from './UserActivation.tsx';
import { UserDeletion } from './UserDeletion.tsx';
import { UserForm } from './UserForm.tsx';

const user = sampleUserWithRole('producer');
const refusal = (field?: string) => ({
  ok: false as const,
  failure: sampleFailure('CONFLICT', {
    status: 409,
    message: 'Ya está en uso.',
    errors: field ? [{ field, message: 'Ya está en uso.' }] : [],
  }),
});
const alerts = () => screen.queryAllByRole('alert').map(textOf);
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(cleanup);

/** Renders the account form; its submits get the given answers in turn. */
async function openForm(...answers: ({ ok: true; value: typeof user } | ReturnType<typeof refusal>)[]) {
  const formRef = createActor(
    accountFormMachine.provide({
      actors: resultActors({ submit: async () => answers.shift() ?? refusal() }),
    }),
    { input: { values: accountValuesOf(user) } },
  ).start();
  await renderWithMarketProviders(<UserForm formRef={formRef} />);
}

test('changes of an account that are saved are said, to be read and to be heard', async () => {
  await openForm({ ok: true, value: user });
  const told = () => [
    textOf(screen.getByRole('status')),
    ...screen.queryAllByText('Cambios guardados.', { selector: '[aria-hidden=true]' }).map(textOf),
  ];
  expect(told()).toEqual(['']);
  await type('Nombre', 'Rosa');
  expect(told()).toEqual(['']);
  await press('Guardar cambios');
  expect(told()).toEqual(['Cambios guardados.', 'Cambios guardados.']);
  expect(alerts()).toEqual([]);
});

test('what keeps an account from being changed is said once: at its field, or above them all', async () => {
  await openForm(refusal('email'), refusal());
  await type('Correo electrónico', 'otra@example.com');
  await press('Guardar cambios');
  expect(alerts()).toEqual(['Ya está en uso.']);
  expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  await type('Correo electrónico', 'esta@example.com');
  await press('Guardar cambios');
  expect(alerts()).toEqual(['Ya está en uso.']);
  expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).not.toBe('true');
});

test('R6.6 what keeps an account from being deleted is said once: at its field, or above it', async () => {
  const answers = [refusal('name'), refusal()];
  const deletionRef = createActor(
    accountDeletionMachine.provide({
      actors: resultActors({ submit: async () => answers.shift() ?? { ok: true as const, value: null } }),
    }),
    { input: { values: { name: '', asked: 'Persona 1' } } },
  ).start();
  await renderWithMarketProviders(<UserDeletion deletionRef={deletionRef} user={user} />);
  expect(screen.getByRole('form', { name: 'Borrar la cuenta' }).closest('section')?.textContent).toContain(
    'Sus datos personales desaparecen y no se pueden recuperar.',
  );
  await type('Para borrarla, escribe «Persona 1»', 'Persona 1');
  await press('Borrar la cuenta');
  expect(alerts()).toEqual(['Ya está en uso.']);
  await press('Borrar la cuenta');
  expect(alerts()).toEqual(['Ya está en uso.']);
  expect(document.querySelector('form > [role=alert]')?.textContent).toBe('Ya está en uso.');
  await press('Borrar la cuenta');
  expect(alerts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Borrando…' }).getAttribute('aria-busy')).toBe('true');
});

test('R8.13 an account that is not switched on says why, and can be switched on again', async () => {
  const changesRef = createActor(wireUserChanges({ changeUser: async () => refusal() }, () => {})).start();
  await renderWithMarketProviders(
    <UserActivation
      account={{ user: { ...user, isActive: false }, holdings: null }}
      changesRef={changesRef}
      selectors={userSelectors}
      onDeactivated={() => {}}
    />,
  );
  expect(alerts()).toEqual([]);
  await press('Activar la cuenta');
  expect(alerts()).toEqual(['Ya está en uso.']);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe(null);
  expect(textOf(screen.getByRole('button'))).toBe('Activar la cuenta');
});
