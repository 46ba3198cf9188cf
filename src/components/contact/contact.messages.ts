import type { Formatter } from '../../../contract/values/format.ts';
import type { ContactFailure } from '../../machines/contact/contact.machine.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { notificationFailureText } from '../notifications/notification-failure.messages.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';

export const contactFormMessages = {
  title: 'Escríbenos',
  lead: 'Cuéntanos qué necesitas: una duda con un pedido, una idea para el mercado o ganas de montar un puesto.',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  sentTitle: 'Mensaje enviado',
  sentText: 'Gracias por escribirnos. Lo leemos y te respondemos a',
  home: 'Volver a la plaza',
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

const NO_PERSON = 'No hemos podido comprobar que eres una persona. Vuelve a intentarlo.';

/**
 * Failure message of the contact form, with the wait before a retry (R8.3, R8.12). A refused bot check uses the server's
 * message.
 */
export function contactFailureText(
  failure: FormFailure<ContactFailure>,
  format: Pick<Formatter, 'count'>,
): string {
  const { code, message, retryAfter } = failure;
  const text = code === 'BOT_CHECK_FAILED' ? (message ?? NO_PERSON) : notificationFailureText(failure);
  return `${text}${retryWaitText(retryAfter, format)}`;
}
