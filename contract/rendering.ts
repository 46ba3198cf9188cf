import type { Call } from './call.ts';
import type { MarketLocale } from './format.ts';

/** What a first screen depends on. The clock is read once per page. */
export interface RenderRequest {
  url: string;
  /** The bare host below which subdomains name stores; empty for none. */
  publicHost: string;
  /** Now, in ms UTC. */
  now: number;
  market: MarketLocale;
  maintenance: boolean;
  build: string;
}

/** A rendered first screen in its parts; the server puts them into the page. */
export interface RenderedPage {
  status: number;
  /** Where to go instead, for a redirect. */
  location?: string;
  html: string;
  /** Tags for the head: title, description, canonical, preloads. Escaped. */
  head: string;
  styles: string;
  /** JSON that is safe inside a script element. */
  state: string;
  routeIds: string[];
  /** Ids and slugs of the stores and products on the page: a change of any ends its place in the cache. */
  mentions: string[];
  /** The next moment, in ms UTC, at which something on the page opens or closes. */
  staleAt: number | null;
}

export type Render = (request: RenderRequest, call: Call) => Promise<RenderedPage>;
