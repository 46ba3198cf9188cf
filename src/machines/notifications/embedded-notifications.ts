import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';

/** Unread notifications embedded in a server-rendered page, and the time of rendering in ms UTC. */
export interface EmbeddedNotifications {
  /** Creation time by notification id, in ms UTC. */
  unread: Readonly<Record<string, number>>;
  at: number;
}

/** True if a notification of that age can still be unread; times in ms UTC. */
export const isRecent = (createdAt: number, now: number) =>
  createdAt > now - NOTIFICATION_LIMITS.unreadWindow;

/** Number of embedded notifications that are unread and not dismissed on this device. */
export const embeddedUnreadCount = (
  { unread }: EmbeddedNotifications,
  dismissed: readonly string[],
  now: number,
): number =>
  Object.entries(unread).filter(([id, createdAt]) => !dismissed.includes(id) && isRecent(createdAt, now))
    .length;
