const LONGEST = 200;

/** What of a User-Agent is kept to be shown: printable ASCII, 200 characters at most; null when nothing is left. */
export function shownUserAgent(sent: string | undefined): string | null {
  const shown = (sent ?? '')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .slice(0, LONGEST)
    .trim();
  return shown === '' ? null : shown;
}
