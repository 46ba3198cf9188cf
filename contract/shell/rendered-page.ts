import type { Call } from '../api/call.ts';
import type { AppSection } from './app-section.ts';
import type { Role } from '../account/role.ts';
import type { Installation } from './installation.ts';

/** Input of a server rendering. The clock is read once per page. */
export interface RenderRequest {
  url: string;
  /** Current time in ms since the epoch (UTC). */
  now: number;
  installation: Installation;
  build: string;
}

/** Prefetched URLs of a screen: `always`, and `unsearched` only if the address of the screen has no query. */
export interface PrefetchCalls {
  always: readonly string[];
  unsearched: readonly string[];
}

/** Rendered first screen in parts, which the server inserts into the page. */
export interface RenderedPage {
  status: number;
  /** Application whose code starts the page. */
  door: AppSection;
  /**
   * True if all data was loaded. An incomplete page must not be cached, because the data may be there for the next
   * request.
   */
  isWhole: boolean;
  /** Redirect target; the other parts are then empty. */
  location?: string;
  html: string;
  /** Escaped head tags: title, description, canonical URL and preloads. */
  head: string;
  styles: string;
  /** Texts of all style elements in `styles` and `html`; the Content Security Policy permits only these (decision 069). */
  sheets: readonly string[];
  /** JSON, escaped for a script element. */
  state: string;
  /** Ids of the matched routes, whose chunks are preloaded. */
  routeIds: string[];
  /**
   * Prefetch data of screens that start in the browser: roles with access, calls to prefetch, and if the screen is
   * prerendered.
   */
  ahead?: { roles: readonly Role[]; calls: PrefetchCalls; isPictured: boolean };
}

/** Identity of a prerendering: access token of the member, and the fetch function for the calls. */
export interface PrerenderIdentity {
  accessToken: string;
  fetch: typeof fetch;
}

/**
 * Prerendered HTML, which starts with an empty style element, and the CSS rules for that element. The Content Security
 * Policy permits no text in it.
 */
export interface PrerenderedHtml {
  html: string;
  css: string;
}

/** Prerenderer of a screen that requires sign-in; null if it cannot show a complete screen to this member. */
export type PrerenderScreen = (
  request: RenderRequest,
  asked: PrerenderIdentity,
) => Promise<PrerenderedHtml | null>;

export type Render = (request: RenderRequest, call: Call) => Promise<RenderedPage>;
