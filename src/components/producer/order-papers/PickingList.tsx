import { chakra } from '@chakra-ui/react/styled-system';
import type { PaperSize } from '../../../../contract/producer/order-papers.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { orderPapersMessages as words } from './order-papers.messages.ts';
import { printedPaperStyles } from './print-styles.ts';
import { productsToPick } from './products-to-pick.ts';

/** Picking list for several orders: quantity of each product, in total and by order. */
export function PickingList({ orders, size }: { orders: readonly ProducerOrder[]; size: PaperSize }) {
  const picked = productsToPick(orders);
  const pieces = picked.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.article css={printedPaperStyles} data-size={size} data-part="picking" aria-label={words.picking}>
      <h2>{words.picking}</h2>
      <chakra.p marginBottom="4mm">{words.fetched(pieces, orders.length)}</chakra.p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.product}</th>
            <th scope="col" data-part="figure">
              {words.orders}
            </th>
          </tr>
        </thead>
        <tbody>
          {picked.map(({ id, name, quantity, orders: wanted }) => (
            <tr key={id}>
              <chakra.td whiteSpace="nowrap">
                <span data-part="box" /> <strong>{quantity}</strong>
              </chakra.td>
              <td>{name}</td>
              <td data-part="figure">
                {wanted.map(({ number, quantity: some }) => (
                  <div key={number}>{`${some} × ${number}`}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.article>
  );
}
