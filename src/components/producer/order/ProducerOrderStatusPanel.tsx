import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import { nextStatusOf } from '../../../../contract/orders/order-status-change.ts';
import { shipmentsOf } from '../../../../contract/orders/parcels.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { TextField } from '../../forms/TextField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { OrderProgressTracker } from '../../orders/OrderProgressTracker.tsx';
import { orderStatusChangeMessages } from '../orders/order-status-changes.messages.ts';
import { OrderStatusChangeButton } from '../orders/OrderStatusChangeButton.tsx';
import { producerOrderMessages } from './producer-order.messages.ts';
import type { OrderAndLineStatusChanges } from './use-order-and-line-status-changes.ts';

/** Status panel with the next status and a note for the shopper (R4.14). */
export function ProducerOrderStatusPanel({
  order,
  orderChange,
}: {
  order: ProducerOrder;
  orderChange: OrderAndLineStatusChanges;
}) {
  const { way: title, lead, note, noteHint, carrier, trackingNumber, sentWith } = producerOrderMessages;
  const { status, from, next, isHeld, refusal } = orderChange;
  const number = orderNumber(order.id);
  return (
    <Panel title={title} lead={isHeld ? orderStatusChangeMessages.held(1) : lead[status]}>
      <OrderProgressTracker status={status} kind="productOrder" />
      {shipmentsOf(order.lines).map((shipment) => (
        <chakra.p key={JSON.stringify(shipment)} overflowWrap="anywhere">
          {sentWith(shipment)}
        </chakra.p>
      ))}
      {refusal ? (
        <chakra.p role="alert" data-part="refusal" display="flex" gap="1" color="danger">
          <Icon name="warning" />
          <span>{refusal}</span>
        </chakra.p>
      ) : null}
      {next || isHeld ? (
        <chakra.form
          // New form for each status, with an empty note; after an undo, the previous form and note return.
          key={from}
          display="grid"
          gap="4"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget);
            const wordOf = (name: string) => {
              const word = typed.get(name);
              return typeof word === 'string' && word.trim() !== '' ? word.trim() : undefined;
            };
            if (isHeld || orderChange.isSent) return;
            orderChange.take({
              notes: wordOf('notes'),
              carrier: wordOf('carrier'),
              trackingNumber: wordOf('trackingNumber'),
            });
          }}
        >
          <chakra.div
            hidden={isHeld || orderChange.isSent}
            display={isHeld || orderChange.isSent ? 'none' : 'grid'}
            gap="4"
          >
            {nextStatusOf(from) === 'shipped' ? (
              <chakra.div
                display="grid"
                gap="4"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              >
                <TextField label={carrier} optional name="carrier" maxLength={LENGTHS.carrier} />
                <TextField
                  label={trackingNumber}
                  optional
                  name="trackingNumber"
                  maxLength={LENGTHS.trackingNumber}
                />
              </chakra.div>
            ) : null}
            <TextAreaField
              label={note(order.buyer)}
              hint={noteHint}
              optional
              name="notes"
              rows={2}
              maxLength={LENGTHS.notes}
            />
          </chakra.div>
          <chakra.div justifySelf={{ base: 'stretch', md: 'start' }} display="grid">
            <OrderStatusChangeButton
              change={orderChange}
              of={`${producerOrderMessages.order} ${number}`}
              isAll={order.lines.length > 1}
              onUndone={orderChange.undo}
            />
          </chakra.div>
        </chakra.form>
      ) : null}
    </Panel>
  );
}
