import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrderActorRef } from '../../machines/orders/order.machine.ts';
import type { OrderMessageActorRef } from '../../machines/orders/order-message.machine.ts';
import type { RepurchaseActorRef } from '../../machines/orders/repurchase.machine.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { orderNumber } from '../../../contract/orders/order-number.ts';
import { orderPageMessages } from './order-page.messages.ts';
import { RepurchasePanel } from './RepurchasePanel.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderCancellation } from './OrderCancellation.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderParcel } from './OrderParcel.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { parcelsOf } from '../../../contract/orders/parcels.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { orderMessageToStoreTexts } from './order-message.messages.ts';
import { OrderMessagePanel } from './OrderMessagePanel.tsx';

const selectIsShopper = ({ context }: SnapshotFrom<OrderActorRef>) => context.question.role === 'consumer';

const AREAS = { stacked: '"parcels" "sums" "history"', beside: '"parcels sums" "history sums"' };

interface OrderSheetProps {
  actorRef: OrderActorRef;
  repurchaseRef: RepurchaseActorRef;
  messageRef: OrderMessageActorRef;
  order: Order;
}

/** Order sheet: parcels, totals, shipping address and history. */
export function OrderDetails({ actorRef, repurchaseRef, messageRef, order }: OrderSheetProps) {
  const { day, dayAndTime, count } = useFormatter();
  const isShopper = useSelector(actorRef, selectIsShopper);
  const parcels = parcelsOf(order);
  const writing = useRef<HTMLDetailsElement>(null);
  // A message that the user has begun stays unchanged.
  const tellTrouble = (productOrderId: string) => {
    if (writing.current) writing.current.open = true;
    const written = messageRef.getSnapshot();
    const message = written.hasTag('saved') ? '' : written.context.values.message;
    messageRef.send({ type: 'form.reset', values: { productOrderId, message }, focus: 'message' });
  };
  const title = orderPageMessages.headingOf(day(order.createdAt));
  return (
    <Container display="grid" gap="6" paddingTop={{ base: '8', md: '10' }} paddingBottom="12">
      <PageHead {...headOf('/orders/$id')} title={title} />
      <chakra.div display="grid" justifyItems="start" gap="3">
        <Breadcrumb crumbs={[{ word: orderPageMessages.orders, href: '/orders' }, { word: title }]} />
        <PageTitle>{title}</PageTitle>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" color="ink2">
          <StatusBadge status={order.status} />
          <span>{`${orderPageMessages.placed} ${dayAndTime(order.createdAt)} · ${count(parcels.length, 'paquete', 'paquetes')} · `}</span>
          <span>
            <span>{`${orderPageMessages.number} `}</span>
            <chakra.span userSelect="all">{orderNumber(order.id)}</chakra.span>
          </span>
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '8', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gridTemplateAreas={{ base: AREAS.stacked, lg: AREAS.beside }}
        gridTemplateRows={{ base: 'auto', lg: 'auto 1fr' }}
      >
        <chakra.div gridArea="parcels" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          {parcels.map((parcel) => (
            <OrderParcel
              key={parcel.producerId}
              parcel={parcel}
              {...(isShopper && { onTroubleTold: tellTrouble })}
            />
          ))}
        </chakra.div>
        <chakra.aside gridArea="sums" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <OrderReceipt order={order} />
          <OrderAddress shippingInfo={order.shippingInfo} />
          {isShopper ? <RepurchasePanel actorRef={repurchaseRef} order={order} /> : null}
          {isShopper ? (
            <OrderMessagePanel
              ref={writing}
              actorRef={messageRef}
              lines={order.items}
              words={orderMessageToStoreTexts}
            />
          ) : null}
          <OrderCancellation actorRef={actorRef} order={order} />
        </chakra.aside>
        <chakra.div gridArea="history">
          <OrderHistory order={order} />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
