import { type ActorOptions, createActor, SimulatedClock } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { appMachine, childOf } from '../../../src/machines/shell/app.machine.ts';
import { APP_SYSTEM_ID } from '../../../src/machines/shell/app-or-self.ts';
import { consumer } from '../browser/cart.ts';
import { NOW } from '../samples/samples.ts';

type Parts = NonNullable<Parameters<typeof appMachine.provide>[0]['actors']>;
type Options = Pick<ActorOptions<typeof appMachine>, 'clock' | 'inspect'>;

/** App actor at a page of the market with the given parts, not started. Its clock is simulated by default. */
export const appAt = (path: string, parts: Parts = {}, options: Options = {}) =>
  createActor(appMachine.provide({ actors: parts }), {
    systemId: APP_SYSTEM_ID,
    clock: new SimulatedClock(),
    ...options,
    input: {
      href: `https://tenderete.example${path}`,
      publicHost: 'tenderete.example',
      now: NOW,
    },
  });

/** Started app with only the cart active, which belongs to `user` and loads from the server. */
export function startCartApp(
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
