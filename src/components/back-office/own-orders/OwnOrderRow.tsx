import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { Picture } from '../../market/Picture.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { ROLES } from '../own-products/table-roles.ts';
import { agoOf, isFresh, ownOrdersMessages } from './own-orders.messages.ts';
import { StepButton } from './StepButton.tsx';
import type { StepState } from './use-steps.ts';

const SHOWN = 3;

const row: SystemStyleObject = {
  '&[data-chosen=true], &:hover': { background: 'sunken' },
};

export interface OwnOrderRowProps {
  order: OwnOrder;
  step: StepState;
  isChosen: boolean;
  onChosen: (id: string, isChosen: boolean) => void;
  onTaken: (order: OwnOrder) => void;
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
    <chakra.tr {...ROLES.row} css={row} data-chosen={isChosen} aria-busy={step.isSent}>
      <chakra.td {...ROLES.cell} data-cell="choose">
        <Checkbox.Root checked={isChosen} onCheckedChange={({ checked }) => onChosen(id, checked === true)}>
          <Checkbox.HiddenInput aria-label={choose(number)} />
          <Checkbox.Control />
        </Checkbox.Root>
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="state">
        <StatusBadge status={step.status} />
      </chakra.td>
      <chakra.th {...ROLES.rowheader} scope="row" data-cell="order">
        <AppLink
          to="/producer/orders/$orderId"
          params={{ orderId: id }}
          aria-label={open(number)}
          data-part="number"
          css={{ _hover: { textDecoration: 'underline' } }}
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
        {step.refusal ? (
          <chakra.span
            role="alert"
            data-part="refusal"
            display="flex"
            alignItems="center"
            gap="1"
            color="danger"
            fontSize="sm"
          >
            <Icon name="warning" size={16} />
            {step.refusal}
          </chakra.span>
        ) : null}
      </chakra.th>
      <chakra.td {...ROLES.cell} data-cell="buyer">
        {buyer}
        <span data-part="aside">{shippingInfo.city}</span>
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="goods">
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
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="total">
        {price(totalPrice)}
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="next">
        <StepButton
          step={step}
          of={open(number)}
          isQuiet={step.status !== 'pending'}
          onTaken={() => onTaken(order)}
          onUndone={() => onUndone(id)}
        />
      </chakra.td>
    </chakra.tr>
  );
}, isSameRow);
