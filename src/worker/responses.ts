/** Whether an answer may be kept: whole, our own, and as it was asked for, not from where that led. */
export const isCacheable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && !redirected && (type === 'basic' || type === 'default');

/** The same for a page. */
export const isPage = (answer: Response): boolean =>
  isCacheable(answer) && answer.headers.get('content-type')?.startsWith('text/html') === true;

/** When the server gave an answer, in ms UTC; null where it does not say. */
export function responseDate({ headers }: Pick<Response, 'headers'>): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? null : at;
}

/** What described the body that was sent, and not the one that is made of it. */
const OF_BODY = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/** An answer with another text in the place of its own: its policy stays. */
export function withText({ status, statusText, headers }: Response, text: string): Response {
  const left = new Headers(headers);
  for (const name of OF_BODY) left.delete(name);
  return new Response(text, { status, statusText, headers: left });
}
