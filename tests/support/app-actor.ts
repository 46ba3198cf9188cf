import { type ActorOptions, createActor, SimulatedClock } from 'xstate';
import type { User } from '../../contract/account/user.ts';
import { appMachine, childOf } from '../../src/machines/shell/app.machine.ts';
import { APP } from '../../src/machines/shell/to-app.ts';
import { consumer } from './cart.ts';
import { NOW } from './samples.ts';

type Parts = NonNullable<Parameters<typeof appMachine.provide>[0]['actors']>;
type Options = Pick<ActorOptions<typeof appMachine>, 'clock' | 'inspect'>;

/** The app at a page of the market, not started yet, with these parts in place. Its time stands still unless said. */
export const appAt = (path: string, parts: Parts = {}, options: Options = {}) =>
  createActor(appMachine.provide({ actors: parts }), {
    systemId: APP,
    clock: new SimulatedClock(),
    ...options,
    input: {
      href: `https://tenderete.example${path}`,
      publicHost: 'tenderete.example',
      now: NOW,
    },
  });

/** A started app in which the cart alone is alive, and belongs to `user`: it is being read from the server. */
export function startCartPage(
  path: string,
  cart: NonNullable<Parts['cart']>,
  { user = consumer, ...options }: Options & { user?: User } = {},
) {
  const app = appAt(path, { cart }, options).start();
  const cartRef = childOf(app, 'cart');
  cartRef.send({ type: 'page.hydrated' });
  cartRef.send({ type: 'session.opened', user });
  return { app, cartRef };
}
