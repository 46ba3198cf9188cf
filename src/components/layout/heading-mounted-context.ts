import { createContext } from 'react';

/** Callback of the page heading at its mount, which on the first load means after hydration. */
export const HeadingMountedContext = createContext<() => void>(() => undefined);
