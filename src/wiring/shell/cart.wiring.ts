import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CartServices, LocalCartServices } from '../../machines/cart/cart.types.ts';
import { calls, tasks } from '../calls.ts';
import { listening } from './listening.ts';

/** The cart joined to the server's and to this device's. */
export const wireCart = (server: CartServices, local: LocalCartServices) =>
  cartMachine.provide({
    actors: {
      watchLocalCart: listening((listener) =>
        local.subscribe((lines) => listener({ type: 'cart.changedElsewhere', lines })),
      ),
      holdMergeLock: listening((listener) => local.holdMergeLock(() => listener({ type: 'lock.granted' }))),
      ...calls({
        fetchCart: (_, signal) => server.getCart(signal),
        changeCart: ({ request }, signal) => server.change(request, signal),
        clearCart: (_, signal) => server.clear(signal),
      }),
      ...tasks({
        readLocalCart: () => local.read(),
        // Nothing waits until somebody keeps it.
        recallUnsent: async () => [],
        readStock: ({ productId }, signal) => server.stockOf(productId, signal),
      }),
    },
    actions: { saveLocalCart: (_, lines) => local.write(lines) },
  });
