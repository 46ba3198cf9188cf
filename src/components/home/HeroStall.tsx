import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { Awning } from '../market/Awning.tsx';
import { useNow } from '../market/clock-context.ts';
import { Picture } from '../market/Picture.tsx';
import { StoreAwningColours } from '../market/StoreColours.tsx';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';

const stall: SystemStyleObject = {
  position: 'relative',
  '& img': { aspectRatio: '16 / 9', borderTopRadius: 'tag' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
};

const HeroStamp = ({ store }: { store: PopupStoreCard }) => (
  <StoreOpeningBadge store={store} now={useNow()} />
);

interface HeroStallProps {
  store: PopupStoreCard;
  /** The page heading already shows the store's name and dates. */
  isNamedBeside?: boolean;
}

/** Large store card for the home page. */
export function HeroStall({ store, isNamedBeside = false }: HeroStallProps) {
  const { tagline } = store.config;
  return (
    <StoreAwningColours config={store.config}>
      <chakra.div css={stall} data-part="hero-stall">
        <chakra.div position="relative" zIndex="raised" marginBottom="-1rem">
          <Awning roof={34} drop={22} stripe={30} sways />
        </chakra.div>
        <chakra.div
          background="raised"
          borderBottomRadius="card"
          boxShadow="stall"
          marginInline="3"
          overflow="hidden"
        >
          <Picture
            src={store.heroImageUrl}
            alt=""
            shape="wide"
            sizes="(min-width: 64rem) 560px, 92vw"
            priority
          />
          {isNamedBeside ? null : (
            <chakra.div
              display="flex"
              flexDirection="column"
              alignItems="flex-start"
              gap="2"
              padding={{ base: '4', md: '5' }}
            >
              <HeroStamp store={store} />
              <chakra.p fontFamily="heading" fontSize="2xl" fontWeight="extrabold" lineHeight="tight">
                <AppLink to="/tienda/$id" params={{ id: store.slug }}>
                  {store.name}
                </AppLink>
              </chakra.p>
              {tagline ? <chakra.p color="ink2">{tagline}</chakra.p> : null}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
    </StoreAwningColours>
  );
}
