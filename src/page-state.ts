import { type Infer, boolean, define, object, optional, record, string, number, unknown, create } from 'superstruct';

/** What a rendered page hands to the browser. */
const PageState = object({
  build: string(),
  now: number(),
  publicHost: string(),
  maintenance: boolean(),
  market: object({ locale: string(), currency: string(), timeZone: string() }),
  /** Snapshots of the app's actor and of the screens; absent on pages that start in the browser. */
  app: optional(define<object>('snapshot', (value) => typeof value === 'object' && value !== null)),
  screens: optional(record(string(), unknown())),
});
export type PageState = Infer<typeof PageState>;

/** The state as text that is safe inside a script element. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', String.raw`\u003c`).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`);

/** The state that the server put into this document. Throws when there is none: the page is not one of ours. */
export const readPageState = (document: Document): PageState =>
  create(JSON.parse(document.getElementById('page-state')?.textContent ?? 'null'), PageState);
