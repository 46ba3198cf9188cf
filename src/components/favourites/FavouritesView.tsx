import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import type { FavouritesListActorRef } from '../../machines/favourites/favourites-list.machine.ts';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Button, LinkButton } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { restoreFocusOnUnmount } from '../layout/heading-focus.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ClockProvider } from '../market/clock-context.ts';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';
import { VisibleStoresProvider } from '../market/visible-stores-context.ts';
import { favouritesFailureText, favouritesMessages, removeFavouriteLabel } from './favourites.messages.ts';

type Snapshot = SnapshotFrom<FavouritesListActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsComing = (snapshot: Snapshot) => snapshot.hasTag('coming');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface FavouritesViewProps {
  actorRef: FavouritesListActorRef;
  /** Current time in ms UTC. */
  now: number;
  /** No session: favourites are stored in this browser only. */
  isVisitor: boolean;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product }>;
  onRemoved: (favourite: Favourite) => void;
}

/** Favourites screen: stores, products, and favourites that no longer exist (R3.18). */
export function FavouritesView({ actorRef, now, isVisitor, Offer, onRemoved }: FavouritesViewProps) {
  const { items, products, popupStores, failure } = useSelector(actorRef, selectContext);
  const isComing = useSelector(actorRef, selectIsComing);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  // Loaded items stay visible while further ones load.
  const isThere = !hasFailed && !(isComing && products.length + popupStores.length === 0);
  const found = <Thing extends { id: string }>(things: readonly Thing[]) =>
    items.flatMap(({ id }) => things.find((one) => one.id === id) ?? []);
  const [goods, stores] = [found(products), found(popupStores)];
  const gone = isComing ? [] : items.filter(({ id }) => ![...goods, ...stores].some((one) => one.id === id));
  const words = favouritesMessages;
  const inSight = useMemo(() => ({ stores: [], now }), [now]);
  return (
    // Minimum height: the footer stays below the viewport, so replacing the skeleton does not shift it into view.
    <PageBody display="grid" gap="8" alignContent="start" minHeight="100vh">
      <PageHead {...headOf('/favoritos')} />
      <div>
        <PageTitle>{words.title}</PageTitle>
        <chakra.p color="ink2" marginTop="2">
          {words.lead}
        </chakra.p>
        {isVisitor ? (
          <chakra.p color="ink2" fontSize="sm" marginTop="2">
            <span>{`${words.onDevice} `}</span>
            <TextLink to="/login" search={{ origin: '/favoritos' }}>
              {words.signIn}
            </TextLink>
          </chakra.p>
        ) : null}
      </div>
      {hasFailed && failure ? (
        <ErrorState
          message={favouritesFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      ) : null}
      {!hasFailed && !isThere ? <RowsSkeleton label={words.coming} /> : null}
      {isThere && items.length === 0 ? (
        <EmptyState
          drawing={stallDrawing}
          title={words.none}
          action={<LinkButton to="/products">{words.look}</LinkButton>}
        >
          {words.noneHint}
        </EmptyState>
      ) : null}
      {isThere && stores.length > 0 ? (
        <section aria-labelledby="puestos-favoritos">
          <SectionHeading id="puestos-favoritos">{words.popupStores}</SectionHeading>
          <ClockProvider value={now}>
            <StoreGrid>
              {stores.map((store) => (
                <StoreCard key={store.id} store={store} />
              ))}
            </StoreGrid>
          </ClockProvider>
        </section>
      ) : null}
      {isThere && goods.length > 0 ? (
        <section aria-labelledby="productos-favoritos">
          <SectionHeading id="productos-favoritos">{words.products}</SectionHeading>
          <VisibleStoresProvider value={inSight}>
            <ProductGrid>
              {goods.map((product) => (
                <Offer key={product.id} product={product} />
              ))}
            </ProductGrid>
          </VisibleStoresProvider>
        </section>
      ) : null}
      {isThere && gone.length > 0 ? <Gone favourites={gone} onRemoved={onRemoved} /> : null}
    </PageBody>
  );
}

/** Favourites that no longer exist in the market, by their stored names. */
function Gone({
  favourites,
  onRemoved,
}: { favourites: readonly Favourite[] } & Pick<FavouritesViewProps, 'onRemoved'>) {
  const { gone, goneLead, remove } = favouritesMessages;
  return (
    <section aria-labelledby="ya-no-estan">
      <SectionHeading id="ya-no-estan" lead={goneLead}>
        {gone}
      </SectionHeading>
      <chakra.ul display="grid" gap="2" maxWidth="42rem">
        {favourites.map((favourite) => (
          <chakra.li
            key={favourite.id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            paddingInline="4"
            paddingBlock="2"
            background="raised"
            borderRadius="card"
            color="ink2"
          >
            <chakra.span overflowWrap="anywhere">{favourite.name}</chakra.span>
            <Button
              ref={restoreFocusOnUnmount}
              variant="plain"
              size="sm"
              aria-label={removeFavouriteLabel(favourite.name)}
              onClick={() => onRemoved(favourite)}
            >
              {remove}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
