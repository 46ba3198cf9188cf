/** Dashes of Unicode and of keyboards, and the signs that look like one: minus, hyphen bullet, modifier minus. */
export const DASHES = /[\p{Pd}\u2043\u2212\u02D7]/gu;

/** Apostrophes as they are typed: accents that stand alone, typographic quotes, primes. */
export const APOSTROPHES = /[´`’‘‛ʼʹʽ′‵＇՚ꞌ]/g;

/** Middle dots as they are typed: hyphenation point, bullets, operators, that of Greek, Chinese and Japanese. */
export const MIDDLE_DOTS = /[‧•∙⋅·ꞏ⸱・･]/g;
