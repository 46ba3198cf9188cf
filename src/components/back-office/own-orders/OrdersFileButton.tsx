import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { FILE_ORDERS } from '../../../../contract/orders/orders-file.ts';
import type { OwnOrdersQuery } from '../../../../contract/orders/own-orders-query.ts';
import type { OrdersFileActorRef } from '../../../machines/orders-file/orders-file.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ownOrdersFailureText } from './order-steps.messages.ts';
import { ownOrdersMessages } from './own-orders.messages.ts';

type Snapshot = SnapshotFrom<OrdersFileActorRef>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsTooMuch = (snapshot: Snapshot) => snapshot.matches('tooMuch');
const selectAsked = ({ context }: Snapshot) => context.query;
const selectFailure = ({ context }: Snapshot) => context.failure;

/** All that is asked but for the page: a file holds them all. */
const filtersOf = ({ offset: _, ...filters }: OwnOrdersQuery) => filters;

interface OrdersFileButtonProps {
  fileRef: OrdersFileActorRef;
  /** What the list is asked. */
  query: OwnOrdersQuery;
}

/** What the list is asked for, all pages of it, as a file for a spreadsheet; what was said of another question is not said of this. */
export function OrdersFileButton({ fileRef, query }: OrdersFileButtonProps) {
  const isBusy = useSelector(fileRef, selectIsBusy);
  const isTooMuch = useSelector(fileRef, selectIsTooMuch);
  const failure = useSelector(fileRef, selectFailure);
  const asked = useSelector(fileRef, selectAsked);
  const { number } = useFormatter();
  const { save, tooMuch } = ownOrdersMessages;
  const wrong = isTooMuch ? tooMuch(number(FILE_ORDERS)) : failure && ownOrdersFailureText(failure);
  const isOfThis = shallowEqual(filtersOf(asked), filtersOf(query));
  return (
    <chakra.div display="grid" gap="1" justifyItems="end">
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        onClick={() => fileRef.send({ type: 'file.requested', query })}
      >
        {save}
      </Button>
      {wrong && isOfThis ? (
        <chakra.p role="alert" data-part="file-refusal" display="flex" gap="1" color="danger" fontSize="sm">
          <Icon name="warning" size={16} />
          {wrong}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
