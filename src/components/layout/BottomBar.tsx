import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from './AppLink.tsx';
import { barPlace } from './bar-place.ts';

interface Place {
  href: string;
  icon: IconName;
  word: string;
  exact?: boolean;
}

const BEFORE_CART: Place[] = [
  { href: '/', icon: 'home', word: 'Inicio', exact: true },
  { href: '/products', icon: 'search', word: 'Buscar' },
];
const AFTER_CART: Place[] = [
  { href: '/orders', icon: 'parcel', word: 'Pedidos' },
  { href: '/profile', icon: 'person', word: 'Cuenta' },
];

/** The phone's way around, within reach of the thumb. */
export const BottomBar = memo(({ cart }: { cart: ReactNode }) => (
  <chakra.nav
    aria-label="Principal"
    display={{ base: 'block', md: 'none' }}
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="bar"
    background="raised"
    borderTop="1px solid var(--td-colors-line)"
    paddingBottom="env(safe-area-inset-bottom)"
  >
    <chakra.ul display="grid" gridTemplateColumns="repeat(5, 1fr)">
      {BEFORE_CART.map((where) => (
        <PlaceLink key={where.href} {...where} />
      ))}
      <li>{cart}</li>
      {AFTER_CART.map((where) => (
        <PlaceLink key={where.href} {...where} />
      ))}
    </chakra.ul>
  </chakra.nav>
));

const PlaceLink = memo(({ href, icon, word, exact = false }: Place) => (
  <li>
    <AppLink href={href} css={barPlace} activeOptions={{ exact, includeSearch: false }}>
      <chakra.span paddingInline="3">
        <Icon name={icon} size={24} />
      </chakra.span>
      <span>{word}</span>
    </AppLink>
  </li>
));
