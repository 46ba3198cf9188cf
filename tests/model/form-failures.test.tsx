import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScreenPath } from '../../contract/screens.ts';
import {
  advanceSeconds,
  VISIT_TIMEOUT_SECONDS,
  readVisitedPage,
  CALL_FAILURE_MESSAGES,
  visitWithFailure,
} from '../support/views/failing-visit.tsx';
import { CALL_FAILURE_KINDS, type CallFailureKind } from '../support/charts/call-failures.ts';

interface Form {
  path: ScreenPath;
  /** Typed values by field name. */
  typed: Record<string, string>;
  button: string;
  /** Call sent by the form. */
  sends: string;
  /** Better messages than the common ones. */
  own?: Partial<Record<CallFailureKind, string>>;
}

const email = 'nueva@example.com';
const password = 'Mercado-2026';
const shopper = { fullName: 'Nueva Persona', username: email, password };
const seller = { ...shopper, phone: '600 100 200' };
const server = 'Algo ha ido mal';
const ofAccount = { '409': 'Conflicto al procesar la solicitud.' };
const ofUser = {
  '401': 'Usuario no autenticado. Por favor, inicia sesión.',
  '403': 'No tienes permisos de administrador para esta acción.',
  '403 without a code': 'No tienes permisos de administrador para esta acción.',
  '404': 'Usuario no encontrado.',
  '422': server,
  '503': 'Error del servidor: 503',
};

const FORMS: Form[] = [
  { path: '/register', typed: shopper, button: 'Crear cuenta', sends: '/auth/signup', own: ofAccount },
  {
    path: '/register-vendors',
    typed: seller,
    button: 'Crear cuenta de productor',
    sends: '/auth/signup',
    own: ofAccount,
  },
  {
    path: '/confirm-account',
    typed: { username: email, confirmationCode: '123456' },
    button: 'Confirmar cuenta',
    sends: '/auth/confirm',
    own: ofAccount,
  },
  {
    path: '/forgot-password',
    typed: { username: email },
    button: 'Enviar código',
    sends: '/auth/forgot-password',
    own: ofAccount,
  },
  {
    path: '/reset-password',
    typed: { username: email, confirmationCode: '123456', newPassword: password },
    button: 'Guardar contraseña',
    sends: '/auth/reset-password',
    own: ofAccount,
  },
  {
    path: '/contact',
    typed: { name: 'Ana', email, subject: 'Hola', message: 'Una pregunta que tengo.' },
    button: 'Enviar mensaje',
    sends: '/notifications/contact',
    own: ofAccount,
  },
  {
    path: '/profile',
    typed: { fullName: 'Otra Persona' },
    button: 'Guardar cambios',
    sends: '/users/v1/users/profile',
    own: ofUser,
  },
  {
    path: '/profile',
    typed: { email, currentPassword: 'Mercado-2025' },
    button: 'Enviar código',
    sends: '/users/v1/users/profile',
    own: ofUser,
  },
  {
    path: '/profile',
    typed: { oldPassword: 'Mercado-2025', newPassword: password },
    button: 'Cambiar contraseña',
    sends: '/users/change-password',
    own: {
      ...ofUser,
      '422': 'La nueva contraseña no cumple con los requisitos de seguridad',
      '429': 'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.',
    },
  },
];

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fieldsOf = (form: HTMLFormElement, typed: Form['typed']) =>
  Object.keys(typed).map((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      throw new Error(
        `The form has no ${name}: ${[...form.elements].map((one) => one.getAttribute('name')).join()}`,
      );
    return field;
  });

describe('battery 107 R8.6 R8.13 a form whose call meets trouble', () => {
  test.each(FORMS)(
    '$path, "$button", says which, keeps what was typed, and is sent once each time',
    async ({ path, typed, button, sends, own = {} }) => {
      for (const trouble of CALL_FAILURE_KINDS) {
        const { seen, leave } = await visitWithFailure(path, trouble);
        const sent = () => seen.filter(({ method, url }) => method !== 'GET' && url.endsWith(sends)).length;
        const submit = screen.getByRole('button', { name: button });
        const form = submit.closest('form')!;
        const fields = fieldsOf(form, typed);
        for (const field of fields) fireEvent.change(field, { target: { value: typed[field.name] } });
        const press = async () => {
          await act(async () => fireEvent.submit(form));
          await advanceSeconds(VISIT_TIMEOUT_SECONDS);
        };
        await press();
        const said = own[trouble] ?? CALL_FAILURE_MESSAGES[trouble];
        const alerts = within(form)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent ?? '');
        const isHeard = alerts.some((alert) => alert.includes(said));
        expect([trouble, isHeard ? said : alerts, readVisitedPage().waits]).toEqual([trouble, said, 0]);
        expect([trouble, fields.map(({ value }) => value)]).toEqual([trouble, Object.values(typed)]);
        const once = sent();
        expect([trouble, once]).toEqual([trouble, once === 2 ? 2 : 1]);
        await press();
        expect([trouble, sent() > once]).toEqual([trouble, true]);
        leave();
        cleanup();
      }
    },
  );
});
