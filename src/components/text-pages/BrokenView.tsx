import { Button, LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** A screen that broke, or whose code could not be fetched. Comes with the page itself: there may be no line left. */
export function BrokenView({ onRetried }: { onRetried: () => void }) {
  return (
    <Container
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="4"
      paddingBlock="12"
    >
      <PageTitle>Se nos ha caído el puesto</PageTitle>
      <p>
        Esta página no se ha podido mostrar. Lo que llevas en el carrito sigue ahí. Verifica tu conexión y
        vuelve a intentarlo.
      </p>
      <Button onClick={onRetried}>Reintentar</Button>
      <LinkButton to="/" variant="quiet">
        Volver a la plaza
      </LinkButton>
    </Container>
  );
}
