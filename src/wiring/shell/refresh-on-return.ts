import { watchReturns } from '../../services/page/page-returns.ts';
import { listening } from './listening.ts';

/** Has what is watched looked at again each time that its reader comes back to the page. */
export const refreshOnReturn = listening((listener) =>
  watchReturns(() => listener({ type: 'refresh.requested' })),
);
