import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { OrderMessage } from '../../../contract/orders/order-message.ts';

export const createOrderMessageService = (call: Call, orderId: string) => ({
  /** Sends a message by e-mail to the producers of the order. */
  send: async (
    { values }: { values: OrderMessage },
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'sendOrderMessage'>>> => {
    const answer = await call('sendOrderMessage', { params: { id: orderId }, body: values }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },
});
