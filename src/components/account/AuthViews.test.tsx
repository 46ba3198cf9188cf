import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { visitMarket } from '../../../tests/support/views/market-visit.tsx';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW } from '../../../tests/support/samples/samples.ts';
import { codeRequestMachine } from '../../machines/auth/code-request.machine.ts';
import { loginMachine } from '../../machines/auth/login.machine.ts';
import { blankRegistration, registerMachine } from '../../machines/auth/register.machine.ts';
import type { SessionFailure } from '../../machines/auth/session-failure.ts';
import { LoginView } from './LoginView.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { ProducerSignupForMembers } from './ProducerSignupForMembers.tsx';
import { RegisterView } from './RegisterView.tsx';
import { ResendCode } from './ResendCode.tsx';
import { createAuthLinkHref } from './auth-links.ts';

afterEach(cleanup);

const authHref = createAuthLinkHref('/cart');
const linksIn = (place: Element) =>
  [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const login = (reason: SessionFailure | null, onCheckedAgain?: () => void) => (
  <LoginView
    actorRef={createActor(loginMachine, { input: { values: { username: '', password: '' } } }).start()}
    reason={reason}
    authHref={authHref}
    onCheckedAgain={onCheckedAgain}
  />
);
const register = (role: 'consumer' | 'producer') => (
  <RegisterView
    actorRef={createActor(registerMachine, { input: { values: blankRegistration(role) } }).start()}
    authHref={authHref}
  />
);

const PERKS = [
  'Compra en varios puestos con un solo pedido.',
  'Sigue cada paquete, puesto a puesto.',
  'Tu carrito te espera en el móvil y en el ordenador.',
];
const FACTS = [
  '1Crea y confirma tu cuentaUn email, una contraseña y el código que te mandamos.',
  '2Dale forma a tu puestoNombre, fechas, colores y una de las seis plantillas.',
  '3Pon tus productosDe uno en uno o todos de golpe, con un ZIP.',
  '4AbreSe abre y se cierra solo, el día y a la hora que digas.',
  'El cobro y el envío los acuerdas tú con cada cliente: el mercado no toca el dinero.',
  'Las existencias bajan con cada pedido; nadie compra más de lo que tienes.',
  'La cuenta de productor vende. Para comprar, usa otra de cliente con otro email.',
];
test.each<[string, () => ReactNode, string, string[]]>([
  ['Iniciar sesión · Tenderete', () => login(null), 'Una cuenta, toda la plaza', PERKS],
  ['Crear cuenta · Tenderete', () => register('consumer'), 'Una cuenta, toda la plaza', PERKS],
  ['Vende con nosotros · Tenderete', () => register('producer'), 'Qué te espera', FACTS],
])('the page “%s” tells beside its form what comes of it', async (title, show, named, facts) => {
  await renderWithMarketProviders(show());
  const aside = screen.getByRole('complementary', { name: named, hidden: true });
  expect([
    document.title,
    within(aside)
      .getAllByRole('listitem', { hidden: true })
      .map((one) => one.textContent),
  ]).toEqual([title, facts]);
});

test('who comes to the login is told why, and led to the confirmation or back into a session', async () => {
  await renderWithMarketProviders(login('USER_NOT_CONFIRMED'));
  expect(linksIn(screen.getByRole('alert'))).toEqual([
    ['Confirmar mi cuenta', '/confirm-account?origin=%2Fcart'],
  ]);
  cleanup();
  let checks = 0;
  await renderWithMarketProviders(login('SESSION_EXPIRED', () => (checks += 1)));
  expect(linksIn(screen.getByRole('alert'))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Comprobar mi sesión otra vez' }));
  expect(checks).toBe(1);
  cleanup();
  await renderWithMarketProviders(login(null));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(screen.queryByText('Comprobar mi sesión otra vez')).toBe(null);
});

test.each([
  ['consumer', 'Esta cuenta es para comprar', ['Cerrar sesión'], []],
  ['admin', 'Esta cuenta es de administración', ['Cerrar sesión'], []],
  ['producer', 'Ya tienes tu cuenta de productor', [], [['Ir a tu trastienda', '/producer/dashboard']]],
] as const)(
  'a %s who wants to sell is told why not so, and the way on',
  async (role, name, buttons, links) => {
    let left = 0;
    await renderWithMarketProviders(<ProducerSignupForMembers role={role} onSignedOut={() => (left += 1)} />);
    const words = screen.getByRole('region', { name });
    const pressed = within(words).queryAllByRole('button');
    for (const button of pressed) fireEvent.click(button);
    expect([pressed.map(({ textContent }) => textContent), linksIn(words), left]).toEqual([
      buttons,
      links,
      buttons.length,
    ]);
  },
);

test('another code may be asked for as soon as its seconds are over, not before', async () => {
  const actorRef = createActor(codeRequestMachine, { input: { action: 'confirm_signup' } }).start();
  actorRef.send({ type: 'code.sent', at: NOW });
  await renderWithMarketProviders(<ResendCode actorRef={actorRef} username="ana@example.com" />);
  const button = screen.getByRole('button', { name: 'Enviar otro código' });
  const wait = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([button.getAttribute('aria-disabled'), wait?.textContent]).toEqual([
    'true',
    'Podrás pedir otro dentro de 1:00',
  ]);
  cleanup();
  const fresh = createActor(codeRequestMachine, { input: { action: 'confirm_signup' } }).start();
  await renderWithMarketProviders(<ResendCode actorRef={fresh} username="ana@example.com" />);
  const free = within(screen.getByRole('region', { name: '¿No te ha llegado?' })).getByRole('button');
  expect([free.getAttribute('aria-disabled'), screen.queryByText(/^Podrás pedir otro/)]).toEqual([
    null,
    null,
  ]);
});

test('the rules of a password are a list with a name; a rule that is kept is ticked', async () => {
  await renderWithMarketProviders(<PasswordRules password="Mercado2026" />);
  const list = screen.getByRole('list', { name: 'La contraseña debe tener' });
  const ticked = [...list.children].map((rule) => [rule.textContent, rule.querySelector('svg') !== null]);
  expect(ticked).toEqual([
    ['Al menos 8 caracteres: cumplido', true],
    ['Una letra minúscula: cumplido', true],
    ['Una letra mayúscula: cumplido', true],
    ['Un número: cumplido', true],
    ['Un carácter especial: pendiente', false],
    ['Ninguna palabra fácil de adivinar: cumplido', true],
  ]);
});

test('the address that was typed is there on the next way in, and a blank one is not handed on', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitMarket('/login', { present: null });
  visit.show();
  const handed = () => visit.router.state.location.state.email;
  fireEvent.click(await screen.findByRole('link', { name: 'Crear cuenta' }));
  const blank = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await screen.findByRole('heading', { name: 'Crea tu cuenta' });
  const before = ['email' in visit.router.state.location.state, blank.value];
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ana@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Inicia sesión' }));
  await screen.findByRole('heading', { name: 'Entra en tu cuenta' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([before, handed(), field.value]).toEqual([[false, ''], 'ana@example.com', 'ana@example.com']);
});
