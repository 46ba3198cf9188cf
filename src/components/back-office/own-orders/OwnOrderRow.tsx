import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { Picture } from '../../market/Picture.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { ChooseRow } from '../work-list/ChooseRow.tsx';
import { RowRefusal } from '../work-list/RowRefusal.tsx';
import { agoOf } from '../ago-of.ts';
import { ROLES } from '../work-list/table-roles.ts';
import { isFresh, ownOrdersMessages } from './own-orders.messages.ts';
import { StepButton } from './StepButton.tsx';
import type { StepState } from './use-steps.ts';

const SHOWN = 3;

export interface OwnOrderRowProps {
  order: OwnOrder;
  step: StepState;
  isChosen: boolean;
  onChosen: (id: string, isChosen: boolean) => void;
  onTaken: (order: OwnOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
}

/** What becomes of one order leaves the rows of the others as they are. */
const isSameRow = ({ step, ...one }: OwnOrderRowProps, { step: next, ...other }: OwnOrderRowProps) =>
  shallowEqual(one, other) && shallowEqual(step, next);

/** One order: where it stands, who waits for it, what is in it, and the step that is next. On the phone it is a card. */
export const OwnOrderRow = memo(function OwnOrderRow({
  order,
  step,
  isChosen,
  onChosen,
  onTaken,
  onUndone,
}: OwnOrderRowProps) {
  const { price, count, ...days } = useFormatter();
  const now = useNow();
  const { id, lines, buyer, shippingInfo, createdAt, totalPrice } = order;
  const number = orderNumber(id);
  const { choose, open, more, fresh } = ownOrdersMessages;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first, ...others] = lines.map(({ product }) => product?.name ?? 'Producto');
  return (
    <tr {...ROLES.row} data-chosen={isChosen} aria-busy={step.isSent}>
      <ChooseRow label={choose(number)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <td {...ROLES.cell} data-cell="state">
        <StatusBadge status={step.status} />
      </td>
      <th {...ROLES.rowheader} scope="row" data-cell="order">
        <AppLink
          to="/producer/orders/$orderId"
          params={{ orderId: id }}
          aria-label={open(number)}
          data-part="number"
        >
          {number}
        </AppLink>
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
      <td {...ROLES.cell} data-cell="buyer">
        {buyer}
        <span data-part="aside">{shippingInfo.city}</span>
      </td>
      <td {...ROLES.cell} data-cell="goods">
        <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
          <chakra.div display="flex" flexShrink="0" aria-hidden="true">
            {lines.slice(0, SHOWN).map((line, index) => (
              <chakra.div
                key={line.id}
                width="2rem"
                borderRadius="6px"
                overflow="hidden"
                // Several lie one over the other: their names need the room.
                {...(index > 0 && { marginLeft: '-1rem', boxShadow: '-2px 0 0 var(--td-colors-raised)' })}
              >
                <Picture src={line.product?.thumbnailUrl} alt="" sizes="32px" widest={384} />
              </chakra.div>
            ))}
          </chakra.div>
          <chakra.div minWidth="0">
            <chakra.span lineClamp={2}>{first}</chakra.span>
            <span data-part="aside">
              {[
                ...(others.length > 0 ? [more(others.length)] : []),
                count(pieces, 'unidad', 'unidades'),
              ].join(' · ')}
            </span>
          </chakra.div>
        </chakra.div>
      </td>
      <td {...ROLES.cell} data-cell="total">
        {price(totalPrice)}
      </td>
      <td {...ROLES.cell} data-cell="next">
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
