import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { Button } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { checkoutBlockTexts, checkoutFormMessages } from './checkout.messages.ts';
import { CheckoutSellers } from './CheckoutSellers.tsx';
import { CheckoutResult } from './CheckoutResult.tsx';
import type { CheckoutViewProps } from './CheckoutView.tsx';

type Snapshot = SnapshotFrom<CheckoutActorRef>;

const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsUnconfirmed = (snapshot: Snapshot) => snapshot.hasTag('unconfirmed');

function selectLabel(snapshot: Snapshot): string {
  const { placing, reconciling, resend, acknowledge, submit } = checkoutFormMessages;
  if (snapshot.matches('placing')) return placing;
  if (snapshot.matches('reconciling')) return reconciling;
  if (snapshot.hasTag('notPlaced')) return resend;
  return snapshot.context.failure?.code === 'PRICE_CHANGED' ? acknowledge : submit;
}

const selectBlock = ({ context }: Snapshot) => context.block;

/** Confirmation section of the checkout: sellers, payment methods and the submit button. */
export function CheckoutSubmitSection({
  checkoutRef,
  reviewRef,
}: Pick<CheckoutViewProps, 'checkoutRef' | 'reviewRef'>) {
  const isBusy = useSelector(checkoutRef, selectIsBusy);
  const isUnconfirmed = useSelector(checkoutRef, selectIsUnconfirmed);
  const label = useSelector(checkoutRef, selectLabel);
  const block = useSelector(checkoutRef, selectBlock);
  return (
    <chakra.section aria-labelledby="el-pago" display="grid" gap="4">
      <chakra.h2 id="el-pago" fontSize="2xl">
        A quién compras y cómo se paga
      </chakra.h2>
      <chakra.p>{checkoutFormMessages.payment}</chakra.p>
      <CheckoutSellers reviewRef={reviewRef} />
      <CheckoutResult checkoutRef={checkoutRef} />
      <LiveRegion message={isBusy ? label : ''} />
      {isUnconfirmed ? null : (
        <Button
          type="submit"
          size="lg"
          wide
          paddingBlock="3"
          lineHeight="snug"
          textWrap="balance"
          busy={isBusy}
          disabledReason={isBusy || block === null ? null : checkoutBlockTexts[block]}
        >
          {label}
        </Button>
      )}
      <chakra.p color="ink2" fontSize="sm">
        <span>{checkoutFormMessages.agreed}</span>
        <TextLink to="/terms">{checkoutFormMessages.terms}</TextLink>
        <span>{checkoutFormMessages.and}</span>
        <TextLink to="/privacy">{checkoutFormMessages.privacy}</TextLink>
        <span>.</span>
      </chakra.p>
    </chakra.section>
  );
}
