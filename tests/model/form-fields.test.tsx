import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ConfirmAccountView } from '../../src/components/account/ConfirmAccountView.tsx';
import { ForgotPasswordView } from '../../src/components/account/ForgotPasswordView.tsx';
import { LoginView } from '../../src/components/account/LoginView.tsx';
import { RegisterView } from '../../src/components/account/RegisterView.tsx';
import { ResetPasswordView } from '../../src/components/account/ResetPasswordView.tsx';
import { createAuthLinkHref } from '../../src/components/account/auth-links.ts';
import { ContactForm } from '../../src/components/contact/ContactForm.tsx';
import { OrderMessageForm } from '../../src/components/orders/OrderMessageForm.tsx';
import { orderMessageToStoreTexts } from '../../src/components/orders/order-message.messages.ts';
import { ProfileForm } from '../../src/components/profile/ProfileForm.tsx';
import { EmailCodeForm } from '../../src/components/profile/EmailCodeForm.tsx';
import { EmailForm } from '../../src/components/profile/EmailForm.tsx';
import { DeleteMyAccountForm } from '../../src/components/profile/DeleteMyAccountForm.tsx';
import { PasswordForm } from '../../src/components/profile/PasswordForm.tsx';
import { ReminderForm } from '../../src/components/reminders/ReminderForm.tsx';
import { codeRequestMachine } from '../../src/machines/auth/code-request.machine.ts';
import { confirmAccountMachine } from '../../src/machines/auth/confirm-account.machine.ts';
import { BLANK_MESSAGE, contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { emailChangeMachine, BLANK_EMAIL_CHANGE } from '../../src/machines/account/email-change.machine.ts';
import {
  emailConfirmationMachine,
  BLANK_EMAIL_CONFIRMATION,
} from '../../src/machines/account/email-confirmation.machine.ts';
import { forgotPasswordMachine } from '../../src/machines/auth/forgot-password.machine.ts';
import { loginMachine } from '../../src/machines/auth/login.machine.ts';
import { BLANK_ORDER_MESSAGE, orderMessageMachine } from '../../src/machines/orders/order-message.machine.ts';
import {
  BLANK_ACCOUNT_DELETION,
  deleteMyAccountMachine,
} from '../../src/machines/account/delete-my-account.machine.ts';
import { passwordChangeMachine } from '../../src/machines/account/password-change.machine.ts';
import {
  profileDetailsMachine,
  profileValuesOf,
} from '../../src/machines/account/profile-details.machine.ts';
import { blankRegistration, registerMachine } from '../../src/machines/auth/register.machine.ts';
import {
  BLANK_REMINDER_REQUEST,
  reminderRequestMachine,
} from '../../src/machines/reminders/reminder-request.machine.ts';
import { resetPasswordMachine } from '../../src/machines/auth/reset-password.machine.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleOrder } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

afterEach(cleanup);

/** Field: its label (or its value if hidden), type, autofill token and keyboard. */
type Field = [label: string, type: string | null, filledWith: string | null, keyboard: string | null];

const fieldsIn = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field): Field => [
    field.labels?.[0]?.textContent ?? field.value,
    field.getAttribute('type'),
    field.getAttribute('autocomplete'),
    field.getAttribute('inputmode'),
  ]);
const linksIn = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const user = sampleUserWithRole('consumer');
const codeRequestRef = createActor(codeRequestMachine, { input: { action: 'confirm_signup' } }).start();
const authHref = createAuthLinkHref('/cart');
const username: Field = ['Email', 'email', 'username', 'email'];
const code: Field = ['Código', 'text', 'one-time-code', 'numeric'];
/** User name for password managers. */
const ownName: Field = [user.email, 'email', 'username', null];
const registration = (role: 'consumer' | 'producer') => (
  <RegisterView
    actorRef={createActor(registerMachine, { input: { values: blankRegistration(role) } }).start()}
    authHref={authHref}
  />
);

