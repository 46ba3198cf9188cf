import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Role } from '../../../contract/account/role.ts';
import { CANNOT_BUY_TEXTS, ROLE_HOME_LINKS } from '../account/role-home-links.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

interface CheckoutForNonConsumersProps {
  role: Exclude<Role, 'consumer'>;
}

/** Checkout screen for producers and admins: they may open it (R2.4), but only consumers buy (R1.2). */
export function CheckoutForNonConsumers({ role }: CheckoutForNonConsumersProps) {
  const { to, word } = ROLE_HOME_LINKS[role];
  return (
    <PageBody>
      <PageHead {...headOf('/checkout')} />
      <PageTitle>Tramitar pedido</PageTitle>
      <EmptyState
        drawing={basketDrawing}
        title={CANNOT_BUY_TEXTS[role]}
        action={<LinkButton to={to}>{word}</LinkButton>}
      >
        Para hacer un pedido hace falta una cuenta de cliente, con otro email.
      </EmptyState>
    </PageBody>
  );
}
