import { LOCAL_BOT_CHECK } from '../../contract/auth/local-bot-check.ts';
import { DEFAULT_INSTALLATION, type Installation } from '../../contract/shell/installation.ts';
import type { MarketLocale } from '../../contract/values/format.ts';
import { DEFAULT_NUMBER_FORMAT, type LocaleFormatData } from '../../contract/values/locale-format-data.ts';
import type { EmbeddedNotifications } from '../machines/notifications/embedded-notifications.ts';
import { changedEntries } from './snapshot-delta.ts';

/** State that the server embeds in a rendered page. */
export interface PageState {
  build: string;
  now: number;
  installation: Installation;
  notation: LocaleFormatData | null;
  /** Snapshots of the application's actor and the screens; absent on pages that start in the browser. */
  app?: object;
  screens?: Record<string, unknown>;
  /** Unread notifications at the time `now`; absent if the server loaded none. */
  posted?: EmbeddedNotifications['unread'];
}

/** Most common installation: the one with the local bot check. */
const USUAL: Installation = { ...DEFAULT_INSTALLATION, botCheck: LOCAL_BOT_CHECK };

/** Differences from the most common installation only, since every page contains them. */
const ownInstallation = (installation: Installation) => ({
  ...changedEntries(installation, USUAL),
  market: changedEntries(installation.market, USUAL.market),
});

const ownNotation = ({ writing, clocks }: LocaleFormatData) =>
  JSON.stringify(writing) === JSON.stringify(DEFAULT_NUMBER_FORMAT) ? { clocks } : { writing, clocks };

/** State as JSON that is safe inside a script element. */
export const writePageState = (state: PageState): string =>
  JSON.stringify({
    ...state,
    installation: ownInstallation(state.installation),
    notation: state.notation && ownNotation(state.notation),
  })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** State that the server embedded in this document. Throws without one, as on a foreign page. */
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
