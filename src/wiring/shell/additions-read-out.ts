import { type EventObject, fromCallback } from 'xstate';
import { additionText } from '../../components/cart/addition.messages.ts';
import type { Addition } from '../../machines/additions/additions.machine.ts';
import {
  additionReadOutMachine,
  type LineConfirmed,
} from '../../machines/addition-read-out/addition-read-out.machine.ts';
import { admitLate } from '../../machines/app/admit-late.ts';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { addLiveRegion } from '../../services/page/live-region.ts';
import { cartLineOf } from '../shop/cart-line.ts';
import { follow } from './follow.ts';
import { listening } from './listening.ts';

/** Confirmed line of an addition, for the live region; null while the cart has not confirmed it. */
function confirmedLine(cart: CartSnapshot, { productId, held: before }: Addition): LineConfirmed | null {
  const { held, isPending } = cartLineOf(cart, productId);
  const name = cart.context.cart.items.find((item) => item.productId === productId)?.product?.name;
  return name !== undefined && !isPending && held > before ? { name, held } : null;
}

const watchLineOf = (cart: CartActorRef) =>
  fromCallback<EventObject, Addition | null>(({ input: addition, sendBack }) => {
    const select = (snapshot: CartSnapshot) => addition && confirmedLine(snapshot, addition);
    const report = (line: LineConfirmed | null) => line && sendBack({ type: 'line.confirmed', ...line });
    report(select(cart.getSnapshot()));
    return follow(cart, select, report);
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
