import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isUuid } from '../../../contract/values/uuid.ts';
import { MarketOrderView } from '../../components/back-office/market-order/MarketOrderView.tsx';
import {
  type MarketOrderActorRef,
  marketOrderMachine,
} from '../../machines/market-order/market-order.machine.ts';
import type { MarketOrderChangesActorRef } from '../../machines/market-order-changes/market-order-changes.machine.ts';
import {
  createMarketOrdersService,
  type MarketOrdersService,
} from '../../services/orders/market-orders.service.ts';
import { resultActors } from '../promise-actors.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { refreshOnReturn } from '../shell/refresh-on-return.ts';
import { useLeaveQuestion } from '../shell/use-leave-question.ts';
import {
  lossOfMoves,
  moveSelectors,
  saveAfterAsking,
  wireMarketOrderChanges,
} from './market-order-changes.wiring.ts';

type Load = MemberLoad<{ orderId: string }>;

/** One order joined to its call. */
export const wireMarketOrder = ({ loadMarketOrder }: Pick<MarketOrdersService, 'loadMarketOrder'>) =>
  marketOrderMachine.provide({
    actors: { ...resultActors({ load: loadMarketOrder }), watchReturns: refreshOnReturn },
  });

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.orderId}`;

const openOrder = screenRoute({
  key: keyOf,
  isNamed: ({ params }: Load) => isUuid(params.orderId),
  actors: ({ context: { services } }) => ({
    marketOrder: wireMarketOrder(createMarketOrdersService(services.call)),
  }),
  input: ({ context, params }) => ({
    marketOrder: { question: { id: params.orderId }, now: context.now() },
  }),
});

const openChanges = screenRoute({
  key: (load: Load & { order: MarketOrderActorRef }) => keyOf(load),
  actors: ({ context: { services }, order }) => ({
    marketOrderChanges: wireMarketOrderChanges(createMarketOrdersService(services.call), () =>
      order.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ marketOrderChanges: undefined }),
});

/** One order of the market, whole (R2.7, R7.18). */
export async function openMarketOrder(load: Load) {
  const { marketOrder } = await openOrder(load);
  return { marketOrder, ...(await openChanges({ ...load, order: marketOrder })) };
}

interface MarketOrderScreenProps {
  marketOrder: MarketOrderActorRef;
  marketOrderChanges: MarketOrderChangesActorRef;
}

/** One order; who would lose that they moved it is asked before they leave. */
export function MarketOrderScreen({ marketOrder, marketOrderChanges }: MarketOrderScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const save = useCallback(
    () =>
      void saveAfterAsking(
        app,
        marketOrderChanges,
        () => marketOrder.getSnapshot().context.content ?? undefined,
      ),
    [app, marketOrder, marketOrderChanges],
  );
  useLeaveQuestion(app, 'orders', () => lossOfMoves(marketOrderChanges));
  return (
    <MarketOrderView
      actorRef={marketOrder}
      changesRef={marketOrderChanges}
      selectors={moveSelectors}
      onSaved={save}
    />
  );
}
