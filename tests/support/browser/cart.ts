import { createActor, type EventObject, SimulatedClock, waitFor } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { User } from '../../../contract/account/user.ts';
import type { CartActorRef, CartSnapshot } from '../../../src/machines/cart/cart.machine.ts';
import { isBusy, selectCart } from '../../../src/machines/cart/cart.selectors.ts';
import type { CartRequest, CartResult, UnsentChanges } from '../../../src/machines/cart/cart.types.ts';
import { cartProduct, createCartServer } from './cart-server.ts';
import { leafOf } from '../charts/chart-transitions.ts';
import { sampleId } from '../samples/samples.ts';
import { wiredCart } from './wired-cart.ts';

export const consumer: User = {
  id: sampleId(11),
  fullName: 'Ana',
  email: 'ana@example.com',
  role: 'consumer',
};

interface Start {
  server?: ReturnType<typeof createCartServer>;
  stored?: CartItem[];
  /** Unsent changes of an earlier page. */
  unsent?: UnsentChanges[];
  /** Number of unreadable lines in the local cart. */
  dropped?: number;
  /** Answer to a change; by default the server's. */
  change?: (request: CartRequest) => CartResult | Promise<CartResult>;
  fetch?: () => CartResult | Promise<CartResult>;
  stock?: (productId: string) => number | null;
  isLocked?: boolean;
}

/**
 * Cart with its own server and storage, before `page.hydrated`. `heard` has the events it sent to the app;
 * `comeBack` returns to this tab, `changeElsewhere` stores in another tab, `grantLock` grants the merge lock.
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
  let tellLines = (_: CartItem[]) => {};
  let grant = () => {};
  const logic = wiredCart(
    {
      ...server.services,
      getCart: async () => (how.fetch ?? server.get)(),
      change: async (request) => (how.change ?? server.answer)(request),
      stockOf: async (productId) => (how.stock ?? server.stockOf)(productId),
    },
    {
      device: {
        read: async () => ({ lines: storage.lines, dropped }),
        write: (lines) => void (storage.lines = [...lines]),
        subscribe: (tell) => {
          tellLines = tell;
          return () => (tellLines = () => {});
        },
        ...(isLocked && {
          holdMergeLock: (onGranted: () => void) => {
            grant = onGranted;
            return () => (grant = () => {});
          },
        }),
      },
      tab: { recallUnsent: async () => unsent, tellOtherTabs: () => void (told += 1) },
      watchReturns: (tell) => {
        tellReturn = tell;
        return () => (tellReturn = () => {});
      },
    },
  );
  const actor: CartActorRef = createActor(logic, {
    systemId: 'cart',
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
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
    changeElsewhere: (lines: CartItem[]) => tellLines(lines),
    grantLock: () => grant(),
    tellings: () => told,
  };
}

/** Consumer's cart, loaded from the server and idle. */
export async function startSyncedCart(start: Start = {}) {
  const started = startCart(start);
  started.actor.send({ type: 'page.hydrated' });
  started.actor.send({ type: 'session.opened', user: consumer });
  await waitForKeeperState(started.actor, 'consumerLines.idle');
  return started;
}

/** Events of a user on a cart. */
export const addItemEvent = (productId: string, quantity = 1) =>
  ({ type: 'item.added', product: cartProduct(productId), quantity }) as const;
export const setQuantityEvent = (productId: string, quantity: number) =>
  ({ type: 'item.quantityChanged', productId, quantity }) as const;
export const removeItemEvent = (productId: string) => ({ type: 'item.removed', productId }) as const;

/** Event of a placed order with the visible lines, as the checkout sends it. */
export const orderPlacedEvent = (actor: CartActorRef) =>
  ({ type: 'order.placed', taken: selectCart(actor.getSnapshot()).items }) as const;

/** Keeper of the cart's lines and the state of its chart: "consumerLines.idle". */
export function keeperStateOf({ children }: CartSnapshot): string {
  const { deviceLines, lineMerge, consumerLines } = children;
  if (deviceLines) return `deviceLines.${leafOf(deviceLines.getSnapshot())}`;
  if (lineMerge) return `lineMerge.${leafOf(lineMerge.getSnapshot())}`;
  return consumerLines ? `consumerLines.${leafOf(consumerLines.getSnapshot())}` : '';
}

/** Waits for a keeper and state, in the form of `linesAt`. */
export const waitForKeeperState = (actor: CartActorRef, place: string) =>
  waitFor(actor, (snapshot) => keeperStateOf(snapshot) === place);

/** Waits until the cart is idle. */
export const waitUntilCartIdle = (actor: CartActorRef) =>
  waitFor(actor, (snapshot) => !isBusy(snapshot) && keeperStateOf(snapshot) !== 'deviceLines.reading');

export const visibleLinesIn = (actor: CartActorRef): Record<string, number> =>
  Object.fromEntries(
    selectCart(actor.getSnapshot()).items.map(({ productId, quantity }) => [productId, quantity]),
  );
