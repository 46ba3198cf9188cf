import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import type { OrderMessageActorRef } from '../../machines/order-message/order-message.machine.ts';
import { Button } from '../forms/Button.tsx';
import { orderMessageMessages } from './order-message.messages.ts';
import { OrderMessageForm } from './OrderMessageForm.tsx';

/** About the same, with nothing written yet. */
const writeAgain = (actorRef: OrderMessageActorRef) =>
  actorRef.send({ type: 'form.reset', values: { ...actorRef.getSnapshot().context.values, message: '' } });

const selectIsSent = (snapshot: SnapshotFrom<OrderMessageActorRef>) => snapshot.hasTag('saved');

const details: SystemStyleObject = {
  padding: { base: '4', md: '6' },
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '& summary': { minHeight: 'touch', alignContent: 'center', fontWeight: 'semibold', cursor: 'pointer' },
  '&[open] summary': { marginBottom: '3' },
};

interface WriteToStallProps {
  actorRef: OrderMessageActorRef;
  lines: readonly ProductOrder[];
}

/** A word to those who sell something of an order. */
export function WriteToStall({ actorRef, lines }: WriteToStallProps) {
  const isSent = useSelector(actorRef, selectIsSent);
  return (
    <chakra.details css={details}>
      <summary>{orderMessageMessages.open}</summary>
      {isSent ? (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <output>{orderMessageMessages.sent}</output>
          <Button variant="quiet" onClick={() => writeAgain(actorRef)}>
            {orderMessageMessages.again}
          </Button>
        </chakra.div>
      ) : (
        <OrderMessageForm actorRef={actorRef} lines={lines} />
      )}
    </chakra.details>
  );
}
