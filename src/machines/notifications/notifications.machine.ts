import { type ActorRefFrom, assign, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { NotificationFailure } from '../../../contract/notifications/notification-failure.ts';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { effect, callbackPort, port } from '../port.ts';
import { newNotificationsOf, type NotificationsState } from './notifications.rules.ts';
import type { EmbeddedNotifications } from './embedded-notifications.ts';

/** Failures of loading the notifications (R8.12); INTERNAL if the call itself threw. */
export type NotificationsFailure = NotificationFailure | KnownFailure<'INTERNAL'>;

/** Loaded notifications, and the time of loading in ms UTC. */
export type LoadNotificationsResult = Result<{ items: Notification[]; at: number }, NotificationsFailure>;

export interface NotificationsInput {
  /** Ids that were dismissed on this device. */
  dismissed: string[];
  /** In ms UTC. */
  now: number;
  /** Unread notifications embedded in the page; null for none. */
  posted: EmbeddedNotifications | null;
}

export interface NotificationsContext extends NotificationsState, NotificationsInput {
  items: Notification[];
  dismissed: string[];
  /** Time of loading, in ms UTC; null before the first answer. */
  fetchedAt: number | null;
  failure: NotificationsFailure | null;
  /** Notifications that are new in the last answer. The first answer has none. */
  news: Notification[];
}

/** Events of the page: hidden or visible (`now` in ms UTC), and the connection restored. */
export type BrowserPageEvent =
  | { type: 'page.hidden' }
  | { type: 'page.shown'; now: number }
  | { type: 'connection.restored' };

export type NotificationsEvent =
  | BrowserPageEvent
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'notification.dismissed'; id: string }
  | { type: 'retry.requested' };

/** Services of the notifications: the call, and the storage of dismissed ids. */
export interface NotificationsServices {
  /** Active notifications, newest first (R9.10). */
  listNotifications(signal: AbortSignal): Promise<Result<Notification[], NotificationsFailure>>;
  rememberDismissed(ids: readonly string[]): void;
}

/**
 * Notifications of the market: polled every five minutes while the page is visible; dismissed ones stay
 * hidden (R9.10). The first request waits until the first screen has loaded. If the page has embedded data,
 * it waits until that is outdated, or until the panel opens.
 */
export const notificationsMachine = setup({
  types: {} as {
    input: NotificationsInput;
    context: NotificationsContext;
    events: NotificationsEvent;
    tags: 'loading';
  },
  actors: {
    watchPage: callbackPort(),
    listNotifications: port<LoadNotificationsResult, void>('listNotifications'),
  },
  guards: {
    isAnswered: (_, { ok }: LoadNotificationsResult) => ok,
    isDue: ({ context: { fetchedAt, posted } }, { now }: { now: number }) =>
      now - (fetchedAt ?? posted?.at ?? 0) >= NOTIFICATION_LIMITS.refreshInterval,
    isOpen: stateIn({ panel: 'open' }),
    hasNone: ({ context: { fetchedAt } }) => fetchedAt === null,
  },
  actions: {
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
    recordAnswer: assign(({ context }, answer: LoadNotificationsResult) => {
      if (!answer.ok) return { failure: answer.failure, news: [] };
      const { items, at } = answer.value;
      const board = { items, dismissed: context.dismissed, now: at };
      const news = context.fetchedAt === null ? [] : newNotificationsOf(context.items, board);
      return { ...board, news, fetchedAt: at, failure: null };
    }),
    dismiss: assign(({ context: { dismissed } }, { id }: { id: string }) => ({
      dismissed: [...dismissed.filter((one) => one !== id), id],
      news: [],
    })),
    rememberDismissed: effect<{ ids: readonly string[] }>('rememberDismissed'),
  },
  delays: {
    // Embedded data counts as loaded. The upper limit protects against clocks that differ.
    firstLook: ({ context: { posted, now } }) =>
      posted === null
        ? NOTIFICATION_LIMITS.firstLook
        : Math.min(
            Math.max(posted.at + NOTIFICATION_LIMITS.refreshInterval - now, NOTIFICATION_LIMITS.firstLook),
            NOTIFICATION_LIMITS.refreshInterval,
          ),
    refreshInterval: NOTIFICATION_LIMITS.refreshInterval,
    untilDue: ({ context: { fetchedAt, now } }) =>
      (fetchedAt ?? now) + NOTIFICATION_LIMITS.refreshInterval - now,
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
