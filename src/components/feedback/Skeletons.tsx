import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';

/** Skeleton block. */
export function SkeletonBlock(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      aria-hidden="true"
      background="line"
      borderRadius="tag"
      height="4"
      animation="shimmer 1600ms ease-in-out infinite"
      {...props}
    />
  );
}

function GoodsBone() {
  return (
    <chakra.div background="raised" borderRadius="card" boxShadow="stall" overflow="hidden">
      <SkeletonBlock aspectRatio="1" height="auto" borderRadius="none" />
      <chakra.div display="grid" gap="2" padding="3">
        <SkeletonBlock width="40%" height="0.75rem" />
        <SkeletonBlock />
        <SkeletonBlock width="70%" />
        <SkeletonBlock width="45%" height="2.75rem" />
      </chakra.div>
    </chakra.div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Skeleton of a product grid. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div aria-busy="true">
      <LiveRegion message="Cargando productos" />
      <ProductGrid>
        {places(count).map((place) => (
          <GoodsBone key={place} />
        ))}
      </ProductGrid>
    </div>
  );
}

/** Skeleton of list rows. */
export function RowsSkeleton({ count = 4, label = 'Cargando' }: { count?: number; label?: string }) {
  return (
    <chakra.div aria-busy="true" display="grid" gap="3">
      <LiveRegion message={label} />
      {places(count).map((place) => (
        <SkeletonBlock key={place} height="5rem" borderRadius="card" />
      ))}
    </chakra.div>
  );
}
