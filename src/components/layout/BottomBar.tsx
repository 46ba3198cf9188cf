import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from './AppLink.tsx';
import { CartCount } from './CartCount.tsx';

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

const place: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  width: 'full',
  minHeight: '3.5rem',
  color: 'ink2',
  fontSize: '0.75rem',
  fontWeight: 'semibold',
  '&[data-status=active]': { color: 'actionInk', boxShadow: 'inset 0 3px 0 var(--td-colors-action)' },
};

/** The phone's way around, within reach of the thumb. The cart opens over the page: not everybody has a page of it. */
export function BottomBar({ cartCount, onCartOpened }: { cartCount: number; onCartOpened: () => void }) {
  return (
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
        <li>
          <chakra.button type="button" css={place} cursor="pointer" onClick={onCartOpened}>
            <chakra.span position="relative" paddingInline="3" data-part="cart-place">
              <Icon name="basket" size={24} />
              <CartCount count={cartCount} />
            </chakra.span>
            <span>
              Carrito
              {cartCount > 0 ? <chakra.span srOnly>: {cartCount}</chakra.span> : null}
            </span>
          </chakra.button>
        </li>
        {AFTER_CART.map((where) => (
          <PlaceLink key={where.href} {...where} />
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const PlaceLink = memo(({ href, icon, word, exact = false }: Place) => (
  <li>
    <AppLink href={href} css={place} activeOptions={{ exact, includeSearch: false }}>
      <chakra.span paddingInline="3">
        <Icon name={icon} size={24} />
      </chakra.span>
      <span>{word}</span>
    </AppLink>
  </li>
));
