import type { KnownFailure } from '../../../contract/calls/failure.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { ContactFailure } from '../../machines/contact/contact.machine.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { waitText } from '../feedback/wait-text.ts';

export const contactMessages = {
  title: 'Escríbenos',
  lead: 'Cuéntanos qué necesitas: una duda con un pedido, una idea para el mercado o ganas de montar un puesto.',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  sentTitle: 'Mensaje enviado',
  sentText: 'Gracias por escribirnos. Lo leemos y te respondemos a',
  again: 'Escribir otro mensaje',
  asideTitle: 'Antes de escribir',
  facts: [
    'Si es por un pedido, dinos su número: lo encontramos antes.',
    'De cada producto responde quien lo hace; si hace falta, os ponemos en contacto.',
    'Tu email solo lo usamos para responderte.',
  ],
};

export const contactLabels = {
  name: 'Nombre',
  email: 'Email',
  subject: 'Asunto',
  message: 'Mensaje',
};

/** What went wrong with a message to the house (R8.3, R8.6). */
const contactFailures = {
  ...failureMessages,
  INVALID_NAME: failureMessages.VALIDATION_FAILED,
  INVALID_EMAIL: failureMessages.VALIDATION_FAILED,
  INVALID_EMAIL_FORMAT: failureMessages.VALIDATION_FAILED,
  INVALID_SUBJECT: failureMessages.VALIDATION_FAILED,
  INVALID_MESSAGE: failureMessages.VALIDATION_FAILED,
  BOT_CHECK_FAILED: 'No hemos podido comprobar que eres una persona. Vuelve a intentarlo.',
} satisfies Record<ContactFailure, string>;

/** The failure in words, with when to try again; what the bot check says, in its own. */
export function contactFailureText(
  { code, message, retryAfter }: KnownFailure<ContactFailure>,
  format: Pick<Formatter, 'count'>,
): string {
  const text = (code === 'BOT_CHECK_FAILED' && message) || contactFailures[code];
  return `${text}${waitText(retryAfter, format)}`;
}
