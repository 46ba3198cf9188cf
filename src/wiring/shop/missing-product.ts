import { late } from '../../components/layout/late.ts';

/** What is said of a product that is not there; it comes when one is not. */
export const MissingProduct = late(() => import('./missing-screen.tsx').then((part) => part.UnknownProduct));
