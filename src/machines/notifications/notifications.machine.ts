import { type ActorRefFrom, assign, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { NotificationFailure } from '../../../contract/notifications/notification-failure.ts';
import { NOTIFICATIONS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { effect, listeningPort, port } from '../port.ts';
import { arrivals, type NoticeBoard } from './notifications.rules.ts';
import type { PostedNotices } from './posted-notices.ts';

/** Why the notices did not come (R8.12); INTERNAL where asking itself broke. */
export type NotificationsFailure = NotificationFailure | KnownFailure<'INTERNAL'>;

/** What was fetched, and when, in ms UTC. */
export type NoticesResult = Result<{ items: Notification[]; at: number }, NotificationsFailure>;

export interface NotificationsInput {
  /** The ids that were put away on this device. */
  dismissed: string[];
  /** In ms UTC. */
  now: number;
  /** What came with the page; null where nothing did. */
  posted: PostedNotices | null;
}

export interface NotificationsContext extends NoticeBoard, NotificationsInput {
  items: Notification[];
  dismissed: string[];
  /** When the items came, in ms UTC; null before any did. */
  fetchedAt: number | null;
  failure: NotificationsFailure | null;
  /** What came with the last answer and was not there before; nothing of the first answer is news. */
  news: Notification[];
}

/** What the page tells: whether anybody looks at it (`now` in ms UTC), and that the server can be reached again. */
export type PageNews =
  | { type: 'page.hidden' }
  | { type: 'page.shown'; now: number }
  | { type: 'connection.restored' };

export type NotificationsEvent =
  | PageNews
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'notification.dismissed'; id: string }
  | { type: 'retry.requested' };

/** What the notifications need from outside. */
export interface NotificationsServices {
  /** The active ones, newest first (R9.10). */
  listNotifications(signal: AbortSignal): Promise<Result<Notification[], NotificationsFailure>>;
  rememberDismissed(ids: readonly string[]): void;
}

/**
 * The notices of the house: fetched anew every five minutes while somebody looks; what is put away stays away (R9.10).
 * The first time they wait until the first screen has all it needs, and where it brought what is unread until that is old,
 * unless somebody asks.
 */
export const notificationsMachine = setup({
  types: {} as {
    input: NotificationsInput;
    context: NotificationsContext;
    events: NotificationsEvent;
    tags: 'loading';
  },
  actors: {
    watchPage: listeningPort(),
    listNotifications: port<NoticesResult, void>('listNotifications'),
  },
  guards: {
    isAnswered: (_, { ok }: NoticesResult) => ok,
    isDue: ({ context: { fetchedAt, posted } }, { now }: { now: number }) =>
      now - (fetchedAt ?? posted?.at ?? 0) >= NOTIFICATIONS.refreshInterval,
    isOpen: stateIn({ panel: 'open' }),
    hasNone: ({ context: { fetchedAt } }) => fetchedAt === null,
  },
  actions: {
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
    recordAnswer: assign(({ context }, answer: NoticesResult) => {
      if (!answer.ok) return { failure: answer.failure, news: [] };
      const { items, at } = answer.value;
      const board = { items, dismissed: context.dismissed, now: at };
      const news = context.fetchedAt === null ? [] : arrivals(context.items, board);
      return { ...board, news, fetchedAt: at, failure: null };
    }),
    dismiss: assign(({ context: { dismissed } }, { id }: { id: string }) => ({
      dismissed: [...dismissed.filter((one) => one !== id), id],
      news: [],
    })),
    rememberDismissed: effect<{ ids: readonly string[] }>('rememberDismissed'),
  },
  delays: {
    // What came with the page is as good as fetched; clocks that differ must not make it wait longer.
    firstLook: ({ context: { posted, now } }) =>
      posted === null
        ? NOTIFICATIONS.firstLook
        : Math.min(
            Math.max(posted.at + NOTIFICATIONS.refreshInterval - now, NOTIFICATIONS.firstLook),
            NOTIFICATIONS.refreshInterval,
          ),
    refreshInterval: NOTIFICATIONS.refreshInterval,
    untilDue: ({ context: { fetchedAt, now } }) => (fetchedAt ?? now) + NOTIFICATIONS.refreshInterval - now,
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, items: [], fetchedAt: null, failure: null, news: [] }),
  type: 'parallel',
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'notification.dismissed': {
      actions: [
        { type: 'dismiss', params: ({ event }) => event },
        { type: 'rememberDismissed', params: ({ context }) => ({ ids: context.dismissed }) },
      ],
    },
  },
  states: {
    board: {
      initial: 'waiting',
      on: { 'page.hidden': '.paused' },
      states: {
        waiting: {
          tags: 'loading',
          always: { guard: 'isOpen', target: 'fetching' },
          after: { firstLook: 'fetching' },
        },
        fetching: {
          tags: 'loading',
          invoke: {
            id: 'listNotifications',
            src: 'listNotifications',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'fresh',
                actions: { type: 'recordAnswer', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordAnswer', params: ({ event }) => event.output } },
            ],
          },
        },
        fresh: { after: { untilDue: 'fetching' } },
        failed: {
          after: { refreshInterval: 'fetching' },
          on: { 'retry.requested': 'fetching', 'connection.restored': 'fetching' },
        },
        paused: {
          on: {
            'page.hidden': {},
            'page.shown': [
              {
                guard: { type: 'isDue', params: ({ event }) => event },
                target: 'fetching',
                actions: { type: 'recordNow', params: ({ event }) => event },
              },
              {
                guard: 'hasNone',
                target: 'waiting',
                actions: { type: 'recordNow', params: ({ event }) => event },
              },
              { target: 'fresh', actions: { type: 'recordNow', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': 'open' } },
        open: { on: { 'panel.closed': 'closed' } },
      },
    },
  },
});

export type NotificationsActorRef = ActorRefFrom<typeof notificationsMachine>;
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>;
