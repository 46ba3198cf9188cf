import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import { listenerActor } from './listener-actor.ts';

/** Requests a refresh each time the user returns to the page. */
export const refreshOnReturn = listenerActor((listener) =>
  onPageVisible(() => listener({ type: 'refresh.requested' })),
);
