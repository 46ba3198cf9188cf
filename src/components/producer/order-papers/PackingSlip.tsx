import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { PaperSize } from '../../../../contract/producer/order-papers.ts';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { stallsOf } from '../../../../contract/orders/parcels.ts';
import { totalOf } from '../../../../contract/values/money.ts';
import { lazyWithFallback } from '../../hydration/lazy-with-fallback.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { orderPapersMessages as words } from './order-papers.messages.ts';
import { printedPaperStyles } from './print-styles.ts';

const OrderQrCode = lazyWithFallback(() =>
  import('../../back-office/UrlQrCode.tsx').then((module) => module.UrlQrCode),
);

/** Packing slip: lines and shipping address; its QR code opens the order. */
export function PackingSlip({ order, size }: { order: ProducerOrder; size: PaperSize }) {
  const { price, dayAndTime, absolute } = useFormatter();
  const { id, lines, shippingInfo, createdAt, stores = [] } = order;
  const { fullName, address, postalCode, city, state, phone, notes } = shippingInfo;
  const number = orderNumber(id);
  const sent = lines.filter(({ status }) => status !== 'cancelled');
  const owner = stores.find(({ ownerInfo }) => ownerInfo)?.ownerInfo;
  const isSheet = size === 'a4';
  return (
    <chakra.article
      css={printedPaperStyles}
      data-size={size}
      data-part="slip"
      aria-label={`${words.slip} ${number}`}
    >
      <chakra.div display="flex" justifyContent="space-between" gap="4mm">
        <div>
          <h2>{`${words.order} ${number}`}</h2>
          <p>{`${words.placed} ${dayAndTime(createdAt)}`}</p>
          <chakra.h3 marginTop="4mm">{words.from}</chakra.h3>
          <p>{stallsOf(sent).join(' · ')}</p>
          {[owner?.legalName, owner?.taxId && `${words.taxId} ${owner.taxId}`, owner?.address, owner?.email]
            .filter(Boolean)
            .map((part) => (
              <p key={part}>{part}</p>
            ))}
        </div>
        <div data-part="code">
          <Suspense fallback={null}>
            <OrderQrCode label={words.code(number)} address={absolute(`/producer/orders/${id}`)} />
          </Suspense>
        </div>
      </chakra.div>
      <chakra.div marginBlock="5mm" padding="3mm" border="0.4mm solid #000">
        <h3>{words.to}</h3>
        <chakra.p fontSize="1.25em" fontWeight="bold">
          {fullName}
        </chakra.p>
        <chakra.p fontSize="1.15em">{address}</chakra.p>
        <chakra.p fontSize="1.15em">{[`${postalCode} ${city}`, state].filter(Boolean).join(', ')}</chakra.p>
        {phone ? <p>{`${words.phone}: ${phone}`}</p> : null}
        {notes ? (
          <chakra.p marginTop="2mm">
            <strong>{`${words.notes}:`}</strong>
            <span>{` ${notes}`}</span>
          </chakra.p>
        ) : null}
      </chakra.div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.product}</th>
            {isSheet ? (
              <th scope="col" data-part="figure">
                {words.price}
              </th>
            ) : null}
            <th scope="col" data-part="figure">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {sent.map((line) => (
            <tr key={line.id}>
              <chakra.td whiteSpace="nowrap">
                <span data-part="box" /> <strong>{line.quantity}</strong>
              </chakra.td>
              <td>{line.product?.name ?? 'Producto'}</td>
              {isSheet ? <td data-part="figure">{price(line.price)}</td> : null}
              <td data-part="figure">{price(line.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        paddingTop="3mm"
        fontSize="1.15em"
        fontWeight="bold"
      >
        <span>{words.total}</span>
        <span>{price(totalOf(sent))}</span>
      </chakra.p>
    </chakra.article>
  );
}
