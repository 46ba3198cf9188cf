import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { POPUP_STORE_STATUSES, type PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import type { AccountStatsActorRef } from '../../../machines/admin/panel/account-stats.machine.ts';
import type { MarketStatsActorRef } from '../../../machines/admin/panel/market-stats.machine.ts';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { storeStatusLabel } from '../../producer/stores/producer-stores.messages.ts';
import { PartFailures } from '../../producer/today/PartFailures.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { adminPanelMessages as words } from './admin-panel.messages.ts';
import { StatusCounts } from './StatusCounts.tsx';
import { AdminTasks } from './AdminTasks.tsx';

const selectAccounts = ({ context }: SnapshotFrom<AccountStatsActorRef>) => context;
const selectMarket = ({ context }: SnapshotFrom<MarketStatsActorRef>) => context;

interface AdminPanelViewProps {
  /** Name of the admin. */
  name: string;
  accountsRef: AccountStatsActorRef;
  marketRef: MarketStatsActorRef;
  /** Screen address of the orders with the given status. */
  ordersAt: (status: OrderStatus) => ScreenAddress;
  /** Screen address of the stores with the given status. */
  storesAt: (status: PopupStoreStatus) => ScreenAddress;
  /** Screen address of the unread contact messages. */
  unreadAt: ScreenAddress;
  /** Screen address of the stores that wait for approval. */
  heldAt: ScreenAddress;
}

/** Home screen of the admin: tasks and figures. Each part loads and fails independently (R2.7, R3.4). */
export function AdminPanelView({
  name,
  accountsRef,
  marketRef,
  ordersAt,
  storesAt,
  unreadAt,
  heldAt,
}: AdminPanelViewProps) {
  const accounts = useSelector(accountsRef, selectAccounts);
  const market = useSelector(marketRef, selectMarket);
  const parts = [
    { ref: marketRef, part: market, what: words.marketFailed, height: '12rem' },
    { ref: accountsRef, part: accounts, what: words.accountsFailed, height: '14rem' },
  ];
  const coming = parts.filter(({ part: { content, failure } }) => content === null && failure === null);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <div>
        <PageTitle>{words.title}</PageTitle>
        <chakra.p color="ink2" overflowWrap="anywhere">
          {words.greeting(name)}
        </chakra.p>
      </div>
      <LiveRegion message={coming.length > 0 ? words.coming : ''} />
      <PartFailures parts={parts} failureText={adminFailureText} />
      {market.content ? <AdminTasks stats={market.content} unreadAt={unreadAt} heldAt={heldAt} /> : null}
      {accounts.content ? <AccountsPanel {...accounts.content} /> : null}
      {market.content ? (
        <chakra.div
          display="grid"
          gap="6"
          gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <StatusCounts
            title={words.orders}
            counts={market.content.orders}
            statuses={ORDER_STATUSES}
            wordOf={(status) => ORDER_STATUS_LABELS[status]}
            listedAt={ordersAt}
          />
          <StatusCounts
            title={words.stores}
            counts={market.content.stores}
            statuses={POPUP_STORE_STATUSES}
            wordOf={storeStatusLabel}
            listedAt={storesAt}
          />
        </chakra.div>
      ) : null}
      {coming.map(({ what, height }) => (
        <SkeletonBlock key={what} width="100%" height={height} borderRadius="card" />
      ))}
    </chakra.div>
  );
}
