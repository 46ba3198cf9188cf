import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ADMIN } from '../../../contract/users/admin-limits.ts';
import { daysAsInstants } from '../../../contract/values/calendar-day.ts';
import { MarketOrdersView } from '../../components/back-office/market-orders/MarketOrdersView.tsx';
import type { MarketOrderChangesActorRef } from '../../machines/market-order-changes/market-order-changes.machine.ts';
import {
  type MarketOrdersActorRef,
  marketOrdersMachine,
} from '../../machines/market-orders/market-orders.machine.ts';
import type { StoreChoicesActorRef } from '../../machines/store-choices/store-choices.machine.ts';
import { createMarketOrdersService } from '../../services/orders/market-orders.service.ts';
import { onPageVisible } from '../../services/page/on-page-visible.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { useLeaveQuestion } from '../shell/use-leave-question.ts';
import { tellWhenShown } from '../tell-when-shown.ts';
import {
  lossOfMoves,
  moveSelectors,
  saveAfterAsking,
  wireMarketOrderChanges,
} from './market-order-changes.wiring.ts';
import { marketOrdersHref, marketOrdersQueryIn } from './market-orders-address.ts';
import { openStoreChoices } from './store-choices.wiring.ts';

export const wireMarketOrders = wireList(marketOrdersMachine, marketOrdersHref);

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => marketOrdersQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate }) => {
    const { listMarketOrders } = createMarketOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      marketOrders: wireMarketOrders({
        loadItems: ({ query, ...rest }, signal) =>
          listMarketOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        watchReturns: onPageVisible,
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ marketOrders: { query, limit: ADMIN.orders } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: MarketOrdersActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => ({
    marketOrderChanges: wireMarketOrderChanges(
      createMarketOrdersService(services.call),
      (changes) => void tellWhenShown(list, changes),
    ),
  }),
  input: () => ({ marketOrderChanges: undefined }),
});

/** Every order of the market, and what was changed of them and not saved; the address says which (R2.7, R4.15, R7.18). */
export async function openMarketOrders(load: Load) {
  const [{ marketOrders }, choices] = await Promise.all([openList(load), openStoreChoices(load)]);
  return { marketOrders, ...choices, ...(await openChanges({ ...load, list: marketOrders })) };
}

interface MarketOrdersScreenProps {
  marketOrders: MarketOrdersActorRef;
  marketOrderChanges: MarketOrderChangesActorRef;
  storeChoices: StoreChoicesActorRef;
}

/** The orders of the market; who would lose what they changed is asked before they leave. */
export function MarketOrdersScreen({
  marketOrders,
  marketOrderChanges,
  storeChoices,
}: MarketOrdersScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const stores = useSelector(storeChoices, ({ context }) => context.content);
  const save = useCallback(
    () =>
      void saveAfterAsking(app, marketOrderChanges, (id) =>
        marketOrders.getSnapshot().context.items.find((order) => order.id === id),
      ),
    [app, marketOrders, marketOrderChanges],
  );
  useLeaveQuestion(app, 'orders', () => lossOfMoves(marketOrderChanges));
  return (
    <MarketOrdersView
      actorRef={marketOrders}
      changesRef={marketOrderChanges}
      selectors={moveSelectors}
      stores={stores ?? []}
      addressOf={marketOrdersHref}
      onSaved={save}
    />
  );
}
