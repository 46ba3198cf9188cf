export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';

/** The choice made by hand before; `system` when there was none or nothing can be remembered. */
export function rememberedTheme(): ThemeChoice {
  try {
    return THEME_CHOICES.find((choice) => choice === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Wears a choice at once and remembers it for the blocking file of the next page. */
export function wearTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    return;
  }
}
