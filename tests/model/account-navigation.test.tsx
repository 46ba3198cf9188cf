import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const consumer = sampleUserWithRole('consumer', 1);
const EMAIL = 'nueva@example.com';
const PASSWORD = 'Mercado-2026';
const origin = `?origin=${encodeURIComponent('/orders?status=pending')}`;

const accepted = successfulAnswer(undefined);
const answers = {
  signup: accepted,
  confirmAccount: accepted,
  forgotPassword: accepted,
  resetPassword: accepted,
  resendConfirmation: accepted,
};

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(cleanup);

async function arrive(href: string, title: string, more = {}) {
  const visit = visitMarket(href, { present: null, answers: { ...answers, ...more } });
  visit.show();
  act(visit.wake);
  await screen.findByRole('heading', { level: 1, name: title });
  return visit;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAt = (name: string) => screen.findByRole('heading', { level: 1, name });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the ways in lead to one another', () => {
  test('R2.1 R2.10 R7.3 R7.4 a new shopper signs up, confirms, and comes to the login with address and origin', async () => {
    const visit = await arrive(`/register${origin}`, 'Crea tu cuenta');
    write('Nombre y apellidos', 'Nueva Persona');
    write('Email', EMAIL);
    write('Contraseña', PASSWORD);
    press('Crear cuenta');
    await isAt('Mira tu correo');
    expect([visit.at(), valueOf('Email')]).toEqual([`/confirm-account${origin}`, EMAIL]);
    write('Código', 'Tu código es 12 34 56.');
    expect(valueOf('Código')).toBe('123456');
    press('Confirmar cuenta');
    await isAt('Entra en tu cuenta');
    expect([visit.at(), valueOf('Email')]).toEqual([`/login${origin}`, EMAIL]);
    expect(visit.asked).toEqual([
      {
        name: 'signup',
        input: {
          body: {
            fullName: 'Nueva Persona',
            username: EMAIL,
            phone: '',
            password: PASSWORD,
            role: 'consumer',
          },
        },
      },
      { name: 'confirmAccount', input: { body: { username: EMAIL, confirmationCode: '123456' } } },
    ]);
  });

  test('R1.3 R7.3 who comes to sell gets a producer’s account', async () => {
    const visit = await arrive('/register-vendors', 'Monta aquí tu puesto');
    write('Nombre y apellidos', 'Nueva Persona');
    write('Email', EMAIL);
    write('Teléfono', '600 100 200');
    write('Contraseña', PASSWORD);
    press('Crear cuenta de productor');
    await isAt('Mira tu correo');
    expect(visit.asked).toEqual([
      {
        name: 'signup',
        input: {
          body: {
            fullName: 'Nueva Persona',
            username: EMAIL,
            phone: '600 100 200',
            password: PASSWORD,
            role: 'producer',
          },
        },
      },
    ]);
  });

  test('R2.10 R7.4 who has forgotten asks for a code, chooses anew, and comes to the login', async () => {
    const visit = await arrive(`/login${origin}`, 'Entra en tu cuenta');
    write('Email', EMAIL);
    fireEvent.click(screen.getByRole('link', { name: 'He olvidado mi contraseña' }));
    await isAt('¿Has olvidado la contraseña?');
    expect([visit.at(), valueOf('Email')]).toEqual([`/forgot-password${origin}`, EMAIL]);
    press('Enviar código');
    await isAt('Elige otra contraseña');
    expect([visit.at(), valueOf('Email')]).toEqual([`/reset-password${origin}`, EMAIL]);
    write('Código', '123456');
    write('Contraseña nueva', PASSWORD);
    press('Guardar contraseña');
    await isAt('Entra en tu cuenta');
    expect([visit.at(), valueOf('Email')]).toEqual([`/login${origin}`, EMAIL]);
  });

  test('R7.4 a code that was just sent is not asked for again at once', async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    try {
      const visit = await arrive('/forgot-password', '¿Has olvidado la contraseña?');
      write('Email', EMAIL);
      press('Enviar código');
      await isAt('Elige otra contraseña');
      const again = screen.getByRole('button', { name: 'Enviar otro código' });
      expect(again.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(again);
      await act(async () => vi.advanceTimersByTime(61_000));
      expect(again.getAttribute('aria-disabled')).toBe(null);
      fireEvent.click(again);
      await screen.findByText(
        'Si hay una cuenta con ese email, te hemos mandado otro código. El anterior ya no vale.',
      );
      expect(visit.asked.map(({ name }) => name)).toEqual(['forgotPassword', 'forgotPassword']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('R8.1 who has not confirmed is led to where they can', async () => {
    const visit = visitMarket('/login', {
      present: null,
      session: { signIn: async () => ({ ok: false, failure: 'USER_NOT_CONFIRMED' }) },
    });
    visit.show();
    act(visit.wake);
    await isAt('Entra en tu cuenta');
    write('Email', EMAIL);
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: PASSWORD } });
    press('Iniciar sesión');
    fireEvent.click(await screen.findByRole('link', { name: 'Confirmar mi cuenta' }));
    await isAt('Mira tu correo');
    expect(valueOf('Email')).toBe(EMAIL);
  });

  test.each([
    ['/confirm-account', 'Mira tu correo'],
    ['/reset-password', 'Elige otra contraseña'],
  ])('R7.4 the link of a letter to %s brings address and code along', async (path, title) => {
    await arrive(`${path}#email=ana%2Bmercado%40example.com&code=204060`, title);
    expect([valueOf('Email'), valueOf('Código')]).toEqual(['ana+mercado@example.com', '204060']);
  });

  test('R7.4 what such a link brings to the login is the address alone', async () => {
    await arrive('/login#email=ana%40example.com&code=204060', 'Entra en tu cuenta');
    expect(valueOf('Email')).toBe('ana@example.com');
  });

  test('R8.6 a wrong code stands at its field, with the focus there and what was typed', async () => {
    await arrive('/confirm-account', 'Mira tu correo', {
      confirmAccount: { ok: false, failure: sampleFailure('INVALID_CODE', { status: 422 }) },
    });
    write('Email', EMAIL);
    write('Código', '000000');
    press('Confirmar cuenta');
    await screen.findByText('El código no es correcto o ha caducado. Revísalo o pide otro.');
    expect([valueOf('Email'), valueOf('Código'), document.activeElement?.getAttribute('name')]).toEqual([
      EMAIL,
      '000000',
      'confirmationCode',
    ]);
  });

  test.each(['/confirm-account', '/reset-password'])(
    'the mailbox of an installation without mail is pointed to on %s',
    async (path) => {
      const visit = visitMarket(path, { present: null });
      visit.show();
      act(visit.wake);
      expect((await screen.findByRole('link', { name: 'buzón local' })).getAttribute('href')).toBe(
        '/__mailbox',
      );
    },
  );

  test.each([
    ['consumer', 'Esta cuenta es para comprar', 'button', 'Cerrar sesión'],
    ['producer', 'Ya tienes tu cuenta de productor', 'link', 'Ir a tu trastienda'],
    ['admin', 'Esta cuenta es de administración', 'button', 'Cerrar sesión'],
  ] as const)('R2.1 a signed-in %s who wants to sell is told how', async (role, title, kind, word) => {
    const visit = visitMarket('/register-vendors', { present: sampleUserWithRole(role, 1) });
    visit.show();
    act(visit.wake);
    await screen.findByRole('heading', { level: 2, name: title });
    const main = within(screen.getByRole('main'));
    expect([
      visit.at(),
      main.queryByRole('textbox'),
      main.getByRole(kind, { name: word }).textContent,
    ]).toEqual(['/register-vendors', null, word]);
  });

  test('R2.1 who signs out in order to sell finds the form for it', async () => {
    const visit = visitMarket('/register-vendors', { present: consumer });
    visit.show();
    act(visit.wake);
    await screen.findByRole('heading', { level: 2, name: 'Esta cuenta es para comprar' });
    press('Cerrar sesión');
    await screen.findByRole('button', { name: 'Crear cuenta de productor' });
    expect(visit.at()).toBe('/register-vendors');
  });

  test('R2.10 who is signed in passes /register by', async () => {
    const visit = visitMarket('/register', { present: consumer });
    visit.wake();
    await visit.until('authenticated');
    await visit.router.load();
    await waitFor(() => expect(visit.at()).toBe('/'));
  });
});
