import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import { Picture } from '../market/Picture.tsx';

const SHOWN = 4;

/** Thumbnails of an order's lines: up to four; of more lines the first three and the number of the others. */
export function OrderPictures({ lines }: { lines: readonly ProductOrder[] }) {
  const shown = lines.length > SHOWN ? lines.slice(0, SHOWN - 1) : lines;
  const rest = lines.length - shown.length;
  return (
    <chakra.ul display="flex" gap="2" aria-label="Productos">
      {shown.map(({ id, product }) => (
        <chakra.li key={id} width="3.25rem" borderRadius="8px" overflow="hidden">
          <Picture src={product?.thumbnailUrl} alt={product?.name ?? ''} sizes="52px" />
        </chakra.li>
      ))}
      {rest > 0 ? (
        <chakra.li
          display="grid"
          placeItems="center"
          width="3.25rem"
          height="3.25rem"
          background="kraft"
          borderRadius="8px"
          color="onKraft"
          fontWeight="bold"
        >
          {`+${rest}`}
        </chakra.li>
      ) : null}
    </chakra.ul>
  );
}
