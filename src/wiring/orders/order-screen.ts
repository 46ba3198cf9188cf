import { createOrdersService } from '../../services/orders/orders.service.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { wireOrder } from './order.wiring.ts';
import { wireRepurchase } from './repurchase.wiring.ts';

/** One order, and buying it again beside it. Neither waits for the other (R2.4, R4.13). */
export const openOrder = screenRoute({
  key: ({ context: { user }, params: { id } }: MemberLoad<{ id: string }>) => `${user.id}:${id}`,
  isNamed: ({ params: { id } }) => isUuid(id),
  actors: ({ context: { app, services } }) => {
    const orders = createOrdersService(services.call);
    return { order: wireOrder(orders, app), repurchase: wireRepurchase(orders, app) };
  },
  input: ({ context: { user }, params: { id } }) => ({
    order: { question: { id, role: user.role } },
    repurchase: undefined,
  }),
});
