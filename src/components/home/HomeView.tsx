import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../contract/product.ts';
import type { HomeActorRef } from '../../machines/home/home.machine.ts';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';

type Snapshot = SnapshotFrom<HomeActorRef>;
const selectContext = ({ context }: Snapshot) => context;

interface HomeViewProps {
  actorRef: HomeActorRef;
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

export function HomeView({ actorRef, Offer }: HomeViewProps) {
  const { open, now, featured } = useSelector(actorRef, selectContext);
  return (
    <chakra.div maxWidth="75rem" marginInline="auto" padding="4">
      <title>Tenderete, el mercado de los puestos que abren unos días</title>
      <h1 tabIndex={-1}>Puestos abiertos</h1>
      <StoreGrid>
        {open.map((store, index) => <StoreCard key={store.id} store={store} now={now} priority={index === 0} />)}
      </StoreGrid>
      <ProductGrid>
        {featured.map((product) => <Offer key={product.id} product={product} />)}
      </ProductGrid>
    </chakra.div>
  );
}
