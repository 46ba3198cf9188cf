export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const YEAR = 365 * 24 * 60 * 60;

/** The choice made by hand, as the page wears it; `system` when there was none. */
export function currentTheme(): ThemeChoice {
  const worn = document.documentElement.dataset.theme;
  return THEME_CHOICES.find((choice) => choice === worn) ?? 'system';
}

/** Wears a choice at once and remembers it in the cookie from which the server dresses the next page. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  const age = choice === 'system' ? 0 : YEAR;
  document.cookie = `theme=${choice}; path=/; max-age=${age}; samesite=lax`;
}
