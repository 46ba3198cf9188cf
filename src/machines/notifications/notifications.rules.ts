import type { Notification } from '../../../contract/notifications/notification.ts';
import { isRecent, embeddedUnreadCount, type EmbeddedNotifications } from './embedded-notifications.ts';

/** Loaded notifications, the dismissed ids, and the current time in ms UTC. */
export interface NoticeBoard {
  items: readonly Notification[];
  dismissed: readonly string[];
  now: number;
}

/** Notifications that are not dismissed, newest first as loaded. */
export const undismissedNotifications = ({ items, dismissed }: NoticeBoard): Notification[] =>
  items.filter(({ id }) => !dismissed.includes(id));

/** Unread notifications: priority HIGH, from the last 24 h, not dismissed (R9.10). */
export const unread = (board: NoticeBoard): Notification[] =>
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
    unread({ items, dismissed: [], now: at }).map(({ id, createdAt }) => [id, Date.parse(createdAt)]),
  );

/** Number of unread notifications, from the loaded ones; before the first answer, from those embedded in the page. */
export function unreadCount({
  posted,
  fetchedAt,
  ...board
}: NoticeBoard & { posted: EmbeddedNotifications | null; fetchedAt: number | null }): number {
  if (fetchedAt !== null || posted === null) return unread(board).length;
  return embeddedUnreadCount(posted, board.dismissed, board.now);
}

/** Notifications that are new since the answer before, and not dismissed. */
export const arrivals = (before: readonly Notification[], board: NoticeBoard): Notification[] =>
  undismissedNotifications(board).filter(({ id }) => before.every((one) => one.id !== id));
