import { LOCAL_BOT_CHECK } from '../../contract/auth/local-bot-check.ts';
import { DEFAULT_INSTALLATION, type Installation } from '../../contract/shell/installation.ts';
import type { MarketLocale } from '../../contract/values/format.ts';
import { DEFAULT_NUMBER_FORMAT, type LocaleFormatData } from '../../contract/values/locale-format-data.ts';
import type { PostedNotices } from '../machines/notifications/posted-notices.ts';
import { changedEntries } from './snapshot-delta.ts';

/** What a rendered page hands to the browser. */
export interface PageState {
  build: string;
  now: number;
  installation: Installation;
  notation: LocaleFormatData | null;
  /** Snapshots of the app's actor and of the screens; absent on pages that start in the browser. */
  app?: object;
  screens?: Record<string, unknown>;
  /** The notices that were unread `now`; absent where they were not looked for. */
  posted?: PostedNotices['unread'];
}

/** One that checks for bots itself, as most do. */
const USUAL: Installation = { ...DEFAULT_INSTALLATION, botCheck: LOCAL_BOT_CHECK };

/** What one has of its own: every page carries it. */
const ownInstallation = (installation: Installation) => ({
  ...changedEntries(installation, USUAL),
  market: changedEntries(installation.market, USUAL.market),
});

const ownNotation = ({ writing, clocks }: LocaleFormatData) =>
  JSON.stringify(writing) === JSON.stringify(DEFAULT_NUMBER_FORMAT) ? { clocks } : { writing, clocks };

/** The state as text that is safe inside a script element. */
export const writePageState = (state: PageState): string =>
  JSON.stringify({
    ...state,
    installation: ownInstallation(state.installation),
    notation: state.notation && ownNotation(state.notation),
  })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** The state that the server put into this document. Throws when there is none: the page is not one of ours. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('page-state')?.textContent;
  if (!text) throw new Error('The page carries no state');
  const state = JSON.parse(text) as Omit<PageState, 'installation' | 'notation'> & {
    installation: Partial<Omit<Installation, 'market'>> & { market: Partial<MarketLocale> };
    notation: (Pick<LocaleFormatData, 'clocks'> & Partial<LocaleFormatData>) | null;
  };
  return {
    ...state,
    installation: {
      ...USUAL,
      ...state.installation,
      market: { ...USUAL.market, ...state.installation.market },
    },
    notation: state.notation && { writing: DEFAULT_NUMBER_FORMAT, ...state.notation },
  };
}
