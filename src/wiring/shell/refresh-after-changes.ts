import { waitFor } from 'xstate';
import type { ListActorRef, ListQuery } from '../../machines/ui/list.machine.ts';

/** Reloads a list after changes, and notifies the changes once it has loaded. */
export async function refreshAfterChanges<Item, Query extends ListQuery>(
  list: ListActorRef<Item, Query>,
  changes: { send(event: { type: 'rows.refreshed' }): void },
): Promise<void> {
  const { items } = list.getSnapshot().context;
  list.send({ type: 'refresh.requested' });
  const isNews = ({ context }: { context: { items: unknown } }) => context.items !== items;
  // If the screen is left meanwhile, there is nothing to notify.
  const isShown = await waitFor(list, isNews).catch(() => false);
  if (isShown) changes.send({ type: 'rows.refreshed' });
}
