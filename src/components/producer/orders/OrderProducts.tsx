import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Picture } from '../../market/Picture.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';

const SHOWN = 3;

const productsOf = ({ lines }: ProducerOrder) => ({
  names: lines.map(({ product }) => product?.name ?? 'Producto'),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: lines.slice(0, SHOWN).map(({ id, product }) => ({ id, src: product?.thumbnailUrl })),
});

/** Overlapping thumbnails, which leave room for the names. */
const overlapping: SystemStyleObject = {
  '& + &': { marginLeft: '-1rem', boxShadow: '-2px 0 0 var(--td-colors-raised)' },
};

interface OrderProductsProps {
  order: ProducerOrder;
}

/** Memo comparison by content: an order that changed status is a new object with the same lines. */
const areSame = ({ order: one }: OrderProductsProps, { order: other }: OrderProductsProps) =>
  one === other || JSON.stringify(productsOf(one)) === JSON.stringify(productsOf(other));

/** Products of an order with their thumbnails; no status change renders them again. */
export const OrderProducts = memo(function OrderProducts({ order }: OrderProductsProps) {
  const { count } = useFormatter();
  const { names, pieces, pictures } = productsOf(order);
  const [first, ...others] = names;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <chakra.div display="flex" flexShrink="0" aria-hidden="true">
        {pictures.map(({ id, src }) => (
          <chakra.div key={id} css={overlapping} width="2rem" borderRadius="6px" overflow="hidden">
            <Picture src={src} alt="" sizes="32px" widest={384} />
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.span lineClamp={2}>{first}</chakra.span>
        <span data-part="aside">
          {[
            ...(others.length > 0 ? [producerOrdersMessages.more(others.length)] : []),
            count(pieces, 'unidad', 'unidades'),
          ].join(' · ')}
        </span>
      </chakra.div>
    </chakra.div>
  );
}, areSame);
