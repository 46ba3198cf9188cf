import { chakra } from '@chakra-ui/react/styled-system';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import { needsPackingSlip, type OrderPapers } from '../../../../contract/producer/order-papers.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { OrderMessageActorRef } from '../../../machines/orders/order-message.machine.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { OrderHistory } from '../../orders/OrderHistory.tsx';
import { orderMessageToShopperTexts } from '../../orders/order-message.messages.ts';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { OrderMessagePanel } from '../../orders/OrderMessagePanel.tsx';
import { UndoableStatusChangesBar } from '../orders/UndoableStatusChangesBar.tsx';
import type { OrderStatusChangesProps } from '../orders/use-order-status-changes.ts';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { RecipientPanel } from './RecipientPanel.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import { producerOrderMessages } from './producer-order.messages.ts';
import { ProducerOrderLines } from './ProducerOrderLines.tsx';
import { ProducerOrderStatusPanel } from './ProducerOrderStatusPanel.tsx';
import { useOrderAndLineStatusChanges } from './use-order-and-line-status-changes.ts';

/** Cancellation of order lines with a note for the shopper; asks for confirmation first. */
export type CancelOrderLines = (cancelling: {
  order: ProducerOrder;
  lineIds: readonly string[];
  notes: string;
}) => void;

interface ProducerOrderSheetProps extends OrderStatusChangesProps {
  order: ProducerOrder;
  /** Message form to the shopper. */
  messageRef: OrderMessageActorRef;
  /** Screen address of the print view. */
  printAt: (papers: Partial<OrderPapers>) => ScreenAddress;
  onCancelled: CancelOrderLines;
}

/** Order sheet of the producer: next status, lines and recipient. */
export function ProducerOrderDetails({
  order,
  messageRef,
  printAt,
  onCancelled,
  ...statusChanges
}: ProducerOrderSheetProps) {
  const { dayAndTime } = useFormatter();
  const { orders, order: word, placed, print } = producerOrderMessages;
  const orderChange = useOrderAndLineStatusChanges(order, statusChanges);
  const title = `${word} ${orderNumber(order.id)}`;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      <chakra.div display="grid" justifyItems="start" gap="2">
        <Breadcrumb crumbs={[{ word: orders, href: '/producer/orders' }, { word: title }]} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          width="full"
        >
          <PageTitle>{title}</PageTitle>
          {needsPackingSlip(orderChange.status) ? (
            <LinkButton href={printAt({ orders: [order.id] })} variant="quiet">
              {print}
            </LinkButton>
          ) : null}
        </chakra.div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" color="ink2">
          <StatusBadge status={orderChange.status} />
          <span>{`${placed} ${dayAndTime(order.createdAt)}`}</span>
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <ProducerOrderStatusPanel order={order} orderChange={orderChange} />
          <ProducerOrderLines order={order} orderChange={orderChange} />
        </chakra.div>
        <chakra.aside display="grid" gap="6" gridRow={{ lg: 'span 2' }} gridColumn={{ lg: '2' }}>
          <RecipientPanel order={order} />
          <OrderMessagePanel
            actorRef={messageRef}
            lines={order.lines}
            words={orderMessageToShopperTexts(order.buyer)}
          />
        </chakra.aside>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" gridColumn={{ lg: '1' }}>
          <OrderHistory order={{ ...order, items: order.lines }} />
          <CancelPanel order={order} orderChange={orderChange} onCancelled={onCancelled} />
        </chakra.div>
      </chakra.div>
      <StickyListFooter>
        <UndoableStatusChangesBar
          {...statusChanges}
          isInSight={(id) => id === order.id || order.lines.some((line) => line.id === id)}
        />
      </StickyListFooter>
    </chakra.div>
  );
}
