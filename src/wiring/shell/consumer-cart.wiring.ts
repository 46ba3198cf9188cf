import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CartActorRef } from '../../machines/cart/cart.machine.ts';
import type { ConsumerCartServices } from '../../machines/cart/cart.types.ts';
import { listening } from './listening.ts';

type Watch = (onChange: () => void) => () => void;

/**
 * A consumer's cart joined to what this browser keeps of it: changes that wait outlive a reload, and tabs stay in step.
 * The services come with the first consumer; before that nothing waits.
 */
export function wireConsumerCart(load: () => Promise<ConsumerCartServices>, watchReturns: Watch) {
  let services: ConsumerCartServices | null = null;
  const loaded = async () => (services ??= await load());

  const watchingChanges = listening((listener) => {
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
    let last: unknown[] = [];
    const subscription = cart.subscribe(({ context: { sent, queue } }) => {
      if (!services || (last[0] === sent && last[1] === queue)) return;
      last = [sent, queue];
      services.keepUnsent(owner, sent || queue.length > 0 ? { sent, queue } : null);
    });
    return () => {
      subscription.unsubscribe();
      services?.keepUnsent(owner, null);
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
