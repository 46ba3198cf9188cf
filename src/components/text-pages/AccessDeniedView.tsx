import { headOf } from '../../../contract/pages/screen-facts.ts';
import { LinkButton } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** This account may not open the page that was asked for (R2.11). */
export function AccessDeniedView() {
  return (
    <Container paddingTop="12" textAlign="center">
      <PageHead {...headOf('/access-denied')} />
      <PageTitle>Por aquí no puedes pasar</PageTitle>
      <EmptyState
        drawing={stallDrawing}
        title="Acceso denegado"
        action={<LinkButton to="/">Volver a la plaza</LinkButton>}
      >
        Tu cuenta no tiene permiso para ver esta página. Si tienes otra que sí,{' '}
        <TextLink to="/profile">cierra la sesión</TextLink> y entra con ella.
      </EmptyState>
    </Container>
  );
}
