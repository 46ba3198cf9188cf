import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { AddState } from './add-state.ts';
import { slipToCart } from './slip-to-cart.ts';

interface AddButtonProps {
  state: AddState;
  productName: string;
  onAdd: () => void;
}

/** Adds one of a product; a round button, on a wide screen with its word. */
export function AddButton({ state, productName, onAdd }: AddButtonProps) {
  if (state.kind === 'unavailable') {
    return (
      <chakra.span color="ink2" fontSize="sm" fontWeight="semibold" lineHeight="snug" textAlign="right">
        {state.reason}
      </chakra.span>
    );
  }
  const added = state.kind === 'added';
  const isLast = added && state.reason !== null;
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    slipToCart(event.currentTarget.closest('article'));
    onAdd();
  };
  return (
    <Button
      size="sm"
      variant="primary"
      busy={state.kind === 'adding'}
      aria-label={added ? `Añadido: ${productName}` : `Añadir al carrito: ${productName}`}
      {...(isLast ? { 'aria-disabled': true } : { onClick: add })}
      data-part="add"
      borderRadius="full"
      flexShrink="0"
      paddingInline={{ base: '0', xl: '4' }}
    >
      {state.kind === 'adding' ? null : <Icon name={added ? 'check' : 'plus'} size={20} />}
      <chakra.span display={{ base: 'none', xl: 'inline' }}>{added ? 'Añadido' : 'Añadir'}</chakra.span>
    </Button>
  );
}
