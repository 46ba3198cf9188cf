import { fromPromise } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CartServices, LocalCartServices } from '../../machines/cart/cart.types.ts';
import { listening } from './listening.ts';

/** The cart joined to the server's and to this device's. */
export const wireCart = (server: CartServices, local: LocalCartServices) =>
  cartMachine.provide({
    actors: {
      readLocalCart: fromPromise(() => local.read()),
      watchLocalCart: listening((listener) =>
        local.subscribe((lines) => listener({ type: 'cart.changedElsewhere', lines })),
      ),
      holdMergeLock: listening((listener) => local.holdMergeLock(() => listener({ type: 'lock.granted' }))),
      fetchCart: fromPromise(({ signal }) => server.getCart(signal)),
      changeCart: fromPromise(({ input, signal }) => server.change(input.request, signal)),
      clearCart: fromPromise(({ signal }) => server.clear(signal)),
      readStock: fromPromise(({ input, signal }) => server.stockOf(input.productId, signal)),
    },
    actions: { saveLocalCart: (_, lines) => local.write(lines) },
  });
