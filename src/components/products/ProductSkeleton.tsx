import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from '../feedback/Skeletons.tsx';
import { Container } from '../layout/Container.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { stage } from './product-stage.ts';
import { productPageMessages } from './product-page.messages.ts';

/** A product's page on its way. */
export function ProductSkeleton() {
  return (
    <Container aria-busy="true" paddingTop={{ base: '8', md: '10' }}>
      <LiveRegion message={productPageMessages.coming} />
      <Bone width="12rem" marginBottom="5" />
      <chakra.div css={stage}>
        <Bone data-part="gallery" aspectRatio="1" height="auto" borderRadius="card" />
        <chakra.div data-part="about" display="grid" alignContent="start" gap="4">
          <Bone width="30%" />
          <Bone height="3rem" />
          <Bone width="40%" height="3rem" />
          <Bone width="25%" />
          <Bone height="3.25rem" borderRadius="card" />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
