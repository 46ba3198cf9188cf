import type { NotificationFailureCode } from '../../../../contract/notifications/notification-failure.ts';
import type { Notification } from '../../../../contract/notifications/notification.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import type { FormFailure } from '../../../machines/ui/form.machine.ts';
import { retryWaitText } from '../../feedback/retry-wait-text.ts';
import { notificationChangeFailureText } from './admin-notifications.messages.ts';

export const newNotificationMessages = {
  title: 'Aviso nuevo',
  back: 'Avisos',
  form: 'Qué quieres contar',
  submit: 'Publicar el aviso',
  busy: 'Publicando…',
  saved: 'El aviso está publicado.',
  preview: 'Así lo verán',
  untitled: 'Sin título todavía',
  unwritten: 'Aquí irá lo que escribas.',
  linkHint: 'La página a la que lleva, como /tienda/la-colmena. Quien lea el aviso irá ahí con «Ver más».',
  when: 'Lo ven al abrir la campana. Quien ya esté en el mercado lo recibe en cinco minutos como mucho; nadie tiene que recargar.',
  until: 'Se queda ahí hasta que lo archives o lo borres. Cada cual puede descartarlo para sí.',
  leave: {
    title: '¿Salir sin publicar?',
    question: 'Lo que has escrito se pierde.',
    confirm: 'Salir sin publicar',
    dismiss: 'Seguir escribiendo',
  },
} as const;

export const notificationLabels = {
  title: 'Título',
  message: 'Mensaje',
  link: 'Enlace',
  type: 'Tipo',
  priority: 'Prioridad',
} as const;

/** Effect of each priority on the count of the bell (R9.10). */
export const notificationPriorityHints: Readonly<Record<Notification['priority'], string>> = {
  LOW: 'No suma en el número de la campana.',
  MEDIUM: 'No suma en el número de la campana.',
  HIGH: 'Suma uno en el número de la campana durante 24 horas.',
  URGENT: 'Lleva la marca «Urgente», pero no suma en el número de la campana: para eso, elige «Importante».',
};

/** Failure message for publishing a notification, with the wait before a retry. */
export const newNotificationFailureText = (
  failure: FormFailure<NotificationFailureCode>,
  format: Pick<Formatter, 'count'>,
): string => `${notificationChangeFailureText(failure)}${retryWaitText(failure.retryAfter, format)}`;
