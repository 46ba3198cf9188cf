import { chakra } from '@chakra-ui/react/styled-system';
import { Drawing } from '../feedback/Drawing.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { storeNotFoundText } from './store.messages.ts';

/** Says which store is not there (R8.16). */
export function StoreNotFound({ identifier }: { identifier: string }) {
  return (
    <Container
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '12', md: '20' }}
      textAlign="center"
    >
      <PageHead title="Puesto no encontrado" hidden />
      <Drawing>{stallDrawing}</Drawing>
      <PageTitle>Este puesto no está</PageTitle>
      <chakra.p color="ink2" maxWidth="44ch" overflowWrap="anywhere">
        {storeNotFoundText(identifier)}
      </chakra.p>
      <LinkButton href="/tiendas">Ver los puestos abiertos</LinkButton>
    </Container>
  );
}
