import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Drawing } from '../feedback/Drawing.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { productPageMessages } from './product-page.messages.ts';

/** Says that a product is gone, and where the others are. */
export function ProductNotFound() {
  const { gone, goneHint, goneAction } = productPageMessages;
  return (
    <Container
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '12', md: '20' }}
      textAlign="center"
    >
      <PageHead title={gone} hidden />
      <Drawing>{stallDrawing}</Drawing>
      <PageTitle>{gone}</PageTitle>
      <chakra.p color="ink2" maxWidth="44ch">
        {goneHint}
      </chakra.p>
      <LinkButton href="/products">{goneAction}</LinkButton>
    </Container>
  );
}
