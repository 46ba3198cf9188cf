import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { countWaiting } from '../cart/waiting.ts';
import { Button } from '../forms/Button.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { checkoutSentences } from './checkout.messages.ts';
import { CheckoutNews } from './CheckoutNews.tsx';
import type { CheckoutViewProps } from './CheckoutView.tsx';

type Snapshot = SnapshotFrom<CheckoutActorRef>;

const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsUnconfirmed = (snapshot: Snapshot) => snapshot.hasTag('unconfirmed');

function selectLabel(snapshot: Snapshot): string {
  const { placing, reconciling, resend, acknowledge, submit } = checkoutSentences;
  if (snapshot.matches('placing')) return placing;
  if (snapshot.matches('reconciling')) return reconciling;
  if (snapshot.hasTag('notPlaced')) return resend;
  return snapshot.context.failure?.code === 'PRICE_CHANGED' ? acknowledge : submit;
}

const selectIsUnknown = ({ context }: Snapshot) => context.cart === null;
const selectIsUnsettled = (snapshot: CartSnapshot) =>
  snapshot.hasTag('busy') || snapshot.context.queue.length > 0;

const selectIsStalled = (snapshot: CartSnapshot) => countWaiting(snapshot) > 0;

/** How it is paid, and the word that sends it. */
export function CheckoutConfirm({
  checkoutRef,
  cartRef,
}: Pick<CheckoutViewProps, 'checkoutRef' | 'cartRef'>) {
  const isBusy = useSelector(checkoutRef, selectIsBusy);
  const isUnconfirmed = useSelector(checkoutRef, selectIsUnconfirmed);
  const label = useSelector(checkoutRef, selectLabel);
  const isUnknown = useSelector(checkoutRef, selectIsUnknown);
  const isUnsettled = useSelector(cartRef, selectIsUnsettled);
  const isStalled = useSelector(cartRef, selectIsStalled);
  return (
    <chakra.section aria-labelledby="el-pago" display="grid" gap="4">
      <chakra.h2 id="el-pago" fontSize="2xl">
        ¿Y el pago?
      </chakra.h2>
      <chakra.p>{checkoutSentences.payment}</chakra.p>
      <CheckoutNews checkoutRef={checkoutRef} />
      <LiveRegion message={isBusy ? label : ''} />
      {isUnconfirmed ? null : (
        <Button
          type="submit"
          size="lg"
          wide
          busy={isBusy}
          disabledReason={isBusy ? null : reasonToWait({ isUnknown, isUnsettled, isStalled })}
        >
          {label}
        </Button>
      )}
    </chakra.section>
  );
}

function reasonToWait(cart: { isUnknown: boolean; isUnsettled: boolean; isStalled: boolean }): string | null {
  if (cart.isUnknown) return checkoutSentences.cartUnknown;
  if (cart.isStalled) return checkoutSentences.cartWaiting;
  return cart.isUnsettled ? checkoutSentences.cartUnsettled : null;
}
