import { useSyncExternalStore } from 'react';
import { type ThemeChoice, applyTheme, currentTheme } from '../../theme/theme-choice.ts';

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(theme: ThemeChoice) {
  applyTheme(theme);
  for (const listener of listeners) listener();
}

const asRendered = (): ThemeChoice | null => null;

/** Current theme and its setter. The theme is null until the page has hydrated. */
export const useTheme = () => ({
  theme: useSyncExternalStore(listen, currentTheme, asRendered),
  onThemeChosen: choose,
});
