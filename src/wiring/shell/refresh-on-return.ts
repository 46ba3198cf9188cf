import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import { listening } from './listening.ts';

/** Requests a refresh each time the user returns to the page. */
export const refreshOnReturn = listening((listener) =>
  onPageVisible(() => listener({ type: 'refresh.requested' })),
);
