import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { CartSyncState } from '../cart/cart.selectors.ts';
import { errorsByField, firstInvalidField, withFieldErrors } from '../ui/field-errors.ts';
import { effect, port } from '../port.ts';
import {
  type UnsavedCheckoutForm,
  checkShipping,
  unfilledAddress,
  BLANK_SHIPPING,
  readUnsavedCheckoutForm,
  type ShippingValues,
  withProvince,
  withEarlierShipping,
  withChangedField,
} from './unsaved-checkout-form.ts';
import {
  checkoutBlockReasonOf,
  unsavedFormOf,
  focusAfterRefusal,
  CHECKOUT_INTERRUPTED,
  isCartMismatch,
  isAnswerLost,
  isRefusalResolvedBy,
  checkoutRefusalOf,
  placedOrderOf,
  shippingErrorsOf,
  CHECKOUT_TIMED_OUT,
  placeOrderInputOf,
} from './checkout.rules.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutMachineInput,
  FindOrderResult,
  PlaceOrderInput,
  PlaceOrderResult,
} from './checkout.types.ts';

/**
 * Checkout of the cart. An order is sent only when the shopper submits it. After a lost answer or a reload,
 * it looks the order up by its idempotency key and never sends it again automatically.
 */
export const checkoutMachine = setup({
  types: {} as {
    input: CheckoutMachineInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    tags: 'busy' | 'unconfirmed' | 'notPlaced';
  },
  actors: {
    placeOrder: port<PlaceOrderResult, PlaceOrderInput>('placeOrder'),
    findOrder: port<FindOrderResult, { key: string }>('findOrder'),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    isFresh: ({ context }) => !context.isTakenUp,
    isBlocked: ({ context }) => context.block !== null,
    isObjectedTo: ({ context }) => checkoutRefusalOf(context) !== null,
    isMended: ({ context }, { cart }: { cart: CartItem[] | null }) => isRefusalResolvedBy(cart, context),
    isShippingValid: ({ context }) => checkShipping(context.shipping).ok,
    isPlaced: (_, result: PlaceOrderResult) => result.ok,
    isAnswerLost: (_, result: PlaceOrderResult) => !result.ok && isAnswerLost(result.failure.code),
    isAboutCart: (_, result: PlaceOrderResult) => !result.ok && isCartMismatch(result.failure.code),
    isFound: (_, result: FindOrderResult) => result.ok && result.value !== null,
    isMissing: (_, result: FindOrderResult) => result.ok && result.value === null,
  },
  actions: {
    mergeShipping: assign(
      ({ context }, { field, value }: { field: keyof ShippingValues; value: string }) => ({
        shipping: withChangedField(context.shipping, field, value, context.typed),
        typed: [...new Set([...context.typed, field])],
      }),
    ),
    fillBlanks: assign(
      ({ context: { shipping, typed } }, { shipping: recalled }: { shipping: Partial<ShippingValues> }) => ({
        shipping: withEarlierShipping(shipping, recalled, typed),
      }),
    ),
    recordAddress: assign(
      ({ context: { shipping, typed } }, { shipping: recalled }: { shipping: Partial<ShippingValues> }) => ({
        lastAddress: unfilledAddress(shipping, recalled, typed),
      }),
    ),
    leaveField: assign(({ context }, field: string) => ({ left: [...new Set([...context.left, field])] })),
    recheckField: assign(({ context: { shipping, errors, left } }, field: string) =>
      left.includes(field) || field in errors
        ? { errors: withFieldErrors(errors, field, shippingErrorsOf(shipping)) }
        : {},
    ),
    showErrors: assign(({ context: { shipping } }) => {
      const errors = shippingErrorsOf(shipping);
      return { errors, focus: firstInvalidField(errors, shipping) };
    }),
    recordObjection: assign(({ context }) => ({ failure: checkoutRefusalOf(context) })),
    focusNews: assign({ focus: () => ({ part: 'news' }) as const }),
    focusSubmit: assign({ focus: () => ({ part: 'submit' }) as const }),
    recordStore: assign((_, { store }: { store: PopupStore | null }) => ({ store })),
    recordStores: assign((_, { stores }: { stores: StoresById }) => ({ stores })),
    recordCart: assign(({ context }, { cart }: { cart: CartItem[] | null }) => ({
      cart,
      seen: context.seen ?? cart,
      block: checkoutBlockReasonOf({ ...context, cart }),
    })),
    recordProgress: assign(({ context }, { progress }: { progress: CartSyncState }) => ({
      progress,
      block: checkoutBlockReasonOf({ ...context, progress }),
    })),
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
    startPaying: assign(({ context: { key, makeKey, cart, isDoubted } }) => ({
      key: key ?? makeKey(),
      isDoubted: key !== null && isDoubted,
      seen: cart,
      isSent: true,
      failure: null,
      errors: {},
    })),
    recordResult: assign(({ context: { shipping } }, result: PlaceOrderResult | FindOrderResult) => {
      if (result.ok) return { order: result.value, failure: null, isSent: false };
      const errors = errorsByField(result.failure.errors, 'shippingInfo');
      return { failure: result.failure, errors, focus: focusAfterRefusal(errors, shipping) };
    }),
    // The server has seen this key with another body, so it cannot be used again.
    dropSpentKey: assign(({ context: { key, failure } }) => ({
      key: failure?.code === 'IDEMPOTENCY_MISMATCH' ? null : key,
    })),
    recordDoubt: assign({ isDoubted: true }),
    recordAnswer: assign({ isSent: false }),
    forgetFailure: assign({ failure: null }),
    remember: effect<UnsavedCheckoutForm>('remember'),
    forget: effect<undefined>('forget'),
    reloadCart: effect<undefined>('reloadCart'),
    announcePlaced: effect<{ order: Order | null; taken: CartItem[] }>('announcePlaced'),
  },
  delays: { orderTimeout: TIMEOUTS.default },
}).createMachine({
  id: 'checkout',
  context: ({ input: { kept, known, userId, ...input } }) => {
    const draft = readUnsavedCheckoutForm(kept, userId);
    return {
      ...input,
      userId,
      shipping: draft?.shipping ?? withProvince({ ...BLANK_SHIPPING, ...known }),
      block: checkoutBlockReasonOf(input),
      stores: {},
      errors: {},
      left: [],
      typed: [],
      isTakenUp: draft !== null,
      lastAddress: null,
      focus: null,
      key: draft?.key ?? null,
      isSent: draft?.isSent ?? false,
      isDoubted: draft !== null,
      failure: draft?.isSent ? CHECKOUT_INTERRUPTED : null,
      seen: input.cart,
      order: null,
    };
  },
  initial: 'resuming',
  on: {
    'store.changed': { actions: { type: 'recordStore', params: ({ event }) => event } },
    'stores.changed': { actions: { type: 'recordStores', params: ({ event }) => event } },
    'cart.changed': { actions: { type: 'recordCart', params: ({ event }) => event } },
    'cart.progressed': { actions: { type: 'recordProgress', params: ({ event }) => event } },
    'clock.ticked': { actions: { type: 'recordNow', params: ({ event }) => event } },
  },
  states: {
    resuming: { always: [{ guard: 'isSent', target: 'reconciling' }, { target: 'open' }] },
    open: {
      initial: 'editing',
      on: {
        'shipping.changed': {
          target: '.editing',
          actions: [
            { type: 'mergeShipping', params: ({ event }) => event },
            { type: 'recheckField', params: ({ event }) => event.field },
            { type: 'remember', params: ({ context }) => unsavedFormOf(context) },
          ],
        },
        'shipping.left': {
          actions: [
            { type: 'leaveField', params: ({ event }) => event.field },
            { type: 'recheckField', params: ({ event }) => event.field },
          ],
        },
        'shipping.recalled': {
          guard: 'isFresh',
          actions: [
            { type: 'recordAddress', params: ({ event }) => event },
            { type: 'fillBlanks', params: ({ event }) => event },
          ],
        },
        'order.submitted': [
          // The submitting action already records why the order is blocked.
          { guard: 'isBlocked' },
          { guard: 'isObjectedTo', target: '.rejected', actions: ['recordObjection', 'focusNews'] },
          { guard: 'isShippingValid', target: 'placing' },
          { target: '.editing', actions: 'showErrors' },
        ],
      },
      states: {
        editing: { entry: 'forgetFailure' },
        rejected: {
          entry: ['recordAnswer', { type: 'remember', params: ({ context }) => unsavedFormOf(context) }],
          on: {
            'cart.changed': {
              guard: { type: 'isMended', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'recordCart', params: ({ event }) => event },
            },
          },
        },
        notPlaced: {
          tags: 'notPlaced',
          entry: ['recordAnswer', { type: 'remember', params: ({ context }) => unsavedFormOf(context) }],
        },
      },
    },
    placing: {
      tags: 'busy',
      entry: ['startPaying', { type: 'remember', params: ({ context }) => unsavedFormOf(context) }],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => placeOrderInputOf(context),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAnswerLost', params: ({ event }) => event.output },
            target: 'reconciling',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAboutCart', params: ({ event }) => event.output },
            target: 'open.rejected',
            actions: [{ type: 'recordResult', params: ({ event }) => event.output }, 'reloadCart'],
          },
          { target: 'open.rejected', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
      },
      after: {
        orderTimeout: {
          target: 'reconciling',
          actions: { type: 'recordResult', params: { ok: false, failure: CHECKOUT_TIMED_OUT } },
        },
      },
    },
    reconciling: {
      tags: 'busy',
      entry: 'recordDoubt',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context: { key } }) => ({ key: key ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'open.notPlaced',
            actions: ['dropSpentKey', 'focusNews'],
          },
          { target: 'unconfirmed' },
        ],
      },
      after: { orderTimeout: 'unconfirmed' },
    },
    unconfirmed: {
      tags: 'unconfirmed',
      entry: 'focusNews',
      // The buttons of this state unmount and the submit button returns, so it needs the focus.
      exit: 'focusSubmit',
      on: {
        'retry.requested': 'reconciling',
        'connection.restored': 'reconciling',
        'order.submitted': 'placing',
      },
    },
    placed: {
      type: 'final',
      entry: ['forget', { type: 'announcePlaced', params: ({ context }) => placedOrderOf(context) }],
    },
  },
});

export type CheckoutActorRef = ActorRefFrom<typeof checkoutMachine>;
