import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { ContactState } from '../../../../contract/contact/contact-message.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import type { ContactReplyFailure } from '../../../machines/admin/contact/contact-reply.machine.ts';
import type { FormFailure } from '../../../machines/ui/form.machine.ts';
import { retryWaitText } from '../../feedback/retry-wait-text.ts';
import { adminFailures } from '../../back-office/admin-failure.messages.ts';

export const contactMessageMessages = {
  message: 'Mensaje',
  messages: 'Mensajes',
  loading: 'Cargando el mensaje',
  gone: 'Este mensaje no está',
  goneHint: 'Puede que la dirección esté incompleta.',
  allMessages: 'Ver los mensajes',
  from: 'De',
  received: 'Recibido el',
  written: 'Lo que escribió',
  mailed: 'Lo que le respondiste',
  by: (name: string | null, moment: string) => `${name ?? 'Alguien que ya no está'} · ${moment}`,
  steps: 'Qué hacer con él',
  reply: 'Responder',
  replyLead: (email: string) => `Le llega por correo a ${email}, con su mensaje debajo.`,
  submit: 'Enviar respuesta',
  busy: 'Enviando…',
  sent: (email: string) => `Respuesta enviada a ${email}.`,
  leave: {
    title: '¿Salir sin enviar la respuesta?',
    question: 'Lo que has escrito se pierde.',
    confirm: 'Salir sin enviar',
    dismiss: 'Seguir escribiendo',
  },
} as const;

export const contactReplyLabels = { message: 'Tu respuesta' } as const;

/** Label of a status change, by the current and the new status. */
export function contactStatusChangeLabel(from: ContactState, to: ContactState): string {
  if (to === 'new') return 'Marcar como no leído';
  if (to === 'answered') return 'Ya está respondido';
  if (to === 'closed') return from === 'answered' ? 'Cerrar' : 'Cerrar sin responder';
  return from === 'new' ? 'Marcar como leído' : 'Volver a abrirlo';
}

const failures = {
  ...adminFailures,
  NOT_FOUND: 'Este mensaje ya no existe.',
  INVALID_TRANSITION: 'El mensaje ha cambiado mientras tanto. Vuelve a mirarlo.',
} satisfies Record<FailureOf<'changeContactMessageState'>['code'], string>;

/** Failure message of a contact message or its status change. CONFLICT and INVALID_TRANSITION use the server's message. */
export const contactMessageFailureText = ({ code, message }: KnownFailure<keyof typeof failures>): string =>
  ((code === 'CONFLICT' || code === 'INVALID_TRANSITION') && message) || failures[code];

/** Failure message of a reply, with the wait before a retry. */
export function contactReplyFailureText(
  { code, ...failure }: FormFailure<ContactReplyFailure>,
  format: Pick<Formatter, 'count'>,
): string {
  const known = code === 'BOT_CHECK_FAILED' ? 'FORBIDDEN' : code;
  return `${contactMessageFailureText({ ...failure, code: known })}${retryWaitText(failure.retryAfter, format)}`;
}
