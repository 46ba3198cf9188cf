import { late } from '../../components/layout/late.ts';

/** What is said of a store that is not there; it comes when one is not. */
export const MissingStore = late(() => import('./missing-screen.tsx').then((part) => part.UnknownStore));
