import { orderConfirmationMachine } from '../../machines/order-confirmation/order-confirmation.machine.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import { calls } from '../calls.ts';
import { refreshOnReturn } from '../shell/refresh-on-return.ts';

export const wireOrderConfirmation = ({ loadOrder }: Pick<OrdersService, 'loadOrder'>) =>
  orderConfirmationMachine.provide({
    actors: {
      ...calls({ load: loadOrder }),
      watchReturns: refreshOnReturn,
    },
  });
