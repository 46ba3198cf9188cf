import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductOrder } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { totalOf } from '../../../../contract/values/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Picture } from '../../market/Picture.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { OrderStatusChangeButton } from '../orders/OrderStatusChangeButton.tsx';
import { producerOrderMessages } from './producer-order.messages.ts';
import type { OrderAndLineStatusChanges } from './use-order-and-line-status-changes.ts';

/** Lines of a parcel; with several lines, each can change its status separately (R4.14). */
export function ProducerOrderLines({
  order: { lines },
  orderChange,
}: {
  order: ProducerOrder;
  orderChange: OrderAndLineStatusChanges;
}) {
  const { price } = useFormatter();
  const { goods, total } = producerOrderMessages;
  const sent = lines.filter((line) => orderChange.lineOf(line).status !== 'cancelled');
  return (
    <Panel title={goods}>
      <chakra.ul display="grid" listStyleType="none" marginTop="-4" css={{ containerType: 'inline-size' }}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            orderChange={orderChange}
            hasChangeButton={lines.length > 1 && sent.length > 0}
          />
        ))}
      </chakra.ul>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap="4"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
      >
        <span>{total}</span>
        <span>{price(totalOf(sent))}</span>
      </chakra.p>
    </Panel>
  );
}

/** With very large text a line fits only a few words, so its parts wrap. */
const largeLetters: SystemStyleObject = {
  '@container (max-width: 15rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridColumn: '1' },
    '& > :first-child': { width: '4rem' },
  },
};

interface LineProps {
  line: ProductOrder;
  orderChange: OrderAndLineStatusChanges;
  /** Lines of this order can change their status separately. */
  hasChangeButton: boolean;
}

function Line({ line, orderChange, hasChangeButton }: LineProps) {
  const { price } = useFormatter();
  const { product, quantity, storeName } = line;
  const name = product?.name ?? 'Producto';
  const lineChange = orderChange.lineOf(line);
  const isGone = lineChange.status === 'cancelled';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{
        base: '4rem minmax(0, 1fr) auto',
        ...(hasChangeButton && { md: '4rem minmax(0, 1fr) auto auto' }),
      }}
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingBlock="4"
      borderBottom="1px solid var(--td-colors-line)"
      css={largeLetters}
    >
      <chakra.div borderRadius="8px" overflow="hidden">
        <Picture src={product?.thumbnailUrl} alt="" sizes="64px" widest={384} />
      </chakra.div>
      <chakra.div display="grid" justifyItems="start" gap="1" minWidth="0">
        <chakra.p fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          <chakra.strong color="ink">{quantity}</chakra.strong>
          <span>{` × ${price(line.price)}${storeName ? ` · ${storeName}` : ''}`}</span>
        </chakra.p>
        {lineChange.status === orderChange.status ? null : <StatusBadge status={lineChange.status} />}
        {lineChange.refusal ? (
          <chakra.p role="alert" data-part="refusal" display="flex" gap="1" color="danger" fontSize="sm">
            <Icon name="warning" size={16} />
            <span>{lineChange.refusal}</span>
          </chakra.p>
        ) : null}
      </chakra.div>
      <chakra.p
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        {...(isGone ? { color: 'ink2', textDecoration: 'line-through' } : {})}
      >
        {price(line.totalPrice)}
      </chakra.p>
      {hasChangeButton ? (
        <chakra.div
          // On wide screens a cancelled line keeps its empty column, so that prices stay aligned.
          display={{ base: isGone ? 'none' : 'grid', md: 'grid' }}
          justifyItems={{ base: 'start', md: 'end' }}
          gridColumn={{ base: '2 / -1', md: 'auto' }}
          minWidth={{ md: '9.5rem' }}
        >
          {isGone ? null : (
            <OrderStatusChangeButton
              change={lineChange}
              of={name}
              isQuiet
              onTaken={(to) => orderChange.takeLine(line, to)}
              onUndone={() => orderChange.undoLine(line)}
            />
          )}
        </chakra.div>
      ) : null}
    </chakra.li>
  );
}
