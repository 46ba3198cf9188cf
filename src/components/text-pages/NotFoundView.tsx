import { LinkButton } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** There is nothing at this address (R2.2). */
export function NotFoundView() {
  return (
    <Container paddingTop="12" textAlign="center">
      <PageHead title="Página no encontrada" hidden />
      <PageTitle>Aquí no hay ningún puesto</PageTitle>
      <EmptyState
        drawing={stallDrawing}
        title="Página no encontrada"
        action={<LinkButton to="/">Volver a la plaza</LinkButton>}
      >
        La dirección no lleva a ningún sitio, o el puesto que había ya se ha ido. También puedes mirar{' '}
        <TextLink to="/products">todo lo que hay hoy</TextLink>.
      </EmptyState>
    </Container>
  );
}
