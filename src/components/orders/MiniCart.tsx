import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { Modal } from '../feedback/Modal.tsx';
import { Button, LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';

export interface MiniCartProps {
  /** How many things lie in it, all lines together. */
  pieces: number;
  totalPrice: number;
  /** A visitor signs in first; only a consumer may order; a seller may only look. */
  buyer: 'visitor' | 'consumer' | 'seller';
  onClosed: () => void;
  /** The lines. */
  children: ReactNode;
}

/** The cart at the side of any page, for everyone. */
export function MiniCart({ pieces, totalPrice, buyer, onClosed, children }: MiniCartProps) {
  const id = useId();
  const { count, price } = useFormatter();
  return (
    <Modal side="right" labelledBy={id} onDismissed={onClosed}>
      <chakra.div display="flex" flexDirection="column" height="full">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          paddingBlock="3"
          paddingInline="4"
          borderBottom="1px solid var(--td-colors-line)"
        >
          <chakra.h2 id={id} fontSize="xl">
            Tu carrito{pieces > 0 ? ` · ${count(pieces, 'artículo', 'artículos')}` : ''}
          </chakra.h2>
          <Button variant="plain" size="icon" aria-label="Cerrar el carrito" onClick={onClosed}>
            <Icon name="close" size={24} />
          </Button>
        </chakra.div>
        {pieces === 0 ? (
          <EmptyState
            drawing={basketDrawing}
            title="Tu carrito está vacío"
            action={
              <LinkButton href="/products" onClick={onClosed}>
                Ver productos
              </LinkButton>
            }
          >
            Date una vuelta por los puestos: hay cosas que mañana ya no estarán.
          </EmptyState>
        ) : (
          <>
            <chakra.div flex="1" overflowY="auto" paddingInline="4">
              {children}
            </chakra.div>
            <chakra.div display="grid" gap="3" padding="4" borderTop="1px solid var(--td-colors-line)">
              <chakra.p
                display="flex"
                justifyContent="space-between"
                fontSize="lg"
                fontWeight="bold"
                fontVariantNumeric="tabular-nums"
              >
                <span>Total</span>
                <span>{price(totalPrice)}</span>
              </chakra.p>
              <Ways buyer={buyer} onClosed={onClosed} />
            </chakra.div>
          </>
        )}
      </chakra.div>
    </Modal>
  );
}

function Ways({ buyer, onClosed }: Pick<MiniCartProps, 'buyer' | 'onClosed'>) {
  if (buyer === 'visitor') {
    return (
      <LinkButton href="/login?origin=%2Fcheckout" size="lg" wide onClick={onClosed}>
        Iniciar sesión para comprar
      </LinkButton>
    );
  }
  if (buyer === 'seller') {
    return (
      <chakra.p color="ink2" fontSize="sm">
        Para comprar necesitas una cuenta de cliente: con esta solo puedes mirar.
      </chakra.p>
    );
  }
  return (
    <>
      <LinkButton href="/checkout" size="lg" wide onClick={onClosed}>
        Tramitar pedido
      </LinkButton>
      <LinkButton href="/cart" variant="quiet" wide onClick={onClosed}>
        Ver el carrito
      </LinkButton>
    </>
  );
}
