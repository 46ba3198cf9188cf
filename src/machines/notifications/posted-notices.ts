import { NOTIFICATIONS } from '../../../contract/limits.ts';

/** What a page that was rendered on the server knows of the notices: those unread, and when that was; in ms UTC. */
export interface PostedNotices {
  /** When each was made, by its id. */
  unread: Readonly<Record<string, number>>;
  at: number;
}

/** Whether a notice of that moment can still be unread; moments in ms UTC. */
export const isRecent = (createdAt: number, now: number) => createdAt > now - NOTIFICATIONS.unreadWindow;

/** How many of what came with a page are unread and were not put away on this device. */
export const postedCount = ({ unread }: PostedNotices, dismissed: readonly string[], now: number): number =>
  Object.entries(unread).filter(([id, createdAt]) => !dismissed.includes(id) && isRecent(createdAt, now))
    .length;
