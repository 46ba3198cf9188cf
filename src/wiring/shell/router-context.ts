import type { BotCheckSetup } from '../../../contract/bot-check/bot-check-profile.ts';
import type { MarketLocale } from '../../../contract/values/format.ts';
import type { Audience } from '../../../contract/users/role.ts';
import type { AppActorRef } from '../../machines/app/app.machine.ts';
import type { PostedNotices } from '../../machines/notifications/posted-notices.ts';
import type { Screens } from '../../screens.ts';
import type { Services } from './services.ts';

/** What every route's loader gets. */
export interface RouterContext {
  app: AppActorRef;
  screens: Screens;
  services: Services;
  market: MarketLocale;
  /** How visitors prove to be people; null where nobody asks. */
  botCheck: BotCheckSetup | null;
  /** The unread notices that came with the page; null where none were looked for. */
  posted: PostedNotices | null;
  /** Whether the mail of this installation is read on its mailbox page. */
  hasMailbox: boolean;
  /** Whether the market is closed for maintenance, so that every path leads to its page (R2.8). */
  maintenance: boolean;
  /** Whether the screen at an address of this site admits somebody; the router itself knows. */
  mayOpen(href: string, role: Audience): boolean;
  /** Now, in ms UTC. On the server, the moment for which the page is rendered. */
  now(): number;
}
