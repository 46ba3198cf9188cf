import { chakra } from '@chakra-ui/react/styled-system';
import { Bone, ProductGridSkeleton } from '../feedback/Skeletons.tsx';
import { Container } from '../layout/Container.tsx';

/** Skeleton of a store page. */
export const StoreSkeleton = () => (
  <Container aria-busy="true" paddingBottom="12">
    <Bone aspectRatio={{ base: '4 / 3', md: '9 / 4' }} height="auto" borderRadius="card" />
    <chakra.div display="grid" gap="3" paddingBlock="8">
      <Bone width="12rem" />
      <Bone width="60%" height="3rem" />
      <Bone width="80%" />
    </chakra.div>
    <ProductGridSkeleton count={8} />
  </Container>
);
