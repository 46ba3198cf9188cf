import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { Label } from '../../market/Label.tsx';
import { movingMessages } from './moving.messages.ts';

interface UnsavedStampProps {
  before: OrderStatus;
  /** Why the order will not have the status that was chosen. */
  notice: string | null;
}

/** That an order was moved and nobody knows of it yet, from where, and what becomes of it where that is something else (R4.15). */
export const UnsavedStamp = ({ before, notice }: UnsavedStampProps) => (
  <span data-part="unsaved">
    <Label tone="soon">{movingMessages.unsaved}</Label>
    <span data-part="aside">{movingMessages.was(ORDER_STATUS_LABELS[before])}</span>
    {notice ? <span data-part="aside">{notice}</span> : null}
  </span>
);
