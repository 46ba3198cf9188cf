import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from '../feedback/Skeletons.tsx';
import { Container } from '../layout/Container.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Stalls on their way. */
export function StoreGridSkeleton() {
  return (
    <Container paddingTop="8" aria-busy="true">
      <LiveRegion message={storeSelectorMessages.coming} />
      <StoreGrid>
        {PLACES.map((place) => (
          <chakra.div
            key={place}
            background="raised"
            borderRadius="card"
            boxShadow="stall"
            overflow="hidden"
            marginInline="2"
          >
            <Bone aspectRatio="12 / 5" height="auto" borderRadius="none" />
            <chakra.div display="grid" gap="2" padding="4">
              <Bone width="45%" height="1.5rem" />
              <Bone width="60%" height="1.75rem" />
              <Bone />
            </chakra.div>
          </chakra.div>
        ))}
      </StoreGrid>
    </Container>
  );
}
