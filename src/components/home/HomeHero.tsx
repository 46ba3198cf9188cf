import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useNow } from '../market/clock-context.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';
import { HeroStall } from './HeroStall.tsx';

interface HomeHeroProps {
  /** Store from the URL that is not open; the page heading shows it (R2.20). */
  notOpen: PopupStore | null;
  /** Chosen store, otherwise the store that closes first. */
  store: PopupStoreCard | undefined;
  /** The URL names the store. */
  isChosen: boolean;
  /** Number of open stores, including those not listed on the page; null while unknown. */
  openCount: number | null;
}

/** Non-breaking space that reserves the line's height. */
const NOTHING_YET = '\u00A0';

const opening = (count: number | null, format: Pick<Formatter, 'number'>) => {
  if (count === null) return NOTHING_YET;
  if (count === 0) return 'Hoy el mercado descansa';
  return count === 1 ? 'Hoy hay un puesto abierto' : `Hoy hay ${format.number(count)} puestos abiertos`;
};

const NotOpenStamp = ({ store }: { store: PopupStore }) => <StoreOpeningBadge store={store} now={useNow()} />;

/** Hero of the home page: headline, number of open stores, and the chosen or next closing store. */
export const HomeHero = memo(function HomeHero({ notOpen, store, isChosen, openCount }: HomeHeroProps) {
  const format = useFormatter();
  return (
    <chakra.div background="sunken" paddingBottom={{ base: '6', md: '16' }} data-part="home-hero">
      <Container
        display="grid"
        alignItems="center"
        gap={{ base: '6', md: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' }}
        paddingTop={{ base: '6', md: '16' }}
      >
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap={{ base: '3', md: '5' }}
        >
          {notOpen ? (
            <NotOpenStamp store={notOpen} />
          ) : (
            <chakra.p aria-hidden={openCount === null || undefined} color="actionInk" fontWeight="bold">
              {opening(openCount, format)}
            </chakra.p>
          )}
          <PageTitle size="hero">
            {notOpen ? notOpen.name : 'Cosas hechas a mano, en puestos que duran unos días'}
          </PageTitle>
          <chakra.p color="ink2" fontSize={{ base: 'md', md: 'lg' }} maxWidth="34rem">
            {notOpen
              ? (notOpen.config.tagline ?? notOpen.description)
              : 'Compra a quien lo hace, antes de que recoja el toldo. Varios puestos, un solo carrito.'}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3" paddingTop="1">
            <LinkButton href={notOpen ? `/tienda/${notOpen.slug}` : '/products'} size="lg">
              {notOpen ? 'Ver el puesto' : 'Ver todos los productos'}
            </LinkButton>
            <LinkButton to="/tiendas" variant="quiet" size="lg">
              {notOpen ? 'Elegir otro puesto' : 'Ver los puestos'}
            </LinkButton>
          </chakra.div>
        </chakra.div>
        {store ? (
          // Hidden on phones unless chosen: the list below begins with the same store and picture.
          <chakra.div display={isChosen ? 'block' : { base: 'none', md: 'block' }}>
            <HeroStall store={store} isNamedBeside={notOpen !== null} />
          </chakra.div>
        ) : null}
      </Container>
    </chakra.div>
  );
});
