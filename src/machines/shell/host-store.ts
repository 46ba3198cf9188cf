import { storeFromHost } from '../../../contract/stores/store-urls.ts';
import type { AppActorRef } from './app.machine.ts';

/** The store that the page's host names, wherever on that host one is (R2.18). */
export function hostStoreOf(app: AppActorRef): string | null {
  const { href, publicHost } = app.getSnapshot().context;
  return storeFromHost(new URL(href).host, publicHost);
}

/** A list that is asked for no store is asked for the host's, if that names one. */
export const inHostStore = <Query extends { store?: string | undefined }>(
  app: AppActorRef,
  query: Query,
): Query => ({ ...query, store: query.store ?? hostStoreOf(app) ?? undefined });
