import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Role } from '../../../contract/account/role.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import {
  emailConfirmationMachine,
  BLANK_EMAIL_CONFIRMATION,
} from '../../machines/account/email-confirmation.machine.ts';
import { emailAddressChangeMachine } from '../../machines/account/email-address-change.machine.ts';
import {
  BLANK_ACCOUNT_DELETION,
  deleteMyAccountMachine,
} from '../../machines/account/delete-my-account.machine.ts';
import {
  BLANK_PASSWORD_CHANGE,
  passwordChangeMachine,
} from '../../machines/account/password-change.machine.ts';
import { profileDetailsMachine, profileValuesOf } from '../../machines/account/profile-details.machine.ts';
import { profilePictureMachine } from '../../machines/account/profile-picture.machine.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { SessionsPanelFallback } from './SessionsPanelFallback.tsx';
import { DeleteMyAccountPanel } from './DeleteMyAccountPanel.tsx';
import { ProfileView } from './ProfileView.tsx';

afterEach(cleanup);

test.each<[Role, string, string[][]]>([
  [
    'consumer',
    'Cliente',
    [
      ['Tus pedidosDónde está cada paquete y qué viene después.', '/orders'],
      ['FavoritosLos productos y los puestos que te han gustado.', '/favoritos'],
    ],
  ],
  [
    'producer',
    'Productor',
    [['Tu trastiendaTus puestos, tus productos y los pedidos que esperan.', '/producer/dashboard']],
  ],
  [
    'admin',
    'Administración',
    [
      ['AdministraciónCuentas, puestos, productos y avisos, todo a mano.', '/admin/dashboard'],
      ['Pedidos del mercadoLos de todos, y por dónde van.', '/orders'],
    ],
  ],
])('the account of a %s says what it is, where it leads and how it is left', async (role, kind, ways) => {
  const user = sampleUserWithRole(role);
  let left = 0;
  await renderWithMarketProviders(
    <ProfileView
      user={user}
      detailsRef={createActor(profileDetailsMachine, { input: { values: profileValuesOf(user) } }).start()}
      pictureRef={createActor(profilePictureMachine).start()}
      passwordRef={createActor(passwordChangeMachine, { input: { values: BLANK_PASSWORD_CHANGE } }).start()}
      emailRef={createActor(emailAddressChangeMachine).start()}
      hasMailbox={false}
      onSignedOut={() => (left += 1)}
    />,
  );
  const card = screen.getByRole('region', { name: 'Tu ficha' });
  expect([...card.querySelectorAll('h2, dd')].map(({ textContent }) => textContent)).toEqual([
    'Persona 1',
    'persona1@example.com',
    kind,
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    ways,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(left).toBe(1);
});

test.each([
  [
    null,
    'Escribe el código de 6 cifras que mandamos a tu email nuevo. Hasta que lo escribas, tu email sigue siendo el de siempre.',
  ],
  [
    'nueva@example.com',
    'Hemos mandado un código de 6 cifras a nueva@example.com. Hasta que lo escribas, tu email sigue siendo el de siempre.',
  ],
])('where the code went is told as far as it is known: %s', async (pendingEmail, said) => {
  let wishes = 0;
  await renderWithMarketProviders(
    <EmailCodeForm
      actorRef={createActor(emailConfirmationMachine, {
        input: { values: BLANK_EMAIL_CONFIRMATION },
      }).start()}
      pendingEmail={pendingEmail}
      hasMailbox={false}
      onAnotherWanted={() => (wishes += 1)}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Poner otro email' }));
  expect([screen.getByRole('status').textContent, screen.queryByRole('link'), wishes]).toEqual([
    said,
    null,
    1,
  ]);
});

test('the end of the account unfolds and folds', async () => {
  const deletionRef = createActor(deleteMyAccountMachine, {
    input: { values: BLANK_ACCOUNT_DELETION },
  }).start();
  await renderWithMarketProviders(
    <DeleteMyAccountPanel deletionRef={deletionRef} user={sampleUserWithRole('consumer')} />,
  );
  const button = screen.getByRole('button', { name: 'Quiero borrar mi cuenta' });
  const seen = [];
  for (let presses = 0; presses < 3; presses += 1) {
    seen.push([button.getAttribute('aria-expanded'), screen.queryByRole('form') !== null]);
    await act(async () => fireEvent.click(button));
  }
  expect(seen).toEqual([
    ['false', false],
    ['true', true],
    ['false', false],
  ]);
});

test('where the sessions cannot be shown they can be asked for again', async () => {
  let wishes = 0;
  await renderWithMarketProviders(<SessionsPanelFallback onRetried={() => (wishes += 1)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(wishes).toBe(1);
});
