import { createContext } from 'react';

/** Told by the heading of a screen when the browser has taken it over. */
export const ScreenShown = createContext<() => void>(() => undefined);
