import type { Formatter } from '../../../contract/values/format.ts';
import type { ReminderStore } from '../../machines/reminders/reminder-store.machine.ts';
import type { ReminderRequestFailure } from '../../machines/reminders/reminder-request.machine.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';
import { storeNotFoundText } from '../store/store.messages.ts';

export const reminderMessages = {
  title: 'Avísame',
  coming: 'Cargando el puesto',
  onOpening: (name: string) => `Te avisamos cuando abra ${name}`,
  onReturn: (name: string) => `Te avisamos cuando vuelva ${name}`,
  opens: (day: string) => `Abre el ${day}. `,
  lead: 'Déjanos tu correo y te escribimos una sola vez, cuando abra. No hace falta tener cuenta.',
  email: 'Email',
  submit: 'Avisadme',
  busy: 'Enviando…',
  asideTitle: 'Qué hacemos con tu correo',
  facts: [
    'Solo lo usamos para este aviso, y lo borramos en cuanto lo enviamos.',
    'Si no has entrado en tu cuenta, antes te preguntamos por correo si lo has pedido tú.',
    'En cada mensaje hay un enlace para que no te escribamos más.',
    'Si en un año no ha abierto, también lo borramos.',
  ],
  askedTitle: 'Mira tu correo',
  asked: (email: string) =>
    `Hemos enviado un mensaje a ${email}. Ábrelo y dinos que sí: hasta entonces no te avisaremos.`,
  askedHint: 'Si no lo ves, mira en el correo no deseado. En dos días olvidamos lo que nadie confirma.',
  notedTitle: 'Hecho, te avisaremos',
  noted: (email: string) => `Te escribiremos a ${email} en cuanto abra.`,
  openTitle: (name: string) => `${name} ya está abierto`,
  openLead: 'No hace falta esperar más.',
  toStore: 'Ir al puesto',
  answerTitle: '¿Te avisamos?',
  answerLead:
    'Tu correo está apuntado para saber cuándo abre un puesto. Dinos si quieres que te avisemos; será una sola vez.',
  confirm: 'Sí, avisadme',
  cancel: 'No quiero avisos',
  confirmedTitle: 'Hecho, te avisaremos',
  confirmed: (name: string) => `Te escribiremos una sola vez, cuando abra ${name}.`,
  cancelledTitle: 'No te escribiremos',
  cancelled: 'Hemos borrado tu correo de este aviso.',
  goneTitle: 'Este aviso ya no existe',
  gone: 'O ya te hemos avisado, o lo quitaste, o pasó demasiado tiempo. En todo caso, ya no guardamos tu correo para este aviso.',
  toStores: 'Ver los puestos',
} as const;

export const reminderLabels = { email: reminderMessages.email };

/** Heading of the form, by whether the store will open or may return. */
export const reminderTitle = (
  { name, status }: Pick<ReminderStore, 'name' | 'status'>,
  isUpcoming: boolean,
) =>
  isUpcoming || status === 'scheduled' ? reminderMessages.onOpening(name) : reminderMessages.onReturn(name);

/** Failure message of a reminder request. A conflict uses the server's message, which names the cause. */
export function reminderFailureText(
  { code, message, retryAfter }: FormFailure<ReminderRequestFailure>,
  idOrSlug: string,
  format: Pick<Formatter, 'count'>,
): string {
  if (code === 'POPUP_STORE_NOT_FOUND') return storeNotFoundText(idOrSlug);
  if (code === 'BOT_CHECK_FAILED') return failureMessages.FORBIDDEN;
  if (code === 'CONFLICT' && message) return message;
  return `${failureMessages[code]}${retryWaitText(retryAfter, format)}`;
}
