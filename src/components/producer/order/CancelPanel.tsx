import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { canSellerCancel } from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { Button } from '../../forms/Button.tsx';
import { RestoreFocusOnUnmount } from '../../layout/RestoreFocusOnUnmount.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { cancellationMessages as words } from './cancellation.messages.ts';
import type { CancelOrderLines } from './ProducerOrderDetails.tsx';
import type { OrderAndLineStatusChanges } from './use-order-and-line-status-changes.ts';

interface CancelPanelProps {
  order: ProducerOrder;
  orderChange: OrderAndLineStatusChanges;
  onCancelled: CancelOrderLines;
}

/** Cancellation panel for some or all lines of an order; the shopper gets the reason (R4.12). */
export function CancelPanel({ order, orderChange, onCancelled }: CancelPanelProps) {
  const [isBare, setBare] = useState(false);
  const open = order.lines.filter((line) => canSellerCancel(orderChange.lineOf(line).status));
  if (open.length === 0) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const notes = form.get('notes');
    const lineIds = form.getAll('lines').filter((id) => typeof id === 'string');
    setBare(lineIds.length === 0);
    if (lineIds.length > 0)
      onCancelled({ order, lineIds, notes: typeof notes === 'string' ? notes.trim() : '' });
  };
  return (
    <RestoreFocusOnUnmount>
      <chakra.details
        css={{ '& summary': { minHeight: 'touch', alignContent: 'center', cursor: 'pointer' } }}
      >
        <chakra.summary color="danger" fontWeight="semibold">
          {words.open}
        </chakra.summary>
        <chakra.form display="grid" gap="4" paddingTop="2" maxWidth="36rem" onSubmit={submit}>
          <chakra.p color="ink2">{words.lead(order.buyer)}</chakra.p>
          <chakra.fieldset border="0" display="grid" gap="1" minWidth="0">
            <chakra.legend fontSize="sm" fontWeight="semibold">
              {words.which}
            </chakra.legend>
            {open.map(({ id, quantity, product }) => (
              <chakra.label
                key={id}
                display="flex"
                alignItems="center"
                gap="3"
                minHeight="touch"
                cursor="pointer"
              >
                <chakra.input
                  type="checkbox"
                  name="lines"
                  value={id}
                  defaultChecked={open.length === 1}
                  width="1.25rem"
                  height="1.25rem"
                  accentColor="danger"
                />
                <span>{`${quantity} × ${product?.name ?? 'Producto'}`}</span>
              </chakra.label>
            ))}
            {isBare ? (
              <chakra.p role="alert" color="danger" fontSize="sm">
                {words.nothing}
              </chakra.p>
            ) : null}
          </chakra.fieldset>
          <TextAreaField label={words.reason(order.buyer)} name="notes" rows={2} maxLength={LENGTHS.notes} />
          <Button type="submit" variant="danger" justifySelf="start">
            {words.action}
          </Button>
        </chakra.form>
      </chakra.details>
    </RestoreFocusOnUnmount>
  );
}
