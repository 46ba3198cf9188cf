import { useRouteContext } from '@tanstack/react-router';
import type { Call } from '../../../contract/calls/call.ts';
import type { ProducerStats } from '../../../contract/orders/producer-stats.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { ProducerTodayView } from '../../components/back-office/today/ProducerTodayView.tsx';
import {
  type GoodsToday,
  type TodayGoodsActorRef,
  todayGoodsMachine,
} from '../../machines/producer-today/today-goods.machine.ts';
import type { LoadResult } from '../../machines/resource/resource.types.ts';
import {
  type TodayStoresActorRef,
  todayStoresMachine,
} from '../../machines/producer-today/today-stores.machine.ts';
import {
  type TodayTakingsActorRef,
  todayTakingsMachine,
} from '../../machines/producer-today/today-takings.machine.ts';
import type { StoreStatusActorRef } from '../../machines/store-status/store-status.machine.ts';
import { createProducerStatsService } from '../../services/orders/producer-stats.service.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import { createGoodsTodayService } from '../../services/products/goods-today.service.ts';
import { calls } from '../calls.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { refreshOnReturn } from '../shell/refresh-on-return.ts';
import { ownProductsHref } from './own-products-address.ts';
import { loadAllOwnStores } from './store-choices.wiring.ts';
import { wireStoreStatus } from './store-status.wiring.ts';
import { stepHref } from './store-step-address.ts';

type Load<Content> = (question: null, signal: AbortSignal) => Promise<LoadResult<Content>>;

interface TodayServices {
  loadStores: Load<readonly PopupStore[]>;
  loadGoods: Load<GoodsToday>;
  loadStats: Load<ProducerStats>;
}

const servicesOf = (call: Call): TodayServices => ({
  loadStores: loadAllOwnStores(call),
  ...createGoodsTodayService(call),
  ...createProducerStatsService(call),
});

/** The parts of a producer's day joined to their calls; each comes, fails and is asked for again by itself. */
export const wireProducerToday = ({ loadStores, loadGoods, loadStats }: TodayServices) => ({
  todayStores: todayStoresMachine.provide({
    actors: { ...calls({ load: loadStores }), watchReturns: refreshOnReturn },
  }),
  todayGoods: todayGoodsMachine.provide({
    actors: { ...calls({ load: loadGoods }), watchReturns: refreshOnReturn },
  }),
  todayTakings: todayTakingsMachine.provide({
    actors: { ...calls({ load: loadStats }), watchReturns: refreshOnReturn },
  }),
});

const openDay = screenRoute({
  key: ({ context }: MemberLoad) => context.user.id,
  actors: ({ context }) => wireProducerToday(servicesOf(context.services.call)),
  input: ({ context }) => {
    const asked = { question: null, now: context.now() };
    return { todayStores: asked, todayGoods: asked, todayTakings: asked };
  },
});

const openStatus = screenRoute({
  key: ({ context }: MemberLoad & { stores: TodayStoresActorRef }) => context.user.id,
  actors: ({ context, stores }) => ({
    storeStatus: wireStoreStatus(createOwnStoresService(context.services.call), context.app, () =>
      stores.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ storeStatus: undefined }),
});

/** What a producer's day asks for, and the change of a store's status; it is the day of who is signed in. */
export async function openProducerToday(load: MemberLoad) {
  const day = await openDay(load);
  return { ...day, ...(await openStatus({ ...load, stores: day.todayStores })) };
}

interface ProducerTodayScreenProps {
  todayStores: TodayStoresActorRef;
  todayGoods: TodayGoodsActorRef;
  todayTakings: TodayTakingsActorRef;
  storeStatus: StoreStatusActorRef;
}

/** Where a producer begins the day. */
export function ProducerTodayScreen({
  todayStores,
  todayGoods,
  todayTakings,
  storeStatus,
}: ProducerTodayScreenProps) {
  const { user } = useRouteContext({ from: '/_producer' });
  return (
    <ProducerTodayView
      name={user.fullName}
      storesRef={todayStores}
      goodsRef={todayGoods}
      takingsRef={todayTakings}
      statusRef={storeStatus}
      productsAt={ownProductsHref}
      editAddressOf={stepHref}
    />
  );
}
