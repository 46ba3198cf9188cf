import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from './AppLink.tsx';
import { CartCount } from './CartCount.tsx';

const PLACES: { href: string; icon: IconName; word: string; exact?: boolean }[] = [
  { href: '/', icon: 'home', word: 'Inicio', exact: true },
  { href: '/products', icon: 'search', word: 'Buscar' },
  { href: '/cart', icon: 'basket', word: 'Carrito' },
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

/** The phone's way around, within reach of the thumb. */
export function BottomBar({ cartCount }: { cartCount: number }) {
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
        {PLACES.map(({ href, icon, word, exact }) => (
          <li key={href}>
            <AppLink href={href} css={place} activeOptions={{ exact: exact ?? false, includeSearch: false }}>
              <chakra.span
                position="relative"
                paddingInline="3"
                {...(icon === 'basket' ? { 'data-part': 'cart-place' } : {})}
              >
                <Icon name={icon} size={24} />
                {icon === 'basket' ? <CartCount count={cartCount} /> : null}
              </chakra.span>
              <span>
                {word}
                {icon === 'basket' && cartCount > 0 ? <chakra.span srOnly>: {cartCount}</chakra.span> : null}
              </span>
            </AppLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
