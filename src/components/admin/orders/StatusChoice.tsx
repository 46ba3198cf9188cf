import { adminOutcome, isPartialChange } from '../../../../contract/lifecycles/order-outcome.ts';
import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import { adminStatusesFrom } from '../../../../contract/orders/order-status-change.ts';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { SelectControl } from '../../forms/SelectField.tsx';
import { statusChangesMessages } from './status-changes.messages.ts';
import type { StatusChangeOrder } from './use-status-changes.ts';

interface StatusChoiceProps {
  order: StatusChangeOrder;
  /** Chosen status. */
  status: OrderStatus;
  readOnly: boolean;
  onMoved: (order: StatusChangeOrder, status: OrderStatus) => void;
}

/** Option label of a status; adds the resulting order status if only some lines can change. */
function labelOf(order: StatusChangeOrder, to: OrderStatus): string {
  const outcome = adminOutcome(order, to);
  const label = ORDER_STATUS_LABELS[to];
  return isPartialChange(outcome, to)
    ? statusChangesMessages.partly(label, ORDER_STATUS_LABELS[outcome.becomes])
    : label;
}

/** Select with the statuses that an order may change to; nothing for a final status (R4.12, R4.13). */
export function StatusChoice({ order, status, readOnly, onMoved }: StatusChoiceProps) {
  const steps = adminStatusesFrom(order.status);
  if (steps.length === 0) return null;
  // The order may have changed elsewhere since the choice, so the chosen status stays an option.
  const choices = [...new Set([order.status, ...steps, status])];
  return (
    <SelectControl
      aria-label={statusChangesMessages.stateOf(orderNumber(order.id))}
      readOnly={readOnly}
      value={status}
      options={choices.map((value) => ({ value, label: labelOf(order, value) }))}
      onValueChanged={(value) => {
        const chosen = choices.find((one) => one === value);
        if (chosen) onMoved(order, chosen);
      }}
    />
  );
}
