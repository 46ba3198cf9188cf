import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { bottomBarItemStyles, bottomBarIconStyles } from './bottom-bar-item-styles.ts';
import { CartCount } from './CartCount.tsx';
import { headerItemStyles, hiddenOnPhones } from './header-item-styles.ts';

export interface CartButtonProps {
  /** Total quantity in the cart. */
  count: number;
  onCartOpened: () => void;
}

/** Cart button in the header of wide screens. It opens a panel, because not every role has a cart page. */
export function HeaderCartButton({ count, onCartOpened }: CartButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={count > 0 ? `Carrito: ${count}` : 'Carrito vacío'}
      onClick={onCartOpened}
      data-part="cart-place"
      css={headerItemStyles}
      display={hiddenOnPhones}
      paddingRight="4"
    >
      <Icon name="basket" size={24} />
      <CartCount count={count} />
    </chakra.button>
  );
}

/** Cart button in the bottom bar of phones. */
export function BottomBarCartButton({ count, onCartOpened }: CartButtonProps) {
  return (
    <chakra.button type="button" css={bottomBarItemStyles} onClick={onCartOpened}>
      <chakra.span css={bottomBarIconStyles} data-part="cart-place">
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
