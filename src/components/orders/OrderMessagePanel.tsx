import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import type { OrderMessageActorRef } from '../../machines/orders/order-message.machine.ts';
import { Button } from '../forms/Button.tsx';
import { orderMessageMessages, type OrderMessageTexts } from './order-message.messages.ts';
import { OrderMessageForm } from './OrderMessageForm.tsx';

/** Resets the form to a new message about the same line. */
const writeAgain = (actorRef: OrderMessageActorRef) =>
  actorRef.send({
    type: 'form.reset',
    values: { ...actorRef.getSnapshot().context.values, message: '' },
    focus: 'message',
  });

const selectIsSent = (snapshot: SnapshotFrom<OrderMessageActorRef>) => snapshot.hasTag('saved');

const details: SystemStyleObject = {
  padding: { base: '4', md: '6' },
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  // When opened from another place on the page, it must not scroll below the header.
  scrollMarginTop: '5rem',
  '& summary': { minHeight: 'touch', alignContent: 'center', fontWeight: 'semibold', cursor: 'pointer' },
  '&[open] summary': { marginBottom: '3' },
};

interface OrderMessagePanelProps {
  actorRef: OrderMessageActorRef;
  lines: readonly ProductOrder[];
  words: OrderMessageTexts;
  /** Ref to open it from another place on the page. */
  ref?: RefObject<HTMLDetailsElement | null>;
}

/** Collapsible message form between shopper and producer about an order. */
export function OrderMessagePanel({ actorRef, lines, words, ref }: OrderMessagePanelProps) {
  const isSent = useSelector(actorRef, selectIsSent);
  return (
    <chakra.details ref={ref} css={details}>
      <summary>{words.open}</summary>
      {isSent ? (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <output>{words.sent}</output>
          <Button variant="quiet" onClick={() => writeAgain(actorRef)}>
            {orderMessageMessages.again}
          </Button>
        </chakra.div>
      ) : (
        <OrderMessageForm actorRef={actorRef} lines={lines} words={words} />
      )}
    </chakra.details>
  );
}
