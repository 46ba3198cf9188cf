import { NOTIFICATIONS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notification.ts';

/** A list as it was fetched at a moment, and what was put away of it; moments in ms UTC. */
export interface NoticeBoard {
  items: readonly Notification[];
  dismissed: readonly string[];
  now: number;
}

/** What is still up, newest first as it came. */
export const listed = ({ items, dismissed }: NoticeBoard): Notification[] =>
  items.filter(({ id }) => !dismissed.includes(id));

/** Unread are those of HIGH priority of the last 24 h that nobody has put away (R9.10). */
export const unread = (board: NoticeBoard): Notification[] =>
  listed(board).filter(
    ({ priority, createdAt }) =>
      priority === 'HIGH' && Date.parse(createdAt) > board.now - NOTIFICATIONS.unreadWindow,
  );

/** What came that was not there before and has not been put away. */
export const arrivals = (before: readonly Notification[], board: NoticeBoard): Notification[] =>
  listed(board).filter(({ id }) => before.every((one) => one.id !== id));