test.each<[string, () => ReactNode, Field[], string[][]]>([
  [
    'Entra en tu cuenta',
    () => (
      <LoginView
        actorRef={createActor(loginMachine, { input: { values: { username: '', password: '' } } }).start()}
        reason={null}
        authHref={authHref}
      />
    ),
    [username, ['Contraseña', 'password', 'current-password', null]],
    [
      ['He olvidado mi contraseña', '/forgot-password?origin=%2Fcart'],
      ['Crear cuenta', '/register?origin=%2Fcart'],
    ],
  ],
  [
    'Crea tu cuenta',
    () => registration('consumer'),
    [
      ['Nombre y apellidos', 'text', 'name', null],
      username,
      ['Contraseña', 'password', 'new-password', null],
    ],
    [
      ['condiciones', '/terms'],
      ['tus datos', '/privacy'],
      ['Inicia sesión', '/login?origin=%2Fcart'],
      ['Monta tu puesto', '/register-vendors?origin=%2Fcart'],
    ],
  ],
  [
    'Monta aquí tu puesto',
    () => registration('producer'),
    [
      ['Nombre y apellidos', 'text', 'name', null],
      username,
      ['Teléfono (opcional)', 'tel', 'tel', 'tel'],
      ['Contraseña', 'password', 'new-password', null],
    ],
    [
      ['condiciones', '/terms'],
      ['tus datos', '/privacy'],
      ['Inicia sesión', '/login?origin=%2Fcart'],
      ['Crea una cuenta de cliente', '/register?origin=%2Fcart'],
    ],
  ],
  [
    'Mira tu correo',
    () => (
      <ConfirmAccountView
        formRef={createActor(confirmAccountMachine, {
          input: { values: { username: '', confirmationCode: '' } },
        }).start()}
        codeRequestRef={codeRequestRef}
        hasMailbox
        authHref={authHref}
      />
    ),
    [username, code],
    [
      ['buzón local', '/__mailbox'],
      ['Inicia sesión', '/login?origin=%2Fcart'],
    ],
  ],
  [
    '¿Has olvidado la contraseña?',
    () => (
      <ForgotPasswordView
        actorRef={createActor(forgotPasswordMachine, { input: { values: { username: '' } } }).start()}
        authHref={authHref}
      />
    ),
    [username],
    [
      ['Ya tengo un código', '/reset-password?origin=%2Fcart'],
      ['Inicia sesión', '/login?origin=%2Fcart'],
    ],
  ],
  [
    'Elige otra contraseña',
    () => (
      <ResetPasswordView
        formRef={createActor(resetPasswordMachine, {
          input: { values: { username: '', confirmationCode: '', newPassword: '' } },
        }).start()}
        codeRequestRef={codeRequestRef}
        hasMailbox={false}
        authHref={authHref}
      />
    ),
    [username, code, ['Contraseña nueva', 'password', 'new-password', null]],
    [['Volver a iniciar sesión', '/login?origin=%2Fcart']],
  ],
  [
    'Escríbenos',
    () => (
      <ContactForm actorRef={createActor(contactMachine, { input: { values: BLANK_MESSAGE } }).start()} />
    ),
    [
      ['Nombre', 'text', 'name', null],
      ['Email', 'email', 'email', 'email'],
      ['Asunto', 'text', 'off', null],
      ['Mensaje', null, null, null],
    ],
    [],
  ],
  [
    'Avísame',
    () => (
      <ReminderForm
        actorRef={createActor(reminderRequestMachine, { input: { values: BLANK_REMINDER_REQUEST } }).start()}
        slug="la-colmena"
      />
    ),
    [['Email', 'email', 'email', 'email']],
    [],
  ],
  [
    'Escribir al puesto',
    () => (
      <OrderMessageForm
        actorRef={createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start()}
        lines={sampleOrder().items}
        words={orderMessageToStoreTexts}
      />
    ),
    [
      ['Sobre qué', null, null, null],
      ['Mensaje', null, null, null],
    ],
    [],
  ],
  [
    'Tus datos',
    () => (
      <ProfileForm
        actorRef={createActor(profileDetailsMachine, { input: { values: profileValuesOf(user) } }).start()}
      />
    ),
    [
      ['Nombre y apellidos', 'text', 'name', null],
      ['Teléfono (opcional)', 'tel', 'tel', 'tel'],
      ['Dirección (opcional)', 'text', 'address-line1', null],
      ['Código postal (opcional)', 'text', 'postal-code', 'text'],
      ['Ciudad (opcional)', 'text', 'address-level2', null],
      ['Provincia (opcional)', 'text', 'address-level1', null],
    ],
    [],
  ],
  [
    'Email',
    () => (
      <EmailForm
        actorRef={createActor(emailChangeMachine, { input: { values: BLANK_EMAIL_CHANGE } }).start()}
        onCodeAtHand={() => {}}
      />
    ),
    [
      ['Email nuevo', 'email', 'email', 'email'],
      ['Tu contraseña', 'password', 'current-password', null],
    ],
    [],
  ],
  [
    'Email',
    () => (
      <EmailCodeForm
        actorRef={createActor(emailConfirmationMachine, {
          input: { values: BLANK_EMAIL_CONFIRMATION },
        }).start()}
        pendingEmail="nueva@example.com"
        hasMailbox
        onAnotherWanted={() => {}}
      />
    ),
    [code],
    [['buzón local', '/__mailbox']],
  ],
  [
    'Contraseña',
    () => (
      <PasswordForm
        actorRef={createActor(passwordChangeMachine, {
          input: { values: { oldPassword: '', newPassword: '' } },
        }).start()}
        email={user.email}
      />
    ),
    [
      ownName,
      ['Contraseña actual', 'password', 'current-password', null],
      ['Contraseña nueva', 'password', 'new-password', null],
    ],
    [],
  ],
  [
    'Borrar tu cuenta',
    () => (
      <DeleteMyAccountForm
        deletionRef={createActor(deleteMyAccountMachine, {
          input: { values: BLANK_ACCOUNT_DELETION },
        }).start()}
        user={user}
      />
    ),
    [ownName, ['Tu contraseña, para borrar la cuenta', 'password', 'current-password', null]],
    [],
  ],
])(
  'the form “%s” says what it is, what may fill its fields, and where else to go',
  async (name, show, fields, links) => {
    await renderWithMarketProviders(show());
    expect(fieldsIn(screen.getByRole('form', { name }))).toEqual(fields);
    expect(linksIn()).toEqual(links);
  },
);
