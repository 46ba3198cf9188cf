import type { Installation } from '../../../contract/shell/installation.ts';
import type { Audience } from '../../../contract/account/role.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { EmbeddedNotifications } from '../../machines/notifications/embedded-notifications.ts';
import type { ScreenActors } from '../../screen-actors.ts';
import type { Services } from './services.ts';

/** Router context of all loaders. */
export interface RouterContext {
  app: AppActorRef;
  screens: ScreenActors;
  services: Services;
  installation: Installation;
  /** Unread notifications embedded in the page; null if the server loaded none. */
  posted: EmbeddedNotifications | null;
  /** True if a role may open the screen at a URL of this site. */
  mayOpen(href: string, role: Audience): boolean;
  /** Current time in ms UTC. On the server, the time of rendering. */
  now(): number;
}
