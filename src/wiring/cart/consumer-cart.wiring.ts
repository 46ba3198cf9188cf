import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import type { ConsumerCartServices, UnsentChanges } from '../../machines/cart/cart.types.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';

const unsentIn = ({ context: { sent, queue } }: CartSnapshot): UnsentChanges | null =>
  sent || queue.length > 0 ? { sent, queue } : null;

const isSameUnsent = (one: UnsentChanges | null, other: UnsentChanges | null) =>
  one?.sent === other?.sent && one?.queue === other?.queue;

type Watch = (onChange: () => void) => () => void;

/**
 * Consumer's cart, connected to its local part: unsent changes survive a reload, and tabs stay in sync. The
 * services load with the first consumer; before that there are no unsent changes.
 */
export function wireConsumerCart(load: () => Promise<ConsumerCartServices>, watchReturns: Watch) {
  let services: ConsumerCartServices | null = null;
  const loaded = async () => (services ??= await load());

  const watchingChanges = listenerActor((listener) => {
    const tell = () => listener({ type: 'cart.outdated' });
    const stops = [watchReturns(tell)];
    const left = new AbortController();
    const watchTabs = async () => {
      const shared = await loaded();
      if (!left.signal.aborted) stops.push(shared.watchOtherTabs(tell));
    };
    watchTabs().catch(() => undefined);
    return () => {
      left.abort();
      for (const stop of stops) stop();
    };
  });

  const keepingUnsent = fromCallback<EventObject, undefined>(({ system }) => {
    const cart: CartActorRef = system.get('cart');
    const { owner } = cart.getSnapshot().context;
    const keep = (unsent: UnsentChanges | null) => services?.keepUnsent(owner, unsent);
    const unsentNow = (snapshot: CartSnapshot) => (services ? unsentIn(snapshot) : null);
    keep(unsentNow(cart.getSnapshot()));
    const stop = watchSelectedValue(cart, unsentNow, keep, isSameUnsent);
    return () => {
      stop();
      keep(null);
    };
  });

  return {
    actors: {
      watchReturns: watchingChanges,
      keepUnsent: keepingUnsent,
      recallUnsent: fromPromise(async ({ input }: { input: { owner: string } }) =>
        (await loaded()).recallUnsent(input.owner),
      ),
    },
    actions: { tellOtherTabs: () => services?.tellOtherTabs() },
  };
}
