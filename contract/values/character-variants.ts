/** Unicode dashes and similar characters: minus, hyphen bullet, modifier minus. */
export const DASHES = /[\p{Pd}\u2043\u2212\u02D7]/gu;

/** Apostrophe variants: standalone accents, typographic quotes, primes. */
export const APOSTROPHES = /[´`’‘‛ʼʹʽ′‵＇՚ꞌ]/g;

/** Middle dot variants: hyphenation point, bullets, operators, and those of Greek, Chinese and Japanese. */
export const MIDDLE_DOTS = /[‧•∙⋅·ꞏ⸱・･]/g;
