import { type EventObject, fromCallback } from 'xstate';
import { addedToCartText } from '../../components/cart/added-to-cart.messages.ts';
import type { RecentAddition } from '../../machines/cart/add-feedback.machine.ts';
import {
  additionAnnouncementMachine,
  type AdditionOutcome,
} from '../../machines/cart/addition-announcement.machine.ts';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { cartLineOf } from './cart-line.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
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
function outcomeOf(cart: CartSnapshot, { productId, held: before }: RecentAddition): AdditionOutcome | null {
  const { held, isPending } = cartLineOf(cart, productId);
  if (isPending) return null;
  if (held <= before) return { type: 'addition.refused' };
  const name = cart.context.cart.items.find((item) => item.productId === productId)?.product?.name;
  return name === undefined ? null : { type: 'line.confirmed', name, held };
}

const watchLineOf = (cart: CartActorRef) =>
  fromCallback<EventObject, RecentAddition | null>(({ input: addition, sendBack }) => {
    const select = (snapshot: CartSnapshot) => addition && outcomeOf(snapshot, addition);
    const report = (outcome: AdditionOutcome | null) => outcome && sendBack(outcome);
    report(select(cart.getSnapshot()));
    return watchSelectedValue(cart, select, report);
  });

/** Live region for additions to the cart from any button. It starts with the deferred code. */
export function announceAdditions(app: AppActorRef): void {
  const say = addLiveRegion('addition');
  const additions = childOf(app, 'additions');
  const logic = additionAnnouncementMachine.provide({
    actors: {
      watchAdditions: listenerActor((listener) =>
        watchSelectedValue(
          additions,
          ({ context: { last } }) => last,
          (last) => listener({ type: 'addition.noticed', ...last }),
        ),
      ),
      watchLine: watchLineOf(childOf(app, 'cart')),
    },
    actions: {
      silence: () => say(''),
      readOut: (_, { name, held }) => say(addedToCartText(name, held)),
    },
  });
  const { last } = additions.getSnapshot().context;
  registerLazyChild(app, logic, { id: 'additionReadOut', input: { addition: last }, until: 'page' });
}
