import type { Endpoint, ServiceName } from '../../../contract/api/endpoint.ts';

/** Where each service lives; the page's own `/api` unless said (R7). */
export type BaseUrls = Partial<Record<ServiceName, string>>;

type Simple = string | number | boolean;

export type RequestInput = {
  params?: Readonly<Record<string, Simple>>;
  query?: Readonly<Record<string, Simple | readonly Simple[] | null | undefined>>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent to its end even if the page is left meanwhile. */
  keepalive?: true;
};

/** The address of one call: base, path with its parameters encoded, query with lists comma-joined and gaps left out. */
export function addressOf(
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

// A segment of dots alone would be resolved as a step in the path, even encoded.
const encodeSegment = (value: string) => (/^\.{1,2}$/.test(value) ? '%20' : encodeURIComponent(value));
