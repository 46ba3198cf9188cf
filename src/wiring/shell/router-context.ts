import type { Installation } from '../../../contract/shell/installation.ts';
import type { Audience } from '../../../contract/account/role.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { PostedNotices } from '../../machines/notifications/posted-notices.ts';
import type { Screens } from '../../screens.ts';
import type { Services } from './services.ts';

/** What every route's loader gets. */
export interface RouterContext {
  app: AppActorRef;
  screens: Screens;
  services: Services;
  installation: Installation;
  /** The unread notices that came with the page; null where none were looked for. */
  posted: PostedNotices | null;
  /** Whether the screen at an address of this site admits somebody; the router itself knows. */
  mayOpen(href: string, role: Audience): boolean;
  /** Now, in ms UTC. On the server, the moment for which the page is rendered. */
  now(): number;
}
