import type { Endpoint, ServiceName } from '../../../contract/api/endpoint.ts';

/** Base URL of each service; defaults to `/api` on the page's own host (R7). */
export type BaseUrls = Partial<Record<ServiceName, string>>;

type Simple = string | number | boolean;

export type RequestInput = {
  params?: Readonly<Record<string, Simple>>;
  query?: Readonly<Record<string, Simple | readonly Simple[] | null | undefined>>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The request is completed even if the page is left. */
  keepalive?: true;
};

/**
 * URL of a call: base, path with encoded parameters, and query. Lists are joined by commas; null and
 * undefined are left out.
 */
export function requestUrlOf(
  row: Endpoint,
  { params = {}, query = {} }: RequestInput,
  baseUrls: BaseUrls,
): string {
  const base = (baseUrls[row.service] ?? '/api').replace(/\/+$/, '');
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      asked.set(name, typeof value === 'object' ? value.join(',') : String(value));
  }
  return asked.size > 0 ? `${base}${path}?${asked}` : `${base}${path}`;
}

// A segment of dots only would be resolved as a relative path, even if encoded.
const encodeSegment = (value: string) => (/^\.{1,2}$/.test(value) ? '%20' : encodeURIComponent(value));
