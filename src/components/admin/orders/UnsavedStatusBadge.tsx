import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { Badge } from '../../market/Badge.tsx';
import { statusChangesMessages } from './status-changes.messages.ts';

interface UnsavedStatusBadgeProps {
  before: OrderStatus;
  /** Reason why the order will not get the chosen status. */
  notice: string | null;
}

/** Badge of an unsaved status change, with the previous status and a notice if the result differs (R4.15). */
export const UnsavedStatusBadge = ({ before, notice }: UnsavedStatusBadgeProps) => (
  <span data-part="unsaved">
    <Badge tone="soon">{statusChangesMessages.unsaved}</Badge>
    <span data-part="aside">{statusChangesMessages.was(ORDER_STATUS_LABELS[before])}</span>
    {notice ? <span data-part="aside">{notice}</span> : null}
  </span>
);
