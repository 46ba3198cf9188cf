import type { BotCheckSetup } from '../auth/bot-check-profile.ts';
import type { Operator } from './operator.ts';
import { DEFAULT_MARKET, type MarketLocale } from '../values/format.ts';

/** Installation settings that every page receives: identical for all users while the server runs. */
export interface Installation {
  market: MarketLocale;
  /** Public host whose subdomains name stores; empty if not used (R2.18). */
  publicHost: string;
  /** Maintenance mode: every path shows the maintenance page (R2.8). */
  maintenance: boolean;
  /** Bot check configuration; null if the bot check is off. */
  botCheck: BotCheckSetup | null;
  /** True if e-mails are not sent but shown on the mailbox page. */
  hasMailbox: boolean;
  /** Operator of the market; null if not configured. */
  operator: Operator | null;
}

/** Installation with default settings. */
export const DEFAULT_INSTALLATION: Installation = {
  market: DEFAULT_MARKET,
  publicHost: '',
  maintenance: false,
  botCheck: null,
  hasMailbox: false,
  operator: null,
};
