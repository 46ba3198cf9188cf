import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CartItem } from '../../contract/cart.ts';
import type { User } from '../../contract/user.ts';
import { type CartActorRef, cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { isBusy, selectCart } from '../../src/machines/cart/cart.selectors.ts';
import type {
  CartRequest,
  CartResult,
  CartServices,
  UnsentChanges,
} from '../../src/machines/cart/cart.types.ts';
import { createCartServer } from './cart-server.ts';
import { sampleId } from './samples.ts';

export const consumer: User = {
  id: sampleId(11),
  fullName: 'Ana',
  email: 'ana@example.com',
  role: 'consumer',
};

type ClearResult = Awaited<ReturnType<CartServices['clear']>>;

interface Start {
  server?: ReturnType<typeof createCartServer>;
  stored?: CartItem[];
  /** What waited on a page that is gone. */
  unsent?: UnsentChanges[];
  /** Unreadable lines that the local cart reports. */
  dropped?: number;
  /** How a change is answered; by the server unless said. */
  change?: (request: CartRequest) => CartResult | Promise<CartResult>;
  fetch?: () => CartResult | Promise<CartResult>;
  stock?: (productId: string) => number | null;
  isLocked?: boolean;
}

/**
 * A cart with a server and a storage of its own, before the page lives. `heard` is what it tells the app; `comeBack`
 * turns to this tab again.
 */
export function startCart({
  server = createCartServer(),
  stored = [],
  unsent = [],
  dropped = 0,
  isLocked = false,
  ...how
}: Start = {}) {
  const storage = { lines: stored };
  const heard: EventObject[] = [];
  const cleared: string[] = [];
  let told = 0;
  const clock = new SimulatedClock();
  let tellReturn = () => {};
  const logic = cartMachine.provide({
    actors: {
      readLocalCart: fromPromise(async () => ({ lines: storage.lines, dropped })),
      holdMergeLock: fromCallback(({ sendBack }) => {
        if (!isLocked) sendBack({ type: 'lock.granted' });
      }),
      watchReturns: fromCallback(({ sendBack }) => {
        tellReturn = () => sendBack({ type: 'cart.outdated' });
        return () => (tellReturn = () => {});
      }),
      recallUnsent: fromPromise(async () => unsent),
      fetchCart: fromPromise(async () => (how.fetch ?? server.get)()),
      changeCart: fromPromise(async ({ input }) => (how.change ?? server.answer)(input.request)),
      clearCart: fromPromise<ClearResult, undefined>(async () => {
        server.held.clear();
        return { ok: true, value: null };
      }),
      readStock: fromPromise(async ({ input }) => (how.stock ?? server.stockOf)(input.productId)),
    },
    actions: {
      saveLocalCart: (_, lines) => void (storage.lines = lines),
      tellOtherTabs: () => void (told += 1),
    },
  });
  const actor: CartActorRef = createActor(logic, {
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      const { type } = inspected.event;
      if (['cart.refused', 'cart.merged', 'cart.linesLost'].includes(type)) heard.push(inspected.event);
    },
  });
  actor.on('cart.cleared', ({ type }) => cleared.push(type));
  actor.start();
  return {
    actor,
    clock,
    server,
    storage,
    heard,
    cleared,
    comeBack: () => tellReturn(),
    tellings: () => told,
  };
}

/** A consumer's cart, read from the server and at rest. */
export async function startSyncedCart(start: Start = {}) {
  const started = startCart(start);
  started.actor.send({ type: 'page.hydrated' });
  started.actor.send({ type: 'session.opened', user: consumer });
  await waitFor(started.actor, (snapshot) => snapshot.matches({ lines: { synced: 'idle' } }));
  return started;
}

/** Waits until nothing of the cart is under way. */
export const resting = (actor: CartActorRef) =>
  waitFor(actor, (snapshot) => !isBusy(snapshot) && !snapshot.matches({ lines: { local: 'reading' } }));

export const shownIn = (actor: CartActorRef): Record<string, number> =>
  Object.fromEntries(
    selectCart(actor.getSnapshot()).items.map(({ productId, quantity }) => [productId, quantity]),
  );
