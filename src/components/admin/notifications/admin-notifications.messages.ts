import type { NOTIFICATION_SORTS } from '../../../../contract/notifications/notification-sorts.ts';
import type { Notification, NotificationStatus } from '../../../../contract/notifications/notification.ts';
import type { NotificationsFailure } from '../../../machines/notifications/notifications.machine.ts';
import { failureMessages } from '../../feedback/failure.messages.ts';
import { notificationFailureText } from '../../notifications/notification-failure.messages.ts';

export const adminNotificationsMessages = {
  title: 'Avisos',
  create: 'Escribir un aviso',
  filters: 'Filtrar los avisos',
  status: 'Estado',
  type: 'Tipo',
  priority: 'Prioridad',
  all: 'Todos',
  allPriorities: 'Todas',
  sort: 'Ordenar por',
  results: 'Avisos del mercado',
  coming: 'Cargando los avisos',
  item: 'aviso',
  items: 'avisos',
  beyond: 'Aquí ya no hay más avisos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Ahora mismo no hay ningún aviso publicado',
  bareHint: 'Lo que escribas aquí lo verá todo el mundo en la campana.',
  none: 'Ningún aviso coincide',
  noneHint: 'Prueba con otro estado o quita algún filtro.',
  unfiltered: 'Ver los publicados',
  notification: 'Aviso',
  created: 'Escrito',
  actions: 'Acciones',
  leadsTo: (path: string) => `Lleva a ${path}`,
  archive: 'Archivar',
  archiveOf: (title: string) => `Archivar: ${title}`,
  publish: 'Publicar de nuevo',
  publishOf: (title: string) => `Publicar de nuevo: ${title}`,
  remove: 'Borrar',
  removeOf: (title: string) => `Borrar: ${title}`,
} as const;

export const notificationDeletionMessages = {
  question: (title: string) => `¿Borrar «${title}»?`,
  message:
    'Desaparece para todo el mundo y no se puede recuperar. Si solo quieres que deje de verse, archívalo.',
  confirm: 'Borrar el aviso',
  dismiss: 'No borrar',
} as const;

export const notificationStatusLabels: Readonly<Record<NotificationStatus, string>> = {
  ACTIVE: 'Publicados',
  INACTIVE: 'Ocultos',
  ARCHIVED: 'Archivados',
};

export const notificationPriorityLabels: Readonly<Record<Notification['priority'], string>> = {
  LOW: 'Baja',
  MEDIUM: 'Normal',
  HIGH: 'Importante',
  URGENT: 'Urgente',
};

export const notificationSortText: Readonly<Record<(typeof NOTIFICATION_SORTS)[number], string>> = {
  createdAt: 'Los más nuevos',
  priority: 'Los más urgentes',
};

/** Failure message for creating, changing or deleting a notification. Status 403 means that the session is over (R8.12). */
export function notificationChangeFailureText(failure: NotificationsFailure): string {
  if (failure.status === 403) return failureMessages.UNAUTHENTICATED;
  if (failure.status === 404) return 'Este aviso ya no existe.';
  return notificationFailureText(failure);
}
