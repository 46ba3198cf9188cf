export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const YEAR = 365 * 24 * 60 * 60;

/** Theme that the user chose; `system` without a choice. */
export function currentTheme(): ThemeChoice {
  const worn = document.documentElement.dataset.theme;
  return THEME_CHOICES.find((choice) => choice === worn) ?? 'system';
}

/** Applies a theme at once, and stores it in the cookie that the server reads for the next page. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  const age = choice === 'system' ? 0 : YEAR;
  document.cookie = `theme=${choice}; path=/; max-age=${age}; samesite=lax`;
}
