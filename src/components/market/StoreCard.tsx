import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { Awning } from './Awning.tsx';
import { useNow } from './clock-context.ts';
import { useFormatter } from './formatter-context.ts';
import { FavouriteSlot } from '../favourites/favourite-slot.tsx';
import { Picture } from './Picture.tsx';
import { StoreAwningColours } from './StoreColours.tsx';
import { type OpeningBadgeContent, openingBadgeContent } from './opening-badge-content.ts';
import { OpeningBadge } from './StoreOpeningBadge.tsx';

export interface StoreCardProps {
  store: PopupStoreCard;
  priority?: boolean;
  /** Animates the awning once; for the first cards of a screen. */
  sways?: boolean;
  /** Actions at the foot of the card. */
  children?: ReactNode;
}

const SIZES = '(min-width: 64rem) 380px, (min-width: 48rem) 46vw, 92vw';

const stall: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  transition: 'transform 180ms ease-out',
  '@media (hover:hover)': { '&:hover': { transform: 'translateY(-3px)' } },
};

const counter: SystemStyleObject = {
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  overflow: 'hidden',
  marginInline: '2',
  background: 'raised',
  borderBottomRadius: 'card',
  boxShadow: 'stall',
};

/** Crop from the bottom: products stand at the foot of the picture, and the awning covers its top. */
const goods: SystemStyleObject = { aspectRatio: '12 / 5', objectPosition: '50% 100%' };

const name: SystemStyleObject = {
  fontSize: '2xl',
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
};

/** Memoized: the clock ticks every second above dozens of cards, so a card renders only when its texts change. */
const Stall = memo(function Stall({
  store,
  priority = false,
  sways = false,
  children,
  ...moment
}: StoreCardProps & OpeningBadgeContent) {
  const { count } = useFormatter();
  const { tagline, categories } = store.config;
  return (
    <StoreAwningColours config={store.config}>
      <chakra.article css={stall} data-part="store-card">
        <chakra.div position="relative" zIndex="raised" marginBottom="-0.75rem">
          <Awning roof={30} drop={18} stripe={24} sways={sways} />
        </chakra.div>
        <chakra.div css={counter}>
          <Picture
            src={store.heroImageUrl}
            alt=""
            shape="wide"
            sizes={SIZES}
            priority={priority}
            css={goods}
          />
          <chakra.div display="flex" flex="1" flexDirection="column" gap="2" padding="4">
            <div>
              <OpeningBadge {...moment} />
            </div>
            <chakra.h3 css={name} data-part="store-name">
              <AppLink to="/tienda/$id" params={{ id: store.slug }}>
                {store.name}
              </AppLink>
            </chakra.h3>
            {tagline ? (
              <chakra.p color="ink2" lineHeight="snug">
                {tagline}
              </chakra.p>
            ) : null}
            <chakra.p color="ink2" fontSize="sm" marginTop="auto" paddingTop="2">
              {[...(categories ?? []), count(store.productCount, 'producto', 'productos')].join(' · ')}
            </chakra.p>
            {children}
          </chakra.div>
        </chakra.div>
        <FavouriteSlot kind="popupStore" id={store.id} name={store.name} />
      </chakra.article>
    </StoreAwningColours>
  );
});

/** Store card: awning, picture, name and time until closing. */
export function StoreCard(card: StoreCardProps) {
  return <Stall {...card} {...openingBadgeContent(card.store, useNow(), useFormatter())} />;
}
