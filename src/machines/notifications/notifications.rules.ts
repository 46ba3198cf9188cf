import type { Notification } from '../../../contract/notifications/notification.ts';
import { isRecent, embeddedUnreadCount, type EmbeddedNotifications } from './embedded-notifications.ts';

/** Loaded notifications, the dismissed ids, and the current time in ms UTC. */
export interface NotificationsState {
  items: readonly Notification[];
  dismissed: readonly string[];
  now: number;
}

/** Notifications that are not dismissed, newest first as loaded. */
export const undismissedNotifications = ({ items, dismissed }: NotificationsState): Notification[] =>
  items.filter(({ id }) => !dismissed.includes(id));

/** Unread notifications: priority HIGH, from the last 24 h, not dismissed (R9.10). */
export const unreadNotificationsOf = (board: NotificationsState): Notification[] =>
  undismissedNotifications(board).filter(
    ({ priority, createdAt }) => priority === 'HIGH' && isRecent(Date.parse(createdAt), board.now),
  );

/**
 * Unread notifications at a time in ms UTC, for embedding in the page. The bell shows them before anything is
 * loaded.
 */
export const embeddedUnreadOf = (
  items: readonly Notification[],
  at: number,
): EmbeddedNotifications['unread'] =>
  Object.fromEntries(
    unreadNotificationsOf({ items, dismissed: [], now: at }).map(({ id, createdAt }) => [
      id,
      Date.parse(createdAt),
    ]),
  );

/** Number of unread notifications, from the loaded ones; before the first answer, from those embedded in the page. */
export function unreadCount({
  posted,
  fetchedAt,
  ...board
}: NotificationsState & { posted: EmbeddedNotifications | null; fetchedAt: number | null }): number {
  if (fetchedAt !== null || posted === null) return unreadNotificationsOf(board).length;
  return embeddedUnreadCount(posted, board.dismissed, board.now);
}

/** Notifications that are new since the answer before, and not dismissed. */
export const newNotificationsOf = (
  before: readonly Notification[],
  board: NotificationsState,
): Notification[] => undismissedNotifications(board).filter(({ id }) => before.every((one) => one.id !== id));
