import { BLANK_ORDER_MESSAGE, orderMessageMachine } from '../../machines/orders/order-message.machine.ts';
import { createOrderMessageService } from '../../services/orders/order-message.service.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { resultActors } from '../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { wireOrder } from './order.wiring.ts';
import { wireRepurchase } from './repurchase.wiring.ts';

/** Loader of one order, its repurchase and the message to its producers. None waits for another (R2.4, R4.13). */
export const openOrder = screenRoute({
  key: ({ context: { user }, params: { id } }: MemberLoaderArgs<{ id: string }>) => `${user.id}:${id}`,
  isNamed: ({ params: { id } }) => isUuid(id),
  actors: ({ context: { app, services }, params: { id } }) => {
    const orders = createOrdersService(services.call);
    const { send } = createOrderMessageService(services.call, id);
    return {
      order: wireOrder(orders, app),
      repurchase: wireRepurchase(orders, app),
      message: orderMessageMachine.provide({ actors: resultActors({ submit: send }) }),
    };
  },
  input: ({ context: { user }, params: { id } }) => ({
    order: { question: { id, role: user.role } },
    repurchase: undefined,
    message: { values: BLANK_ORDER_MESSAGE },
  }),
});
