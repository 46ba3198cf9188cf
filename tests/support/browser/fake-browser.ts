import type { InputOf } from '../../../contract/api/call.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { type ApiAnswer, type ApiUser, requestOf, type TestApi } from '../api/api.ts';

/** User agent of a real browser. */
export const PHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const MARKET = 'http://market.invalid';

interface Window {
  /** Requests a page, as by typing its address. */
  go(path: string, more?: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> }): Promise<number>;
  /** Makes a call from the page at a path, as its code does; null means without a referrer. */
  call<N extends EndpointName>(
    page: string | null,
    name: N,
    input?: InputOf<N>,
    as?: ApiUser,
  ): Promise<ApiAnswer>;
}

/** Browser at an IP address; a phone by default. */
export function openFakeBrowser(
  { app }: Pick<TestApi, 'app'>,
  remoteAddress: string,
  userAgent: string | null = PHONE_USER_AGENT,
): Window {
  const named = userAgent === null ? {} : { 'user-agent': userAgent };
  return {
    async go(path, { method = 'GET', headers = {} } = {}) {
      const asked = { accept: 'text/html', ...named, ...headers };
      return (await app.inject({ method, url: path, remoteAddress, headers: asked })).statusCode;
    },
    async call(page, name, input, as) {
      const request = requestOf(name, input, as);
      const headers = { ...request.headers, ...named, ...(page !== null && { referer: MARKET + page }) };
      const answer = await app.inject({ ...request, remoteAddress, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body && answer.json() };
    },
  };
}
