import { Button, LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

const words = {
  broken: {
    title: 'Se nos ha caído el puesto',
    text: 'Esta página no se ha podido mostrar. Lo que llevas en el carrito sigue ahí. Verifica tu conexión y vuelve a intentarlo.',
    retry: 'Reintentar',
  },
  outdated: {
    title: 'Hemos renovado el puesto',
    text: 'Tenderete tiene una versión nueva y esta página es todavía de la anterior. Lo que llevas en el carrito sigue ahí. Cárgala de nuevo y sigue por donde ibas.',
    retry: 'Cargar de nuevo',
  },
};

interface BrokenViewProps {
  /** True if the page is of a former release, so that only a reload helps. */
  isOutdated: boolean;
  onRetried: () => void;
}

/**
 * Error page of a screen that crashed or whose code cannot be loaded. Part of the main bundle, because the connection may be
 * lost.
 */
export function ErrorPageView({ isOutdated, onRetried }: BrokenViewProps) {
  const { title, text, retry } = words[isOutdated ? 'outdated' : 'broken'];
  return (
    <Container
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="4"
      paddingBlock="12"
    >
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <Button onClick={onRetried}>{retry}</Button>
      <LinkButton to="/" variant="quiet">
        Volver a la plaza
      </LinkButton>
    </Container>
  );
}
