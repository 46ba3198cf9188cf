import { Button, LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/**
 * Error page of a screen that crashed or whose code cannot be loaded. Part of the main bundle, because the connection may be
 * lost.
 */
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
