import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import type { TodayProductsActorRef } from '../../../machines/producer/today/today-products.machine.ts';
import type { ProducerStoresCacheActorRef } from '../../../machines/producer/stores/producer-stores-cache.machine.ts';
import type { TodayRevenueActorRef } from '../../../machines/producer/today/today-revenue.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useNow } from '../../market/clock-context.ts';
import { newProductAddress } from '../../back-office/new-product-address.ts';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { MainStoreStatus } from './MainStoreStatus.tsx';
import { MainStoreCard } from './MainStoreCard.tsx';
import { PartFailures } from './PartFailures.tsx';
import { Revenue } from './Revenue.tsx';
import { producerTodayMessages as words } from './today.messages.ts';
import { TaskCard } from './TaskCard.tsx';
import {
  sortByUrgency,
  productTasks,
  orderTasks,
  FIRST_STEPS,
  completedFirstSteps,
  mainStoreOf,
  storeTasks,
  type Task,
} from './tasks.ts';

const selectStores = ({ context }: SnapshotFrom<ProducerStoresCacheActorRef>) => context;
const selectGoods = ({ context }: SnapshotFrom<TodayProductsActorRef>) => context;
const selectRevenue = ({ context }: SnapshotFrom<TodayRevenueActorRef>) => context;

/** Typical number of tasks in the skeleton, so that loading shifts little. */
const USUAL = [1, 2, 3];

interface ProducerTodayViewProps {
  /** Name of the producer. */
  name: string;
  storesRef: ProducerStoresCacheActorRef;
  goodsRef: TodayProductsActorRef;
  revenueRef: TodayRevenueActorRef;
  statusRef: StoreStatusActorRef;
  /** Screen address of the producer's orders with the given query. */
  ordersAt: (query: ProducerOrdersQuery) => ScreenAddress;
  /** Screen address of the product list with the given query. */
  productsAt: (query: ProducerProductsQuery) => ScreenAddress;
  /** Screen address of an editor step. */
  editAddressOf: (storeId: string, step: StoreStep) => ScreenAddress;
}

/** Home screen of the producer: current store, tasks and revenue. Each part loads independently (R2.5). */
export function ProducerTodayView({
  name,
  storesRef,
  goodsRef,
  revenueRef,
  statusRef,
  ordersAt,
  productsAt,
  editAddressOf,
}: ProducerTodayViewProps) {
  const now = useNow();
  const stores = useSelector(storesRef, selectStores);
  const goods = useSelector(goodsRef, selectGoods);
  const revenue = useSelector(revenueRef, selectRevenue);
  const inHand = mainStoreOf(stores.content ?? [], now);
  const parts = [
    { ref: storesRef, part: stores, what: words.storesFailed },
    { ref: goodsRef, part: goods, what: words.goodsFailed },
    { ref: revenueRef, part: revenue, what: words.revenueFailed },
  ];
  const isKnown = stores.content !== null && goods.content !== null;
  const isComing = parts.some(({ part: { content, failure } }) => content === null && failure === null);
  const done = stores.content && completedFirstSteps(stores.content, revenue.content);
  const isNew = done !== null && done.size < FIRST_STEPS.length && revenue.content !== null;
  const toDos = sortByUrgency([
    ...(revenue.content ? orderTasks(revenue.content) : []),
    ...(stores.content ? storeTasks(stores.content, now) : []),
    ...(goods.content ? productTasks(goods.content, now) : []),
  ]);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" maxWidth="56rem">
      <PageHead title={words.title} hidden />
      <div>
        <PageTitle>{words.title}</PageTitle>
        <chakra.p color="ink2" overflowWrap="anywhere">
          {words.greeting(name)}
        </chakra.p>
      </div>
      <LiveRegion message={isComing ? words.coming : ''} />
      {inHand ? (
        <MainStoreCard store={inHand}>
          <MainStoreStatus store={inHand} statusRef={statusRef} />
        </MainStoreCard>
      ) : stores.content === null && stores.failure === null ? (
        <SkeletonBlock height={{ base: '9rem', md: '6rem' }} borderRadius="card" />
      ) : null}
      <PartFailures parts={parts} failureText={producerFailureText} />
      {done && isNew ? (
        <FirstSteps
          done={done}
          hrefs={{
            store: '/producer/popup-stores/new',
            goods: newProductAddress(inHand),
            publish: inHand ? `/producer/popup-stores/${inHand.id}` : '/producer/popup-stores',
            sale: inHand ? `/producer/popup-stores/${inHand.id}` : '/producer/popup-stores',
          }}
        />
      ) : null}
      <chakra.section aria-label={words.toDo} display="grid" gap="3">
        {toDos.length > 0 || isComing ? (
          <>
            <chakra.h2 fontSize="2xl">{words.toDo}</chakra.h2>
            {toDos.length > 0 ? (
              <chakra.ul display="grid" gap="3" listStyleType="none">
                {toDos.map((toDo) => (
                  <TaskCard
                    key={keyOf(toDo)}
                    toDo={toDo}
                    ordersAt={ordersAt}
                    productsAt={productsAt}
                    editAddressOf={editAddressOf}
                  />
                ))}
              </chakra.ul>
            ) : null}
            {isComing
              ? USUAL.slice(Math.min(toDos.length, USUAL.length - 1)).map((place) => (
                  <SkeletonBlock key={place} height={{ base: '8rem', md: '5rem' }} borderRadius="card" />
                ))
              : null}
          </>
        ) : null}
        {toDos.length === 0 && isKnown && !isNew ? <chakra.p color="ink2">{words.nothing}</chakra.p> : null}
      </chakra.section>
      {revenue.content ? <Revenue stats={revenue.content} /> : null}
    </chakra.div>
  );
}

function keyOf(toDo: Task): string {
  if ('store' in toDo) return `${toDo.kind} ${toDo.store.id}`;
  return 'product' in toDo ? `${toDo.kind} ${toDo.product.id}` : toDo.kind;
}
