import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { barPlace, barSign } from './bar-place.ts';
import { CartCount } from './CartCount.tsx';
import { headerPlace, wide } from './header-place.ts';

export interface CartButtonProps {
  /** How many pieces the cart holds. */
  count: number;
  onCartOpened: () => void;
}

/** What one carries, in the header of a wide screen. It opens over the page: not everybody has a page of it. */
export function HeaderCartButton({ count, onCartOpened }: CartButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={count > 0 ? `Carrito: ${count}` : 'Carrito vacío'}
      onClick={onCartOpened}
      data-part="cart-place"
      css={headerPlace}
      display={wide}
      paddingRight="4"
    >
      <Icon name="basket" size={24} />
      <CartCount count={count} />
    </chakra.button>
  );
}

/** The same in the phone's bar. */
export function TabBarCartButton({ count, onCartOpened }: CartButtonProps) {
  return (
    <chakra.button type="button" css={barPlace} onClick={onCartOpened}>
      <chakra.span css={barSign} data-part="cart-place">
        <Icon name="basket" size={24} />
        <CartCount count={count} />
      </chakra.span>
      <span>
        <span>Carrito</span>
        {count > 0 ? <chakra.span srOnly>{`: ${count}`}</chakra.span> : null}
      </span>
    </chakra.button>
  );
}
