import type { BotCheckSetup } from '../auth/bot-check-profile.ts';
import type { Operator } from './operator.ts';
import { DEFAULT_MARKET, type MarketLocale } from '../values/format.ts';

/** What every page knows of the installation that it comes from: the same for all who ask, for as long as the server runs. */
export interface Installation {
  market: MarketLocale;
  /** The bare host below which subdomains name stores; empty for none (R2.18). */
  publicHost: string;
  /** Whether the market is closed for maintenance, so that every path leads to its page (R2.8). */
  maintenance: boolean;
  /** How visitors prove to be people; null where nobody asks. */
  botCheck: BotCheckSetup | null;
  /** Whether mail stays here, to be read on the mailbox page. */
  hasMailbox: boolean;
  /** Who runs it; null where nobody said. */
  operator: Operator | null;
}

/** One that was told nothing. */
export const DEFAULT_INSTALLATION: Installation = {
  market: DEFAULT_MARKET,
  publicHost: '',
  maintenance: false,
  botCheck: null,
  hasMailbox: false,
  operator: null,
};
