import { useRouteContext } from '@tanstack/react-router';
import { AdminPanelView } from '../../../components/admin/panel/AdminPanelView.tsx';
import {
  type AccountStatsActorRef,
  accountStatsMachine,
} from '../../../machines/admin/panel/account-stats.machine.ts';
import {
  type MarketStatsActorRef,
  marketStatsMachine,
} from '../../../machines/admin/panel/market-stats.machine.ts';
import { createAdminPanelService } from '../../../services/admin/panel/admin-panel.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';
import { contactMessagesHref } from '../contact/contact-messages-href.ts';
import { adminOrdersHref } from '../orders/admin-orders-href.ts';
import { adminStoresHref } from '../stores/admin-stores-href.ts';

type PanelService = ReturnType<typeof createAdminPanelService>;

/** Parts of the admins' first screen, connected to their calls. Each loads, fails and retries on its own. */
export const wirePanel = ({ loadAccounts, loadMarket }: PanelService) => ({
  panelAccounts: accountStatsMachine.provide({
    actors: { ...resultActors({ load: loadAccounts }), watchReturns: refreshOnReturn },
  }),
  panelMarket: marketStatsMachine.provide({
    actors: { ...resultActors({ load: loadMarket }), watchReturns: refreshOnReturn },
  }),
});

/** Loader of the admins' first screen (R2.7). */
export const openPanel = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context }) => wirePanel(createAdminPanelService(context.services.call, () => context.now())),
  input: ({ context }) => {
    const asked = { question: null, now: context.now() };
    return { panelAccounts: asked, panelMarket: asked };
  },
});

interface PanelScreenProps {
  panelAccounts: AccountStatsActorRef;
  panelMarket: MarketStatsActorRef;
}

/** First screen of the admins. */
export function PanelScreen({ panelAccounts, panelMarket }: PanelScreenProps) {
  const { user } = useRouteContext({ from: '/_admin' });
  return (
    <AdminPanelView
      name={user.fullName}
      accountsRef={panelAccounts}
      marketRef={panelMarket}
      storesAt={(status) => adminStoresHref({ status })}
      ordersAt={(status) => adminOrdersHref({ status })}
      unreadAt={contactMessagesHref({ state: 'new' })}
      heldAt={adminStoresHref({ approval: 'waiting' })}
    />
  );
}
