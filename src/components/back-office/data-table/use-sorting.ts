import { useMemo } from 'react';
import type { ListActorRef, ListQuery } from '../../../machines/ui/list.machine.ts';
import type { Sorting } from './SortableColumnHeader.tsx';

/** The order of a list's rows, asked for by the heads of its columns; what was typed a moment ago goes with it. */
export function useSorting<Item, Query extends ListQuery, Order extends string>(
  actorRef: ListActorRef<Item, Query>,
  sorted: Order,
  askedBy: (order: Order) => Partial<Query>,
): Sorting<Order> {
  return useMemo(
    () => ({
      sorted,
      onSorted: (order) => {
        const q = actorRef.getSnapshot().context.search.trim() || undefined;
        actorRef.send({ type: 'query.changed', query: { q, ...askedBy(order) } });
      },
    }),
    [actorRef, sorted, askedBy],
  );
}
