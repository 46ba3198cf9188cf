import type { BotCheckSetup } from '../contract/bot-check/bot-check-profile.ts';
import { DEFAULT_MARKET, type MarketLocale } from '../contract/values/format.ts';
import { DEFAULT_WRITING, type Notation } from '../contract/values/notation.ts';
import type { PostedNotices } from './machines/notifications/posted-notices.ts';

/** What a rendered page hands to the browser. */
export interface PageState {
  build: string;
  now: number;
  publicHost: string;
  maintenance: boolean;
  market: MarketLocale;
  notation: Notation | null;
  botCheck: BotCheckSetup | null;
  hasMailbox: boolean;
  /** Snapshots of the app's actor and of the screens; absent on pages that start in the browser. */
  app?: object;
  screens?: Record<string, unknown>;
  /** The notices that were unread `now`; absent where they were not looked for. */
  posted?: PostedNotices['unread'];
}

/** What a market does in a way of its own; every page carries it, and most do as the default does. */
const ownWays = (market: MarketLocale) =>
  Object.fromEntries(
    Object.entries(market).filter(([way, value]) => DEFAULT_MARKET[way as keyof MarketLocale] !== value),
  );

const ownNotation = ({ writing, clocks }: Notation) =>
  JSON.stringify(writing) === JSON.stringify(DEFAULT_WRITING) ? { clocks } : { writing, clocks };

/** The state as text that is safe inside a script element. */
export const writePageState = (state: PageState): string =>
  JSON.stringify({
    ...state,
    market: ownWays(state.market),
    notation: state.notation && ownNotation(state.notation),
  })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** The state that the server put into this document. Throws when there is none: the page is not one of ours. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('page-state')?.textContent;
  if (!text) throw new Error('The page carries no state');
  const state = JSON.parse(text) as Omit<PageState, 'notation'> & {
    notation: (Pick<Notation, 'clocks'> & Partial<Notation>) | null;
  };
  return {
    ...state,
    market: { ...DEFAULT_MARKET, ...state.market },
    notation: state.notation && { writing: DEFAULT_WRITING, ...state.notation },
  };
}
