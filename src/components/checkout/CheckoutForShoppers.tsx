import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Role } from '../../../contract/account/role.ts';
import { NOT_FOR_BUYING, WAY_HOME } from '../account/way-home.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

interface CheckoutForShoppersProps {
  role: Exclude<Role, 'consumer'>;
}

/** Checkout screen for producers and admins: they may open it (R2.4), but only consumers buy (R1.2). */
export function CheckoutForShoppers({ role }: CheckoutForShoppersProps) {
  const { to, word } = WAY_HOME[role];
  return (
    <PageBody>
      <PageHead {...headOf('/checkout')} />
      <PageTitle>Tramitar pedido</PageTitle>
      <EmptyState
        drawing={basketDrawing}
        title={NOT_FOR_BUYING[role]}
        action={<LinkButton to={to}>{word}</LinkButton>}
      >
        Para hacer un pedido hace falta una cuenta de cliente, con otro email.
      </EmptyState>
    </PageBody>
  );
}
