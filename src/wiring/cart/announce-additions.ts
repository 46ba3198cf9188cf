import { type EventObject, fromCallback } from 'xstate';
import { additionText } from '../../components/cart/added-to-cart.messages.ts';
import type { Addition } from '../../machines/cart/add-feedback.machine.ts';
import {
  additionReadOutMachine,
  type AdditionOutcome,
} from '../../machines/cart/addition-announcement.machine.ts';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { cartLineOf } from './cart-line.ts';
import { watchSelection } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';

const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** Adds a visually hidden live region to the page. Returns the function that sets its text; '' clears it. */
function addLiveRegion(name: string): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.dataset['part'] = name;
  region.style.cssText = HIDDEN;
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}

/** Result of an addition; null while the cart has not confirmed or refused it. */
function outcomeOf(cart: CartSnapshot, { productId, held: before }: Addition): AdditionOutcome | null {
  const { held, isPending } = cartLineOf(cart, productId);
  if (isPending) return null;
  if (held <= before) return { type: 'addition.refused' };
  const name = cart.context.cart.items.find((item) => item.productId === productId)?.product?.name;
  return name === undefined ? null : { type: 'line.confirmed', name, held };
}

const watchLineOf = (cart: CartActorRef) =>
  fromCallback<EventObject, Addition | null>(({ input: addition, sendBack }) => {
    const select = (snapshot: CartSnapshot) => addition && outcomeOf(snapshot, addition);
    const report = (outcome: AdditionOutcome | null) => outcome && sendBack(outcome);
    report(select(cart.getSnapshot()));
    return watchSelection(cart, select, report);
  });

/** Live region for additions to the cart from any button. It starts with the deferred code. */
export function readOutAdditions(app: AppActorRef): void {
  const say = addLiveRegion('addition');
  const additions = childOf(app, 'additions');
  const logic = additionReadOutMachine.provide({
    actors: {
      watchAdditions: listenerActor((listener) =>
        watchSelection(
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
  registerLazyChild(app, logic, { id: 'additionReadOut', input: { addition: last }, until: 'page' });
}
