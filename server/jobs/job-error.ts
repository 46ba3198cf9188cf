import { withoutValues } from '../log.ts';

/** Maximum length of a stored error, in characters. */
const LONGEST = 300;

const PASSWORD_IN_URL = /(\w+:\/\/)[^\s/@]*@/g;

/**
 * Error of a job as one stored line for admins: the message, without values of statements and without the name and
 * password of a URL.
 */
export function jobErrorText(error: unknown): string {
  const text =
    error instanceof Error ? error.message || error.name : 'Something that is no error was thrown.';
  return withoutValues(text)
    .replaceAll(PASSWORD_IN_URL, '$1')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
