import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { CartActorRef } from '../../machines/cart/cart.machine.ts';
import type { CartReviewActorRef } from '../../machines/cart/cart-review.machine.ts';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { CartMergePanel } from '../cart/CartMergePanel.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { LoadingScreen } from '../feedback/LoadingScreen.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { RestoreFocusOnUnmount } from '../layout/RestoreFocusOnUnmount.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutResult } from './CheckoutResult.tsx';

type Snapshot = SnapshotFrom<CheckoutActorRef>;

export interface CheckoutViewProps {
  checkoutRef: CheckoutActorRef;
  reviewRef: CartReviewActorRef;
  cartRef: CartActorRef;
}

const selectIsPlaced = (snapshot: Snapshot) => snapshot.matches('placed');
const selectIsWithoutGoods = (snapshot: Snapshot) =>
  snapshot.matches('open') && snapshot.context.cart?.length === 0;

/** Checkout screen: from the shipping address to the server's answer. */
export function CheckoutView(props: CheckoutViewProps) {
  const isPlaced = useSelector(props.checkoutRef, selectIsPlaced);
  const isWithoutGoods = useSelector(props.checkoutRef, selectIsWithoutGoods);
  return (
    <PageBody>
      <PageHead {...headOf('/checkout')} />
      <chakra.div marginBottom="6">
        <PageTitle>{isPlaced ? 'Pedido recibido' : 'Tramitar pedido'}</PageTitle>
      </chakra.div>
      {isPlaced ? null : <CartMergePanel cartRef={props.cartRef} />}
      {isPlaced ? <LoadingScreen type="component" /> : null}
      {isWithoutGoods ? <NothingToPay {...props} /> : null}
      {isPlaced || isWithoutGoods ? null : (
        <RestoreFocusOnUnmount>
          <CheckoutForm {...props} />
        </RestoreFocusOnUnmount>
      )}
    </PageBody>
  );
}

function NothingToPay({ checkoutRef }: CheckoutViewProps) {
  return (
    <>
      <CheckoutResult checkoutRef={checkoutRef} />
      <EmptyState
        drawing={basketDrawing}
        title="No hay nada que tramitar"
        action={<LinkButton to="/products">Ver productos</LinkButton>}
      >
        Tu carrito está vacío. Elige algo de los puestos y vuelve cuando quieras.
      </EmptyState>
    </>
  );
}
