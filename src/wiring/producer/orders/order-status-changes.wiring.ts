import { type SnapshotFrom, fromCallback } from 'xstate';
import {
  type OrderChangesActorRef,
  orderChangesMachine,
} from '../../../machines/orders/order-changes.machine.ts';
import {
  type UndoableStatusChangesActorRef,
  undoableStatusChangesMachine,
} from '../../../machines/producer/orders/undoable-status-changes.machine.ts';
import {
  createProducerOrdersService,
  type ProducerOrdersService,
} from '../../../services/producer/orders/producer-orders.service.ts';
import { warnBeforeUnload, onPageHide } from '../../../services/shell/page-leave.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { pollWhileVisible } from '../../../services/shell/poll-while-visible.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { watchSelectedValue } from '../../shell/watch-selected-value.ts';
import { listenerActor } from '../../shell/listener-actor.ts';
import type { RowChange } from '../../../machines/ui/row-changes.entries.ts';
import type { RowsFlushed } from '../../../machines/ui/row-changes.machine.ts';
import { UNEXPECTED_FAILURE } from '../../../machines/unexpected-failure.ts';

/**
 * Sends rows of a bulk run outside the sequence, all at once, and answers each with `row.answered`. Sent
 * requests continue even if the requesting actor stops.
 */
const sendingBeside = <Change>(apply: (row: RowChange<Change>) => Promise<unknown>) =>
  fromCallback<RowsFlushed<Change>, undefined>(({ sendBack, receive }) => {
    receive(({ rows }) => {
      for (const row of rows)
        void apply(row)
          .catch(() => ({ ok: false, failure: UNEXPECTED_FAILURE }))
          .then((result) => sendBack({ type: 'row.answered', id: row.id, result }));
    });
  });

/** Status changes of orders, connected to their call. */
export const wireOrderChanges = ({ changeStatus }: Pick<ProducerOrdersService, 'changeStatus'>) =>
  orderChangesMachine.provide({
    actors: {
      ...resultActors({ applyChange: changeStatus }),
      sendBeside: sendingBeside(changeStatus),
      holdPage: listenerActor(() => warnBeforeUnload()),
    },
  });

/** Grace period of status changes, connected to the chart that sends them. */
export const wireUndoableStatusChanges = (changes: Pick<OrderChangesActorRef, 'send'>) =>
  undoableStatusChangesMachine.provide({
    actors: {
      watchPage: listenerActor((listener) => onPageHide(() => listener({ type: 'page.hidden' }))),
    },
    actions: {
      sendChanges: (_, { rows }) => changes.send({ type: 'change.requested', rows }),
      flushChanges: (_, { rows }) => changes.send({ type: 'hurry.requested', rows }),
    },
  });

const keyOf = ({ context }: MemberLoaderArgs) => context.user.id;

const openChanges = screenRoute({
  key: keyOf,
  actors: ({ context }: MemberLoaderArgs) => ({
    orderChanges: wireOrderChanges(createProducerOrdersService(context.services.call)),
  }),
  input: () => ({ orderChanges: undefined }),
});

const openUndoable = screenRoute({
  key: keyOf,
  actors: ({ changes }: MemberLoaderArgs & { changes: OrderChangesActorRef }) => ({
    orderSteps: wireUndoableStatusChanges(changes),
  }),
  input: ({ context }) => ({ orderSteps: { now: () => context.now() } }),
});

export interface OrderStatusChangesActors {
  orderSteps: UndoableStatusChangesActorRef;
  orderChanges: OrderChangesActorRef;
}

/** Status changes of a producer; they outlive a change of screen. */
export async function openOrderStatusChanges(load: MemberLoaderArgs): Promise<OrderStatusChangesActors> {
  const { orderChanges } = await openChanges(load);
  return { orderChanges, ...(await openUndoable({ ...load, changes: orderChanges })) };
}

type Changes = Pick<OrderChangesActorRef, 'getSnapshot' | 'subscribe' | 'send'>;

const isAtRest = (snapshot: SnapshotFrom<OrderChangesActorRef>) => snapshot.matches('resting');

/**
 * Triggers for a reload of orders: every few seconds while visible, and less often while hidden if a
 * notification is wanted. It also reloads when the producer returns, and after each run of status changes.
 */
export const watchOrders = (changes: Changes, isAwaited?: () => boolean) => (onDue: () => void) => {
  const stops = [
    pollWhileVisible(onDue, isAwaited && { isAwaited }),
    onPageVisible(onDue),
    watchSelectedValue(changes, isAtRest, (isOver) => {
      if (isOver) onDue();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Load function that then notifies the status changes that the list shows everything saved before. */
export const withStatusChangeRefresh =
  <Input, Answer extends { ok: boolean }>(
    look: (input: Input, signal: AbortSignal) => Promise<Answer>,
    changes: Changes,
  ) =>
  async (input: Input, signal: AbortSignal): Promise<Answer> => {
    const before = changes.getSnapshot().context.entries;
    const answer = await look(input, signal);
    // The answer may not contain what was saved during the request.
    if (answer.ok && changes.getSnapshot().context.entries === before)
      changes.send({ type: 'rows.refreshed' });
    return answer;
  };
