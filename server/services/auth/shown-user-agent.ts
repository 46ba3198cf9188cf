const LONGEST = 200;

/** User-Agent for display: printable ASCII, at most 200 characters; null if nothing is left. */
export function shownUserAgent(sent: string | undefined): string | null {
  const shown = (sent ?? '')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .slice(0, LONGEST)
    .trim();
  return shown === '' ? null : shown;
}
