import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  type OrderPapers,
  PRINT_DOCUMENT_KINDS,
  PAPER_SIZES,
} from '../../../../contract/producer/order-papers.ts';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { OrderPapersActorRef } from '../../../machines/producer/orders/order-papers.machine.ts';
import { ErrorState } from '../../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { Button } from '../../forms/Button.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { StyleSheet } from '../../layout/StyleSheet.tsx';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { producerOrderFailureText } from '../order/producer-order.messages.ts';
import { orderPapersMessages as words } from './order-papers.messages.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { PAGE_CSS } from './print-styles.ts';
import { PickingList } from './PickingList.tsx';

type Snapshot = SnapshotFrom<OrderPapersActorRef>;
const selectOrders = ({ context }: Snapshot) => context.content;
const selectFailure = ({ context }: Snapshot) => context.failure;

const onScreen: SystemStyleObject = { '@media print': { display: 'none' } };

interface OrderPapersViewProps {
  actorRef: OrderPapersActorRef;
  papers: OrderPapers;
  /** Another print format was chosen. */
  onChosen: (papers: OrderPapers) => void;
}

/** Print screen of orders: packing slips, or one picking list for all of them. */
export function OrderPapersView({ actorRef, papers, onChosen }: OrderPapersViewProps) {
  const orders = useSelector(actorRef, selectOrders);
  const failure = useSelector(actorRef, selectFailure);
  const { kind, size } = papers;
  const [only, ...others] = papers.orders;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <StyleSheet css={PAGE_CSS[size]} />
      <PageHead title={words.title} hidden />
      <chakra.div css={onScreen} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Breadcrumb
          crumbs={[
            { word: words.orders, href: '/producer/orders' },
            ...(only && others.length === 0
              ? [{ word: `${words.order} ${orderNumber(only)}`, href: `/producer/orders/${only}` as const }]
              : []),
            { word: words.title },
          ]}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <PageTitle>{words.title}</PageTitle>
          {orders ? <Button onClick={() => window.print()}>{words.print}</Button> : null}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
          <ChoiceChips
            label={words.kind}
            choices={PRINT_DOCUMENT_KINDS.map((value) => ({ value, word: words.kinds[value] }))}
            chosen={kind}
            onChosen={(chosen) => onChosen({ ...papers, kind: chosen })}
          />
          <ChoiceChips
            label={words.size}
            choices={PAPER_SIZES.map((value) => ({ value, word: words.sizes[value] }))}
            chosen={size}
            onChosen={(chosen) => onChosen({ ...papers, size: chosen })}
          />
        </chakra.div>
      </chakra.div>
      {failure && !orders ? (
        <ErrorState
          message={`${words.failed} ${producerOrderFailureText(failure)}`}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      ) : null}
      {orders || failure ? null : <RowsSkeleton label={words.loading} count={3} />}
      {orders ? (
        <chakra.section
          aria-label={words.preview}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="6"
          css={{ '@media print': { display: 'block' } }}
        >
          {kind === 'picking' ? (
            <PickingList orders={orders} size={size} />
          ) : (
            orders.map((order) => <PackingSlip key={order.id} order={order} size={size} />)
          )}
        </chakra.section>
      ) : null}
    </chakra.div>
  );
}
