import { type AnyActorRef, fromCallback } from 'xstate';
import { additionText } from '../../components/cart/addition.messages.ts';
import type { Addition } from '../../machines/additions/additions.machine.ts';
import {
  additionReadOutMachine,
  type LineConfirmed,
} from '../../machines/addition-read-out/addition-read-out.machine.ts';
import { admitLate } from '../../machines/app/admit-late.ts';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { addLiveRegion } from '../../services/page/live-region.ts';
import { cartLineOf } from '../shop/cart-line.ts';
import { follow } from './follow.ts';
import { listening } from './listening.ts';

/** The line of an addition once whoever keeps the cart has it; null before. */
function confirmedLine(cart: CartSnapshot, { productId, held: before }: Addition): LineConfirmed | null {
  const { held, isPending } = cartLineOf(cart, productId);
  const name = cart.context.cart.items.find((item) => item.productId === productId)?.product?.name;
  return name !== undefined && !isPending && held > before ? { name, held } : null;
}

const watchLineOf = (cart: AnyActorRef) =>
  fromCallback<{ type: string }, Addition | null>(({ input: addition, sendBack }) => {
    if (addition === null) return undefined;
    const report = () => {
      const line = confirmedLine(cart.getSnapshot(), addition);
      if (line) sendBack({ type: 'line.confirmed', ...line });
    };
    report();
    const subscription = cart.subscribe(report);
    return () => subscription.unsubscribe();
  });

/** Has what is put into the cart read out, wherever its button stands. It comes late: nobody has added anything before. */
export function readOutAdditions(app: AppActorRef): void {
  const say = addLiveRegion('addition');
  const additions = childOf(app, 'additions');
  const logic = additionReadOutMachine.provide({
    actors: {
      watchAdditions: listening((listener) =>
        follow(
          additions,
          ({ context: { last } }) => last,
          (last) => listener({ type: 'addition.noticed', ...last }),
        ),
      ),
      watchLine: watchLineOf(childOf(app, 'cart')),
    },
    actions: {
      silence: () => say(''),
      readOut: (_, { name, held }) => say(additionText(name, held)),
    },
  });
  const { last } = additions.getSnapshot().context;
  admitLate(app, logic, { id: 'additionReadOut', input: { addition: last }, until: 'page' });
}
