import type { Notification } from '../../../contract/notifications/notification.ts';
import { isRecent, postedCount, type PostedNotices } from './posted-notices.ts';

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
    ({ priority, createdAt }) => priority === 'HIGH' && isRecent(Date.parse(createdAt), board.now),
  );

/** Those unread at a moment, as a page carries them for a bell that rings before anything is fetched. */
export const postedOf = (items: readonly Notification[], at: number): PostedNotices['unread'] =>
  Object.fromEntries(
    unread({ items, dismissed: [], now: at }).map(({ id, createdAt }) => [id, Date.parse(createdAt)]),
  );

/** How many are unread: by what was fetched, and before that by what came with the page. */
export function unreadCount({
  posted,
  fetchedAt,
  ...board
}: NoticeBoard & { posted: PostedNotices | null; fetchedAt: number | null }): number {
  if (fetchedAt !== null || posted === null) return unread(board).length;
  return postedCount(posted, board.dismissed, board.now);
}

/** What came that was not there before and has not been put away. */
export const arrivals = (before: readonly Notification[], board: NoticeBoard): Notification[] =>
  listed(board).filter(({ id }) => before.every((one) => one.id !== id));
