import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { templateOf } from '../../../contract/stores/template-colours.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Awning } from './Awning.tsx';
import { CollapsibleText } from './CollapsibleText.tsx';
import { FavouriteSlot } from '../favourites/favourite-slot.tsx';
import { Picture } from './Picture.tsx';
import { StoreOpeningBadge } from './StoreOpeningBadge.tsx';

interface StoreHeaderProps {
  store: PopupStore;
  /** Current time in ms UTC. */
  now: number;
  /** Further information below the text. */
  children?: ReactNode;
}

/** Only the fashion template shows its picture over the full width of wide screens. */
const BESIDE_THE_WORDS = '(min-width: 75rem) 680px, (min-width: 64rem) 58vw, 100vw';

/** Store header: picture with awning, name, text and time until closing. It is low enough to show products below. */
export function StoreHeader({ store, now, children }: StoreHeaderProps) {
  const { heroImage, tagline, description, theme } = store.config;
  const story = description ?? store.description;
  return (
    <chakra.header data-part="store-header" paddingBottom={{ base: '6', lg: '8' }}>
      <chakra.div position="relative" zIndex="raised" marginBottom="-2.5rem">
        <Awning stripe={38} drop={40} sways />
      </chakra.div>
      <chakra.div
        data-part="store-front"
        display={{ lg: 'grid' }}
        gridTemplateColumns="minmax(0, 5fr) minmax(0, 7fr)"
        alignItems="center"
        columnGap="10"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ lg: '6' }}
      >
        <chakra.div
          data-part="store-hero"
          position="relative"
          gridArea="1 / 2"
          overflow="hidden"
          borderBottomRadius="card"
          css={{
            '& img': { aspectRatio: '16 / 9', maxHeight: { lg: '46vh' }, objectPosition: '50% 100%' },
          }}
        >
          <Picture
            src={store.heroImageUrl ?? heroImage}
            alt={`El puesto de ${store.name}`}
            shape="wide"
            sizes={templateOf(theme?.layout) === 'fashion' ? '100vw' : BESIDE_THE_WORDS}
            priority
          />
          <FavouriteSlot isPage kind="popupStore" id={store.id} name={store.name} />
        </chakra.div>
        <chakra.div
          data-part="store-words"
          gridArea="1 / 1"
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="2"
          paddingInline={{ base: '4', md: '6', lg: '0' }}
          paddingTop={{ base: '5', lg: '16' }}
        >
          <StoreOpeningBadge store={store} now={now} />
          <PageTitle>{store.name}</PageTitle>
          {tagline ? (
            <chakra.p fontSize={{ base: 'lg', lg: 'xl' }} lineHeight="snug">
              {tagline}
            </chakra.p>
          ) : null}
          {story ? <CollapsibleText>{story}</CollapsibleText> : null}
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
