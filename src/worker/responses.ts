/** True if a response may be cached: complete, same-origin and not redirected. */
export const isCacheable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && !redirected && (type === 'basic' || type === 'default');

/** True if a response is a cacheable HTML page. */
export const isPage = (answer: Response): boolean =>
  isCacheable(answer) && answer.headers.get('content-type')?.startsWith('text/html') === true;

/** Date header of a response, in ms UTC; null without one. */
export function responseDate({ headers }: Pick<Response, 'headers'>): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? null : at;
}

/** Headers that describe the original body, invalid for a new one. */
const OF_BODY = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/** Response with another body and the same headers, such as its content security policy. */
export function withText({ status, statusText, headers }: Response, text: string): Response {
  const left = new Headers(headers);
  for (const name of OF_BODY) left.delete(name);
  return new Response(text, { status, statusText, headers: left });
}
