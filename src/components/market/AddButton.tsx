import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { AddButtonState } from './add-button-state.ts';

async function slipNow(goods: Element | null): Promise<void> {
  if (!goods || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animatePictureToCart } = await import('./animate-picture-to-cart.ts');
  await animatePictureToCart(goods);
}

/**
 * Animation of a product picture towards the cart, unless reduced motion is preferred or no picture is visible.
 * It starts after the frame that shows the response to the press.
 */
function flyToCart(goods: Element | null): void {
  // Offline the animation code cannot load; the failure is ignored.
  requestAnimationFrame(() => setTimeout(() => void slipNow(goods).catch(() => undefined)));
}

interface AddButtonProps {
  state: AddButtonState;
  productName: string;
  onAdd: () => void;
}

const nameOf = {
  idle: 'Añadir al carrito',
  adding: 'Añadir al carrito',
  added: 'Añadido',
  unavailable: 'En el carrito',
};

/**
 * Button that adds one unit of a product; round, on wide screens with text. A check mark shows that the cart holds all
 * stock.
 */
export function AddButton({ state, productName, onAdd }: AddButtonProps) {
  const { kind } = state;
  const isFull = 'reason' in state && state.reason !== null;
  const isTicked = kind === 'added' || kind === 'unavailable';
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    flyToCart(event.currentTarget.closest('article'));
    onAdd();
  };
  return (
    <Button
      size="sm"
      variant="primary"
      busy={kind === 'adding'}
      aria-label={`${nameOf[kind]}: ${productName}`}
      {...(isFull ? { 'aria-disabled': true } : { onClick: add })}
      data-part="add"
      borderRadius="full"
      flexShrink="0"
      paddingInline={kind === 'unavailable' ? '0' : { base: '0', xl: '4' }}
    >
      {kind === 'adding' ? null : <Icon name={isTicked ? 'check' : 'plus'} size={20} />}
      {kind === 'unavailable' ? null : (
        <chakra.span display={{ base: 'none', xl: 'inline' }}>{isTicked ? 'Añadido' : 'Añadir'}</chakra.span>
      )}
    </Button>
  );
}
