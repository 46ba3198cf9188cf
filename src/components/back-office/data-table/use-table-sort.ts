import { useMemo } from 'react';
import type { ListActorRef, ListQuery } from '../../../machines/ui/list.machine.ts';
import type { TableSortProps } from './SortableColumnHeader.tsx';

/** Sort of a list from its column headers; includes the typed search text, which the query may not contain yet. */
export function useTableSort<Item, Query extends ListQuery, Order extends string>(
  actorRef: ListActorRef<Item, Query>,
  sorted: Order,
  askedBy: (order: Order) => Partial<Query>,
): TableSortProps<Order> {
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
