import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { storeNotFoundText } from './store.messages.ts';

/** Says which store is not there (R8.16). */
export function StoreNotFound({ identifier }: { identifier: string }) {
  return (
    <Container paddingBlock="12" display="flex" flexDirection="column" alignItems="flex-start" gap="5">
      <PageHead title="Puesto no encontrado" hidden />
      <PageTitle>Este puesto no está</PageTitle>
      <p>{storeNotFoundText(identifier)}</p>
      <LinkButton href="/tiendas">Ver los puestos abiertos</LinkButton>
    </Container>
  );
}
