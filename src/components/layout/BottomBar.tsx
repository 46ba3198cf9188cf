import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { placesIn } from '../../../contract/shell/screen-metadata.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from './AppLink.tsx';
import { bottomBarItemStyles, bottomBarIconStyles } from './bottom-bar-item-styles.ts';
import { notStickyInLowWindow } from './header-item-styles.ts';

const PLACES = placesIn('bar');

type Place = (typeof PLACES)[number];

const ICONS: Record<Place['to'], IconName> = {
  '/': 'home',
  '/products': 'search',
  '/orders': 'parcel',
  '/profile': 'person',
};

const CART_AFTER = 2;

/** Bottom navigation for phones in the market. */
export const BottomBar = memo(({ cart }: { cart: ReactNode }) => (
  <chakra.nav
    aria-label="Principal"
    css={notStickyInLowWindow}
    display={{ base: 'block', md: 'none' }}
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="bar"
    background="raised"
    borderTop="1px solid var(--td-colors-line)"
    paddingBottom="env(safe-area-inset-bottom)"
  >
    <chakra.ul display="grid" gridTemplateColumns="repeat(5, minmax(0, 1fr))">
      {PLACES.slice(0, CART_AFTER).map((where) => (
        <PlaceLink key={where.to} {...where} />
      ))}
      <li>{cart}</li>
      {PLACES.slice(CART_AFTER).map((where) => (
        <PlaceLink key={where.to} {...where} />
      ))}
    </chakra.ul>
  </chakra.nav>
));

/** Focuses the search box if the list is already open and "Buscar" is pressed. */
const searchHere = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  if (currentTarget.dataset.status === 'active')
    document.querySelector<HTMLElement>('main [type=search]')?.focus();
};

const PlaceLink = memo(({ to, word }: Place) => (
  <li>
    <AppLink
      to={to}
      css={bottomBarItemStyles}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      onClick={searchHere}
    >
      <chakra.span css={bottomBarIconStyles}>
        <Icon name={ICONS[to]} size={24} />
      </chakra.span>
      <span>{word}</span>
    </AppLink>
  </li>
));
