import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import type { CartReviewActorRef, CartReviewSnapshot } from '../../machines/cart/cart-review.machine.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { cartGroupsOf } from './cart-groups.ts';
import { CartMergePanel } from './CartMergePanel.tsx';
import { CartStall } from './CartStall.tsx';
import { UnsentCartChanges } from './UnsentCartChanges.tsx';
import { CartTotal } from './CartTotal.tsx';

export interface CartViewProps {
  reviewRef: CartReviewActorRef;
  cartRef: CartActorRef;
}

const selectKeys = ({ context: { cart } }: CartReviewSnapshot) =>
  cart && cartGroupsOf(cart).map(({ key }) => key);
const selectIsStalled = ({ children: { lineMerge } }: CartSnapshot) =>
  lineMerge?.getSnapshot().matches('stalled') ?? false;

const columns: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: '8', lg: '10' },
  alignItems: 'start',
};

/** Cart screen of the consumer, grouped by stall (R2.3, R4.17). */
export function CartView(props: CartViewProps) {
  return (
    <PageBody>
      <PageHead {...headOf('/cart')} />
      <chakra.div marginBottom="6">
        <PageTitle>Tu carrito</PageTitle>
      </chakra.div>
      <CartMergePanel cartRef={props.cartRef} />
      <UnsentCartChanges cartRef={props.cartRef} />
      <Contents {...props} />
    </PageBody>
  );
}

function Contents({ reviewRef, cartRef }: CartViewProps) {
  const keys = useSelector(reviewRef, selectKeys, shallowEqual);
  const isStalled = useSelector(cartRef, selectIsStalled);
  if (keys === null) {
    return isStalled ? (
      <ErrorState message="Ahora mismo no podemos traer tu carrito. No se ha perdido nada: lo volvemos a intentar cada pocos segundos." />
    ) : (
      <RowsSkeleton count={3} label="Cargando tu carrito" />
    );
  }
  if (keys.length === 0) {
    return (
      <EmptyState
        drawing={basketDrawing}
        title="Tu carrito está vacío"
        action={<LinkButton to="/products">Ver productos</LinkButton>}
      >
        Date una vuelta por los puestos: hay cosas que mañana ya no estarán.
      </EmptyState>
    );
  }
  return (
    <chakra.div css={columns}>
      <chakra.div display="grid" gap="8" minWidth="0">
        {keys.map((key) => (
          <CartStall key={key} groupKey={key} reviewRef={reviewRef} cartRef={cartRef} />
        ))}
      </chakra.div>
      <CartTotal reviewRef={reviewRef} cartRef={cartRef} />
    </chakra.div>
  );
}
