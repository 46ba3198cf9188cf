import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import type { OrderMessageActorRef } from '../../machines/orders/order-message.machine.ts';
import { Button } from '../forms/Button.tsx';
import { orderMessageMessages, type OrderMessageWords } from './order-message.messages.ts';
import { OrderMessageForm } from './OrderMessageForm.tsx';

/** About the same, with nothing written yet. */
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
  // What opens it from elsewhere must not hide it below the head of the page.
  scrollMarginTop: '5rem',
  '& summary': { minHeight: 'touch', alignContent: 'center', fontWeight: 'semibold', cursor: 'pointer' },
  '&[open] summary': { marginBottom: '3' },
};

interface WriteAboutOrderProps {
  actorRef: OrderMessageActorRef;
  lines: readonly ProductOrder[];
  words: OrderMessageWords;
  /** Lets it be opened from elsewhere on the page. */
  ref?: RefObject<HTMLDetailsElement | null>;
}

/** A word from who bought to who sells something of an order, or back. */
export function WriteAboutOrder({ actorRef, lines, words, ref }: WriteAboutOrderProps) {
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
