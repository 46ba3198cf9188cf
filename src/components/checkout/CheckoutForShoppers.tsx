import { headOf } from '../../../contract/pages/screen-facts.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** What producers and the administration find here: they may come (R2.4), but only a consumer buys (R1.2). */
export function CheckoutForShoppers() {
  return (
    <PageBody>
      <PageHead {...headOf('/checkout')} />
      <PageTitle>Tramitar pedido</PageTitle>
      <EmptyState
        drawing={basketDrawing}
        title="Esta cuenta es para vender, no para comprar"
        action={<LinkButton to="/products">Ver productos</LinkButton>}
      >
        Para hacer un pedido necesitas una cuenta de cliente. Lo que lleves en el carrito te espera: cierra la
        sesión y entra con ella.
      </EmptyState>
    </PageBody>
  );
}
