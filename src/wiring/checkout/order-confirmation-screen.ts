import type { Order } from '../../../contract/orders/order.ts';
import { createOrdersService, type OrdersService } from '../../services/orders/orders.service.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { orderConfirmationMachine } from '../../machines/checkout/order-confirmation.machine.ts';
import { resultActors } from '../api/promise-actors.ts';
import { refreshOnReturn } from '../shell/refresh-on-return.ts';

export const wireOrderConfirmation = ({ loadOrder }: Pick<OrdersService, 'loadOrder'>) =>
  orderConfirmationMachine.provide({
    actors: {
      ...resultActors({ load: loadOrder }),
      watchReturns: refreshOnReturn,
    },
  });

interface ConfirmationLoad extends MemberLoaderArgs<{ orderId: string }> {
  /** Order from the answer of the checkout, if it led here. */
  known?: Order;
}

/** Loader of the confirmation of a placed order (R2.3). */
export const openConfirmation = screenRoute({
  key: ({ context: { user }, params: { orderId } }: ConfirmationLoad) => `${user.id}:${orderId}`,
  isNamed: ({ params: { orderId } }) => isUuid(orderId),
  actors: ({ context: { services } }) => ({
    confirmation: wireOrderConfirmation(createOrdersService(services.call)),
  }),
  input: ({ context, params: { orderId: id }, known }) => ({
    confirmation: { question: { id, role: context.user.role }, now: context.now(), ...(known && { known }) },
  }),
});
