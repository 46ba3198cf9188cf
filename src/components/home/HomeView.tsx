import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { HomeActorRef } from '../../machines/catalogue/home.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { ClockProvider } from '../market/clock-context.ts';
import { VisibleStoresProvider } from '../market/visible-stores-context.ts';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { HomeHero } from './HomeHero.tsx';
import { homeMessages } from './home.messages.ts';
import { StoreShelf } from './StoreShelf.tsx';

type Snapshot = SnapshotFrom<HomeActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectFailure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null);

interface HomeViewProps {
  actorRef: HomeActorRef;
  /** Store from the URL that is not open (R2.20). */
  notOpen: PopupStore | null;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

const ALL_STORES = <TextLink to="/tiendas">Ver todos los puestos</TextLink>;

const STALLS_IN_A_LINE = 3;

const share = (stalls: number): SystemStyleObject => ({ gridColumn: `span ${stalls}`, '--stalls': stalls });

/** Layout of two store sections in one row on wide screens; `stalls` is the number of columns of the first. */
const oneLine = (stalls: number): SystemStyleObject => ({
  '@media (min-width:64rem)': {
    display: 'grid',
    gridTemplateColumns: `repeat(${STALLS_IN_A_LINE}, minmax(0, 1fr))`,
    columnGap: '6',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '6',
    '& > section': { paddingInline: '0', ...share(STALLS_IN_A_LINE - stalls) },
    '& > section:first-of-type': share(stalls),
  },
});

/** Home screen: open stores, newest products and upcoming stores (R2.20, R9.11). */
export function HomeView({ actorRef, notOpen, Offer }: HomeViewProps) {
  const { open, unseen, upcoming, ended, featured, now, question } = useSelector(actorRef, selectContext);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const failure = useSelector(actorRef, selectFailure);
  const isKnown = !isLoading && !failure;
  const inSight = useMemo(
    () => ({ stores: [...open, ...upcoming, ...ended], now }),
    [open, upcoming, ended, now],
  );
  const chosen = open.find(({ id, slug }) => question.idOrSlug === id || question.idOrSlug === slug);
  const asked = notOpen ?? chosen;
  const shown = asked ?? open[0];
  const areFew =
    upcoming.length > 0 && ended.length > 0 && upcoming.length + ended.length === STALLS_IN_A_LINE;
  return (
    <ClockProvider value={now}>
      <chakra.div paddingBottom={{ base: '12', md: '20' }}>
        <PageHead
          {...headOf('/')}
          description="Cerámica, miel, vinilos y pan, en tiendas que abren unos días. Compra a quien lo hace, antes de que recoja el toldo."
          picture={(shown ?? upcoming[0])?.heroImageUrl}
        />
        <HomeHero
          notOpen={notOpen}
          store={shown}
          isChosen={asked !== undefined}
          openCount={isKnown ? open.length + unseen : null}
        />
        {isLoading ? (
          <Container paddingTop={{ base: '12', md: '16' }}>
            <RowsSkeleton label={homeMessages.coming} />
          </Container>
        ) : null}
        {failure ? (
          <Container>
            <ErrorState
              message={failureText(failure)}
              onRetried={() => actorRef.send({ type: 'retry.requested' })}
            />
          </Container>
        ) : null}
        <StoreShelf
          id="puestos"
          title="Abiertos ahora"
          lead="El que antes cierra va primero."
          stores={open}
          action={ALL_STORES}
        />
        <VisibleStoresProvider value={inSight}>
          <FeaturedProducts
            products={featured}
            store={question.idOrSlug === null ? undefined : asked}
            Offer={Offer}
          />
        </VisibleStoresProvider>
        <chakra.div css={areFew ? oneLine(upcoming.length) : {}}>
          <StoreShelf id="pronto" title="Abren pronto" lead="Apúntate la fecha." stores={upcoming} />
          <StoreShelf
            id="cerrados"
            title="Acaban de cerrar"
            lead="Por si te lo perdiste: quizá vuelvan."
            stores={ended}
          />
        </chakra.div>
      </chakra.div>
    </ClockProvider>
  );
}
