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
import { type StoreMoment, storeMoment } from './store-moment.ts';
import { Stamp } from './TimeStamp.tsx';

export interface StoreCardProps {
  store: PopupStoreCard;
  priority?: boolean;
  /** The awning moves once: for the first few of a screen. */
  sways?: boolean;
  /** What can be done here, at the foot. */
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

/** The goods stand at the foot of the picture; the awning covers its head. */
const goods: SystemStyleObject = { aspectRatio: '12 / 5', objectPosition: '50% 100%' };

const name: SystemStyleObject = {
  fontSize: '2xl',
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
};

/** Drawn anew only when its words change: the clock runs on every second, over dozens of these. */
const Stall = memo(function Stall({
  store,
  priority = false,
  sways = false,
  children,
  ...moment
}: StoreCardProps & StoreMoment) {
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
              <Stamp {...moment} />
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

/** A stall seen from across the square: its awning, its goods, its name and until when it stands there. */
export function StoreCard(card: StoreCardProps) {
  return <Stall {...card} {...storeMoment(card.store, useNow(), useFormatter())} />;
}
