import type { CommonFailure } from '../../../contract/api/failure.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import type { OrderMessageFailure } from '../../machines/orders/order-message.machine.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';

/** Texts around the message form, by author. */
export interface OrderMessageTexts {
  open: string;
  lead: string;
  sent: string;
}

/** For the shopper. */
export const orderMessageToStoreTexts: OrderMessageTexts = {
  open: 'Escribir al puesto',
  lead: '¿Una duda, o ha habido un problema? Tu mensaje le llega por correo a quien lo vende, y te contesta desde el pedido.',
  sent: 'Mensaje enviado. Te responderán por correo.',
};

/** For the producer. */
export const orderMessageToShopperTexts = (buyer: string): OrderMessageTexts => ({
  open: `Escribir a ${buyer}`,
  lead: 'Tu mensaje le llega por correo, con lo que lleva el pedido, y podrá contestarte desde la página de su pedido.',
  sent: 'Mensaje enviado. Si te responde, te llegará por correo.',
});

export const orderMessageMessages = {
  wholeOrder: 'Todo el pedido',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  again: 'Escribir otro mensaje',
};

export const orderMessageLabels = { productOrderId: 'Sobre qué', message: 'Mensaje' };

const words: Record<OrderMessageFailure | CommonFailure, string> = {
  ...failureMessages,
  NOT_OWNER: 'No tienes permisos para acceder a este pedido.',
  NOT_FOUND: 'No encontramos este pedido.',
};

/** Failure message of sending a message, with the wait before a retry. */
export const orderMessageFailureText = (
  { code, retryAfter }: FormFailure<OrderMessageFailure>,
  format: Pick<Formatter, 'count'>,
): string =>
  `${code === 'BOT_CHECK_FAILED' ? words.FORBIDDEN : words[code]}${retryWaitText(retryAfter, format)}`;
