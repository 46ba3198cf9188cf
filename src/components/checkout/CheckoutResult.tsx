import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import {
  checkoutFailureText,
  checkoutFormMessages,
  RECEIPT_ID,
  shippingFields,
} from './checkout.messages.ts';

type Snapshot = SnapshotFrom<CheckoutActorRef>;

const selectFacts = ({ context: { failure, cart, store, stores, now } }: Snapshot) => ({
  failure,
  cart,
  store,
  stores,
  now,
});
const selectIsUnconfirmed = (snapshot: Snapshot) => snapshot.hasTag('unconfirmed');
const selectIsNotPlaced = (snapshot: Snapshot) => snapshot.hasTag('notPlaced');
const selectIsSettled = (snapshot: Snapshot) => !snapshot.hasTag('busy');

const selectFocus = ({ context }: Snapshot) => context.focus;

const ABOUT_CART: readonly string[] = ['CART_EMPTY', 'INSUFFICIENT_STOCK', 'PRICE_CHANGED', 'STORE_CLOSED'];

/** Focuses the receipt; on phones it is scrolled out of view. */
const showReceipt = () => document.getElementById(RECEIPT_ID)?.focus();

/** Outcome of the submit: refusal or unknown result, and the possible next steps (R8.8, R8.9). */
export function CheckoutResult({ checkoutRef }: { checkoutRef: CheckoutActorRef }) {
  const format = useFormatter();
  const facts = useSelector(checkoutRef, selectFacts, shallowEqual);
  const isUnconfirmed = useSelector(checkoutRef, selectIsUnconfirmed);
  const isNotPlaced = useSelector(checkoutRef, selectIsNotPlaced);
  const isSettled = useSelector(checkoutRef, selectIsSettled);
  const ref = useRef<HTMLDivElement>(null);
  const focus = useSelector(checkoutRef, selectFocus);
  useEffect(() => {
    if (focus === null || !('part' in focus) || focus.part !== 'news') return;
    (ref.current?.querySelector<HTMLElement>('button, a') ?? ref.current)?.focus();
  }, [focus]);
  if (!isSettled) return null;
  const { failure, cart } = facts;
  // Field errors appear at their fields.
  const elsewhere = (failure?.errors ?? [])
    .filter(({ field }) => !isOfShipping(field))
    .map(({ message }) => message);
  return (
    <FormErrorSummary ref={ref} message={checkoutFailureText(facts, format)} errors={elsewhere}>
      {isNotPlaced ? <p>{checkoutFormMessages.notPlaced}</p> : null}
      {isUnconfirmed ? <p>{checkoutFormMessages.unconfirmed}</p> : null}
      {isUnconfirmed ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button size="sm" onClick={() => checkoutRef.send({ type: 'retry.requested' })}>
            {checkoutFormMessages.check}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => checkoutRef.send({ type: 'order.submitted' })}>
            {checkoutFormMessages.resend}
          </Button>
        </chakra.div>
      ) : null}
      {failure?.code === 'STORE_UNCHOSEN' ? (
        <TextLink to="/tiendas">{checkoutFormMessages.chooseStore}</TextLink>
      ) : null}
      {failure && ABOUT_CART.includes(failure.code) ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          {failure.code === 'CART_EMPTY' || !cart?.length ? null : (
            <Button size="sm" variant="quiet" onClick={showReceipt}>
              {checkoutFormMessages.seeReceipt}
            </Button>
          )}
          <TextLink to="/cart">{checkoutFormMessages.seeCart}</TextLink>
        </chakra.div>
      ) : null}
    </FormErrorSummary>
  );
}

const isOfShipping = (field: string) => field.replace(/^shippingInfo\./, '') in shippingFields;
