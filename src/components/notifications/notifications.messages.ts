import type { Notification } from '../../../contract/notifications/notification.ts';

export const notificationsMessages = {
  title: 'Avisos',
  close: 'Cerrar los avisos',
  empty: 'No hay ningún aviso',
  emptyHint: 'Cuando el mercado tenga algo que contarte, lo verás aquí.',
  loading: 'Cargando los avisos',
  stale: 'No hemos podido mirar si hay avisos nuevos.',
  follow: 'Ver más',
  followNamed: (title: string) => `Ver más: ${title}`,
  dismiss: 'Descartar',
  dismissNamed: (title: string) => `Descartar: ${title}`,
  news: (news: readonly Notification[]) => {
    const [first] = news;
    if (!first) return '';
    return news.length === 1 ? `Nuevo aviso: ${first.title}` : `${news.length} avisos nuevos`;
  },
} as const;

export const notificationTypeLabels: Readonly<Record<Notification['type'], string>> = {
  INFO: 'Información',
  WARNING: 'Atención',
  ERROR: 'Incidencia',
  SUCCESS: 'Buena noticia',
};

/** Priority labels; null for normal priorities. */
export const notificationPriorityBadges: Readonly<Record<Notification['priority'], string | null>> = {
  LOW: null,
  MEDIUM: null,
  HIGH: 'Importante',
  URGENT: 'Urgente',
};
