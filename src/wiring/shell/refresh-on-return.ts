import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import { listening } from './listening.ts';

/** Has what is watched looked at again each time that its reader comes back to the page. */
export const refreshOnReturn = listening((listener) =>
  onPageVisible(() => listener({ type: 'refresh.requested' })),
);
