import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { Label } from '../../market/Label.tsx';
import { movingMessages } from './moving.messages.ts';

/** That an order was moved and nobody knows of it yet, and from where (R4.15). */
export const UnsavedStamp = ({ before }: { before: OrderStatus }) => (
  <span data-part="unsaved">
    <Label tone="soon">{movingMessages.unsaved}</Label>
    <span data-part="aside">{movingMessages.was(ORDER_STATUS_LABELS[before])}</span>
  </span>
);
