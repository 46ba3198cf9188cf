import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CartRequest, CartServices, LocalCartServices } from '../../machines/cart/cart.types.ts';
import { consumerLinesMachine } from '../../machines/cart/consumer-lines.machine.ts';
import { deviceLinesMachine } from '../../machines/cart/device-lines.machine.ts';
import { lineMergeMachine } from '../../machines/cart/line-merge.machine.ts';
import { resultActors, promiseActors } from '../api/promise-actors.ts';
import type { wireConsumerCart } from './consumer-cart.wiring.ts';
import { listenerActor } from '../shell/listener-actor.ts';

/** Cart, connected to the server's cart, this device's cart, and the consumer's unsent changes. */
export function wireCart(
  server: CartServices,
  local: LocalCartServices,
  consumer: ReturnType<typeof wireConsumerCart>,
) {
  const fetchCart = (_: unknown, signal: AbortSignal) => server.getCart(signal);
  const changeCart = ({ request }: { request: CartRequest }, signal: AbortSignal) =>
    server.change(request, signal);
  const readLocalCart = () => local.read();
  const actions = {
    saveLocalCart: (_: unknown, lines: Parameters<typeof local.write>[0]) => local.write(lines),
  };
  return cartMachine.provide({
    actors: {
      deviceLines: deviceLinesMachine.provide({
        actors: {
          watchLocalCart: listenerActor((listener) =>
            local.subscribe((lines) => listener({ type: 'cart.changedElsewhere', lines })),
          ),
          ...promiseActors({ readLocalCart }),
        },
        actions,
      }),
      lineMerge: lineMergeMachine.provide({
        actors: {
          holdMergeLock: listenerActor((listener) =>
            local.holdMergeLock(() => listener({ type: 'lock.granted' })),
          ),
          ...resultActors({ fetchCart, changeCart }),
          ...promiseActors({
            readLocalCart,
            readStock: ({ productId }, signal) => server.stockOf(productId, signal),
          }),
        },
        actions,
      }),
      consumerLines: consumerLinesMachine.provide({
        actors: {
          ...consumer.actors,
          ...resultActors({ fetchCart, changeCart, clearCart: (_, signal) => server.clear(signal) }),
        },
        actions: consumer.actions,
      }),
    },
  });
}
