import { sanitizeText } from '../values/sanitize-text.ts';

const LONGEST = 80;

/** Name from a ZIP in «quotation marks» for a message: invalid characters removed, shortened to the maximum length. */
export function quoteName(name: string): string {
  const clean = sanitizeText(name);
  return `«${clean.length > LONGEST ? `${sanitizeText(clean.slice(0, LONGEST))}…` : clean}»`;
}
