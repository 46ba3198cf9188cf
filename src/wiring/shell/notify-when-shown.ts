import { waitFor } from 'xstate';
import type { ListActorRef, ListQuery } from '../../machines/ui/list.machine.ts';

/** Has a list look again, and tells who changed something of it when it has. */
export async function notifyWhenShown<Item, Query extends ListQuery>(
  list: ListActorRef<Item, Query>,
  changes: { send(event: { type: 'rows.refreshed' }): void },
): Promise<void> {
  const { items } = list.getSnapshot().context;
  list.send({ type: 'refresh.requested' });
  const isNews = ({ context }: { context: { items: unknown } }) => context.items !== items;
  // A screen that is left meanwhile has nothing to be told.
  const isShown = await waitFor(list, isNews).catch(() => false);
  if (isShown) changes.send({ type: 'rows.refreshed' });
}
