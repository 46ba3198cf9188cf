import { storeFromHost } from '../../../contract/stores/store-urls.ts';
import type { AppActorRef } from './app.machine.ts';

/** Store named by the page's host, on any page of that host; null for none (R2.18). */
export function hostStoreOf(app: AppActorRef): string | null {
  const { href, publicHost } = app.getSnapshot().context;
  return storeFromHost(new URL(href).host, publicHost);
}

/** Query of a list, with the host's store as the default store. */
export const withHostStore = <Query extends { store?: string | undefined }>(
  app: AppActorRef,
  query: Query,
): Query => ({ ...query, store: query.store ?? hostStoreOf(app) ?? undefined });
