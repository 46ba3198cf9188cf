import type { Formatter } from '../../../contract/values/format.ts';
import type { SessionFailure } from '../../machines/auth/session-failure.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';
import { sessionFailureText } from './session.messages.ts';

export const loginMessages = {
  title: 'Entra en tu cuenta',
  lead: 'Para llevarte lo del carrito y seguir tus pedidos.',
  username: 'Email',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  busy: 'Entrando…',
  checkAgain: 'Comprobar mi sesión otra vez',
  forgotten: 'He olvidado mi contraseña',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Crear cuenta',
  confirm: 'Confirmar mi cuenta',
  aside: 'Una cuenta, toda la plaza',
  perks: [
    'Compra en varios puestos con un solo pedido.',
    'Sigue cada paquete, puesto a puesto.',
    'Tu carrito te espera en el móvil y en el ordenador.',
  ],
};

/**
 * Failure message of a login. A refused bot check uses the server's message (R8.3); `retryAfter` is in seconds (R8.1, R8.2).
 */
export function loginFailureText(
  { code, message, retryAfter }: { code: SessionFailure; message?: string; retryAfter?: number },
  format: Pick<Formatter, 'count'>,
): string {
  const text = (code === 'BOT_CHECK_FAILED' && message) || sessionFailureText(code);
  return `${text}${retryWaitText(retryAfter, format)}`;
}
