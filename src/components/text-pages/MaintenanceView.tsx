import { headOf } from '../../../contract/pages/screen-facts.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** The market is closed for a while (R2.8). */
export function MaintenanceView() {
  return (
    <Container paddingTop="12" textAlign="center">
      <PageHead {...headOf('/maintenance')} />
      <PageTitle>Estamos barriendo la plaza</PageTitle>
      <EmptyState drawing={stallDrawing} title="Volvemos enseguida">
        El mercado está cerrado un momento por mantenimiento. Tu carrito y tus pedidos siguen donde estaban.
      </EmptyState>
    </Container>
  );
}
