import { useRouteContext } from '@tanstack/react-router';
import type { ProducerStats } from '../../../../contract/producer/producer-stats.ts';
import { ProducerTodayView } from '../../../components/producer/today/ProducerTodayView.tsx';
import {
  type ProductsToday,
  type TodayProductsActorRef,
  todayProductsMachine,
} from '../../../machines/producer/today/today-products.machine.ts';
import type { LoadResult } from '../../../machines/ui/resource.types.ts';
import {
  type TodayRevenueActorRef,
  todayRevenueMachine,
} from '../../../machines/producer/today/today-revenue.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { createProducerStatsService } from '../../../services/producer/today/producer-stats.service.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';
import { createProductsTodayService } from '../../../services/producer/today/products-today.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';
import { producerOrdersHref } from '../orders/producer-orders-href.ts';
import { producerProductsHref } from '../products/producer-products-href.ts';
import { wireStoreStatus } from '../stores/store-status.wiring.ts';
import { stepHref } from '../stores/store-step-href.ts';

type Load<Content> = (question: null, signal: AbortSignal) => Promise<LoadResult<Content>>;

interface TodayServices {
  loadGoods: Load<ProductsToday>;
  loadStats: Load<ProducerStats>;
}

/** Parts of the producer's first screen, connected to their calls. Each loads, fails and retries on its own. */
export const wireProducerToday = ({ loadGoods, loadStats }: TodayServices) => ({
  todayGoods: todayProductsMachine.provide({
    actors: { ...resultActors({ load: loadGoods }), watchReturns: refreshOnReturn },
  }),
  todayTakings: todayRevenueMachine.provide({
    actors: { ...resultActors({ load: loadStats }), watchReturns: refreshOnReturn },
  }),
});

/** Loader of the producer's first screen, with the change of a store's status. */
export const openProducerToday = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context: { app, services } }) => ({
    ...wireProducerToday({
      ...createProductsTodayService(services.call),
      ...createProducerStatsService(services.call),
    }),
    storeStatus: wireStoreStatus(createProducerStoresService(services.call), app),
  }),
  input: ({ context }) => {
    const asked = { question: null, now: context.now() };
    return { todayGoods: asked, todayTakings: asked, storeStatus: undefined };
  },
});

interface ProducerTodayScreenProps {
  todayGoods: TodayProductsActorRef;
  todayTakings: TodayRevenueActorRef;
  storeStatus: StoreStatusActorRef;
}

/** First screen of a producer. */
export function ProducerTodayScreen({ todayGoods, todayTakings, storeStatus }: ProducerTodayScreenProps) {
  const { user, producerData } = useRouteContext({ from: '/_producer' });
  return (
    <ProducerTodayView
      name={user.fullName}
      storesRef={producerData}
      goodsRef={todayGoods}
      revenueRef={todayTakings}
      statusRef={storeStatus}
      ordersAt={producerOrdersHref}
      productsAt={producerProductsHref}
      editAddressOf={stepHref}
    />
  );
}
