import { orderConfirmationMachine } from '../../machines/checkout/order-confirmation.machine.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { refreshOnReturn } from '../shell/refresh-on-return.ts';

export const wireOrderConfirmation = ({ loadOrder }: Pick<OrdersService, 'loadOrder'>) =>
  orderConfirmationMachine.provide({
    actors: {
      ...resultActors({ load: loadOrder }),
      watchReturns: refreshOnReturn,
    },
  });
