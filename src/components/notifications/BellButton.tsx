import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { CartCount } from '../layout/CartCount.tsx';
import { bellText } from './bell.messages.ts';

interface BellButtonProps {
  /** Number of unread notifications. */
  count: number;
  /** It replaces a button that was pressed, and takes over its focus. */
  isPressed?: boolean;
  onPressed: () => void;
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Bell button with the number of unread notifications (R9.10). */
export function BellButton({ count, isPressed = false, onPressed }: BellButtonProps) {
  return (
    <chakra.button
      type="button"
      {...(isPressed ? { ref: takeFocus } : {})}
      aria-label={bellText(count)}
      aria-haspopup="dialog"
      onClick={onPressed}
      display="grid"
      placeItems="center"
      position="relative"
      width="touch"
      height="touch"
      borderRadius="card"
      cursor="pointer"
      css={{ '&:hover': { background: 'sunken' } }}
    >
      <Icon name="bell" size={24} />
      <CartCount count={count} />
    </chakra.button>
  );
}
