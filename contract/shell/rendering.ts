import type { Call } from '../api/call.ts';
import type { FrontDoor } from './front-door.ts';
import type { Role } from '../account/role.ts';
import type { Installation } from './installation.ts';

/** What a first screen depends on. The clock is read once per page. */
export interface RenderRequest {
  url: string;
  /** Now, in ms UTC. */
  now: number;
  installation: Installation;
  build: string;
}

/** The addresses that a screen asks first: always, and where its address asks for nothing in particular. */
export interface PrefetchCalls {
  always: readonly string[];
  unsearched: readonly string[];
}

/** A rendered first screen in its parts; the server puts them into the page. */
export interface RenderedPage {
  status: number;
  /** Whose code starts it. */
  door: FrontDoor;
  /** Whether all that it shows had come; what had not may be there for the next one who asks. */
  isWhole: boolean;
  /** Where to go instead, for a redirect; the rest is empty then. */
  location?: string;
  html: string;
  /** Tags for the head: title, description, canonical, preloads. Escaped. */
  head: string;
  styles: string;
  /** Texts of all its style elements, in `styles` and in `html`: the content policy admits these alone (decision 069). */
  sheets: readonly string[];
  /** JSON that is safe inside a script element. */
  state: string;
  /** Ids of the matched routes: their chunks are fetched ahead. */
  routeIds: string[];
  /** What its first script does for those who are admitted, and who these are; of screens that start in the browser. */
  ahead?: { roles: readonly Role[]; calls: PrefetchCalls; isPictured: boolean };
}

/** In whose name a picture is drawn, and what carries their questions to the calls. */
export interface AskedAs {
  accessToken: string;
  fetch: typeof fetch;
}

/** Markup that begins with an empty style element, and the rules that belong into it: the content policy admits no text there. */
export interface Picture {
  html: string;
  css: string;
}

/** Draws a screen behind a login for whoever asks; null where nothing whole can be shown to them. */
export type PrerenderScreen = (request: RenderRequest, asked: AskedAs) => Promise<Picture | null>;

export type Render = (request: RenderRequest, call: Call) => Promise<RenderedPage>;
