import type { Formatter } from '../../../contract/format.ts';
import type { SessionFailure } from '../../machines/session/session-failure.ts';
import { sessionMessages } from './session.messages.ts';

export const loginMessages = {
  title: 'Entra en tu cuenta',
  lead: 'Para pagar lo que llevas en el carrito y seguir tus pedidos.',
  username: 'Email',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  busy: 'Entrando…',
  aside: 'Una cuenta, toda la plaza',
  perks: [
    'Compra en varios puestos con un solo pedido.',
    'Sigue cada paquete, puesto a puesto.',
    'Tu carrito te espera en el móvil y en el ordenador.',
  ],
};

/** Why somebody was not let in, a bot check in its own words (R8.3); `retryAfter` in seconds says how long to wait (R8.1, R8.2). */
export function loginFailureText(
  { code, message, retryAfter }: { code: SessionFailure; message?: string; retryAfter?: number },
  { count }: Pick<Formatter, 'count'>,
): string {
  const text = (code === 'BOT_CHECK_FAILED' && message) || sessionMessages[code];
  if (retryAfter === undefined || retryAfter <= 0) return text;
  const wait =
    retryAfter < 60
      ? count(Math.ceil(retryAfter), 'segundo', 'segundos')
      : count(Math.ceil(retryAfter / 60), 'minuto', 'minutos');
  return `${text} Podrás volver a intentarlo en ${wait}.`;
}
