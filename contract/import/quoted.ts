import { sanitizeText } from '../values/sanitize-text.ts';

const LONGEST = 80;

/** A name out of an archive within a sentence: what cannot be stored or read is left out of it, and of a long one the end. */
export function quoted(name: string): string {
  const clean = sanitizeText(name);
  return `«${clean.length > LONGEST ? `${sanitizeText(clean.slice(0, LONGEST))}…` : clean}»`;
}
