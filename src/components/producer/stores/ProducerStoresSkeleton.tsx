import { chakra } from '@chakra-ui/react/styled-system';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { producerStoresMessages } from './producer-stores.messages.ts';

const CARDS = [0, 1, 2];

/** Skeleton of the store cards in their final size. */
export const ProducerStoresSkeleton = () => (
  <chakra.div aria-busy="true" display="grid" gap="4">
    <LiveRegion message={producerStoresMessages.coming} />
    {CARDS.map((card) => (
      <chakra.div
        key={card}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' }}
        background="raised"
        borderRadius="card"
        overflow="hidden"
      >
        <SkeletonBlock width="100%" height={{ base: '7rem', md: '11rem' }} borderRadius="0" />
        <chakra.div display="grid" gap="3" padding="5" alignContent="start">
          <SkeletonBlock width="9rem" />
          <SkeletonBlock width="55%" height="1.5rem" />
          <SkeletonBlock width="14rem" />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
);
