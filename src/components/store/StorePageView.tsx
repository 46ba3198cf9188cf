import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../contract/product.ts';
import type { StorePageActorRef } from '../../machines/store-page/store-page.machine.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { StoresInSightProvider } from '../market/stores-in-sight.ts';
import { StoreDress } from './StoreDress.tsx';
import { StoreHeader } from '../market/StoreHeader.tsx';
import { StoreSeller } from './StoreSeller.tsx';

type Snapshot = SnapshotFrom<StorePageActorRef>;
const selectContext = ({ context }: Snapshot) => context;

interface StorePageViewProps {
  actorRef: StorePageActorRef;
  /** A product's card joined to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** The public page of one store, in its own dress (R2.17, R3.7). */
export function StorePageView({ actorRef, Offer }: StorePageViewProps) {
  const { content, now } = useSelector(actorRef, selectContext);
  const known = content?.store;
  const inSight = useMemo(() => ({ stores: known ? [known] : [], now }), [known, now]);
  if (!content) return null;
  const { store, products, pagination } = content;
  const hasMore = pagination?.hasMore ?? false;
  return (
    <StoreDress config={store.config}>
      <PageHead
        path={`/tienda/${store.slug}`}
        title={store.name}
        description={store.config.tagline ?? store.description}
        picture={store.heroImageUrl ?? store.config.heroImage}
      />
      <StoreHeader store={store} now={now} />
      <Container as="section" aria-labelledby="mostrador" paddingBottom="12">
        <SectionHeading id="mostrador">En el mostrador</SectionHeading>
        {products.length > 0 ? (
          <StoresInSightProvider value={inSight}>
            <ProductGrid>
              {products.map((product) => (
                <Offer key={product.id} product={product} />
              ))}
            </ProductGrid>
          </StoresInSightProvider>
        ) : (
          <chakra.p color="ink2">Este puesto todavía no ha sacado su mercancía.</chakra.p>
        )}
        {hasMore ? (
          <chakra.div display="flex" justifyContent="center" paddingTop="8">
            <LinkButton href={`/products?popups=${store.slug}`} variant="quiet">
              Ver todo el puesto
            </LinkButton>
          </chakra.div>
        ) : null}
      </Container>
      <StoreSeller store={store} />
    </StoreDress>
  );
}
