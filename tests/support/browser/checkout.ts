import { createActor, SimulatedClock } from 'xstate';
import { resultActors } from '../../../src/wiring/api/promise-actors.ts';
import { checkoutMachine } from '../../../src/machines/checkout/checkout.machine.ts';
import type {
  UnsavedCheckoutForm,
  ShippingValues,
} from '../../../src/machines/checkout/unsaved-checkout-form.ts';
import type {
  CheckoutMachineInput,
  FindOrderResult,
  PlaceOrderFailure,
  PlaceOrderInput,
  PlaceOrderResult,
} from '../../../src/machines/checkout/checkout.types.ts';
import { NOW, sampleFailure, sampleId, sampleItem, sampleOrder, sampleStore } from '../samples/samples.ts';

export const CHECKOUT_SHIPPING: ShippingValues = {
  fullName: 'Ana Ruiz',
  address: 'Calle Mayor 1',
  postalCode: '42001',
  city: 'Soria',
  state: 'Soria',
  phone: '',
  email: 'ana@example.com',
  notes: '',
};
/** Shipping data as sent: without empty fields. */
export const SENT_SHIPPING = {
  fullName: 'Ana Ruiz',
  address: 'Calle Mayor 1',
  postalCode: '42001',
  city: 'Soria',
  state: 'Soria',
  email: 'ana@example.com',
};
/** First idempotency key of a checkout; each one is unique. */
export const FIRST_CHECKOUT_KEY = sampleId(100);
const USER = sampleId(6);

export const orderPlacedResult: PlaceOrderResult & FindOrderResult = { ok: true, value: sampleOrder() };
export const checkoutRefusal = (code: PlaceOrderFailure): PlaceOrderResult => ({
  ok: false,
  failure: sampleFailure(code),
});
export const nothingFound: FindOrderResult = { ok: true, value: null };
export const orderLookupFailed: FindOrderResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

export const checkoutInput = (changes: Partial<CheckoutMachineInput> = {}): CheckoutMachineInput => ({
  userId: USER,
  kept: null,
  known: CHECKOUT_SHIPPING,
  store: sampleStore(),
  cart: [sampleItem()],
  progress: 'settled',
  now: NOW,
  makeKey: () => FIRST_CHECKOUT_KEY,
  ...changes,
});

export const sampleUnsavedCheckout = (changes: Partial<UnsavedCheckoutForm> = {}): UnsavedCheckoutForm => ({
  version: 1,
  userId: USER,
  shipping: CHECKOUT_SHIPPING,
  key: FIRST_CHECKOUT_KEY,
  isSent: false,
  ...changes,
});

interface Answers {
  places?: (PlaceOrderResult | 'never' | 'broken')[];
  finds?: (FindOrderResult | 'never' | 'broken')[];
  input?: Partial<CheckoutMachineInput>;
}

const answered = <T>(answer: T | 'never' | 'broken' | undefined): Promise<T> => {
  if (answer === undefined || answer === 'broken') return Promise.reject(new Error('fallo'));
  return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer as T);
};

/** Running checkout whose services answer in the given order; records requests and effects. */
export function openCheckoutScene({ places = [], finds = [], input = {} }: Answers = {}) {
  const sent: PlaceOrderInput[] = [];
  const asked: { key: string }[] = [];
  const done: string[] = [];
  const kept: UnsavedCheckoutForm[] = [];
  const clock = new SimulatedClock();
  const logic = checkoutMachine.provide({
    actors: resultActors({
      placeOrder: (question) => answered(places[sent.push(question) - 1]),
      findOrder: (question) => answered(finds[asked.push(question) - 1]),
    }),
    actions: {
      remember: (_, what) => kept.push(what),
      forget: () => done.push('forget'),
      reloadCart: () => done.push('reload'),
      announcePlaced: (_, { order }) => done.push(`placed ${order?.id}`),
    },
  });
  let minted = 100;
  const makeKey = () => sampleId(minted++);
  const actor = createActor(logic, { clock, input: checkoutInput({ makeKey, ...input }) }).start();
  return { actor, clock, sent, asked, done, kept };
}
