import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { ChooseRow } from '../../back-office/data-table/ChooseRow.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { agoOf } from '../../back-office/ago-of.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { isFresh, producerOrdersMessages } from './producer-orders.messages.ts';
import { OrderLinesCells } from './OrderLinesCells.tsx';
import { StepButton } from './StepButton.tsx';
import type { OrderStepState } from './use-steps.ts';

export interface ProducerOrderRowProps {
  order: ProducerOrder;
  step: OrderStepState;
  isChosen: boolean;
  onChosen: (id: string, isChosen: boolean) => void;
  onTaken: (order: ProducerOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
}

/** Order number as a link to the order. */
const NumberLink = memo(function NumberLink({ id }: { id: string }) {
  const number = orderNumber(id);
  return (
    <AppLink
      to="/producer/orders/$orderId"
      params={{ orderId: id }}
      aria-label={producerOrdersMessages.open(number)}
      data-part="number"
    >
      {number}
    </AppLink>
  );
});

/** Memo comparison: a change of one order does not render the rows of others. */
const isSameRow = (
  { step, ...one }: ProducerOrderRowProps,
  { step: next, ...other }: ProducerOrderRowProps,
) => shallowEqual(one, other) && shallowEqual(step, next);

/** Table row of an order: status, shopper, lines and next step. On phones it is a card. */
export const ProducerOrderRow = memo(function ProducerOrderRow({
  order,
  step,
  isChosen,
  onChosen,
  onTaken,
  onUndone,
}: ProducerOrderRowProps) {
  const days = useFormatter();
  const now = useNow();
  const { id, createdAt } = order;
  const number = orderNumber(id);
  const { choose, open, fresh } = producerOrdersMessages;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} aria-busy={step.isSent}>
      <ChooseRow label={choose(number)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <td {...TABLE_ROLES.cell} data-cell="state">
        <StatusBadge status={step.status} />
      </td>
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="order">
        <NumberLink id={id} />
        <chakra.span data-part="ago">
          <time dateTime={createdAt}>{agoOf(createdAt, now, days)}</time>
          {isFresh(order, now) ? (
            <chakra.span data-part="fresh">
              <Label tone="open">{fresh}</Label>
            </chakra.span>
          ) : null}
        </chakra.span>
        {step.refusal ? <RowRefusal>{step.refusal}</RowRefusal> : null}
      </th>
      <OrderLinesCells order={order} />
      <td {...TABLE_ROLES.cell} data-cell="next">
        <StepButton
          step={step}
          of={open(number)}
          isQuiet={step.status !== 'pending'}
          onTaken={(to) => onTaken(order, to)}
          onUndone={() => onUndone(id)}
        />
      </td>
    </tr>
  );
}, isSameRow);
