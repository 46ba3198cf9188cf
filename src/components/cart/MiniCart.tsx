import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Audience } from '../../../contract/account/role.ts';
import { CANNOT_BUY_TEXTS, ROLE_HOME_LINKS } from '../account/role-home-links.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { basketDrawing } from '../feedback/drawings/basket.tsx';
import { SidePanel } from '../feedback/SidePanel.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { TotalNote } from '../market/TotalNote.tsx';

interface MiniCartProps {
  /** Total quantity of all lines. */
  pieces: number;
  totalPrice: number;
  /** Audience: visitors sign in first, only consumers can order, producers and admins can only look (R1.2). */
  role: Audience;
  onClosed: () => void;
  /** Cart lines. */
  children: ReactNode;
}

/** Cart side panel of every page, for all audiences. */
export function MiniCart({ pieces, totalPrice, role, onClosed, children }: MiniCartProps) {
  const { count, price } = useFormatter();
  return (
    <SidePanel
      title={`Tu carrito${pieces > 0 ? ` · ${count(pieces, 'artículo', 'artículos')}` : ''}`}
      closeLabel="Cerrar el carrito"
      onClosed={onClosed}
    >
      {pieces === 0 ? (
        <EmptyState
          drawing={basketDrawing}
          title="Tu carrito está vacío"
          action={
            <LinkButton to="/products" onClick={onClosed}>
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
            <TotalNote marginTop="-2" />
            <Ways role={role} onClosed={onClosed} />
          </chakra.div>
        </>
      )}
    </SidePanel>
  );
}

function Ways({ role, onClosed }: Pick<MiniCartProps, 'role' | 'onClosed'>) {
  if (role === 'anonymous') {
    return (
      <>
        <LinkButton to="/login" search={{ origin: '/checkout' }} size="lg" wide onClick={onClosed}>
          Iniciar sesión para comprar
        </LinkButton>
        <chakra.p textAlign="center">
          ¿Primera vez?{' '}
          <TextLink to="/register" search={{ origin: '/checkout' }} onClick={onClosed}>
            Crea tu cuenta
          </TextLink>
        </chakra.p>
      </>
    );
  }
  if (role !== 'consumer') {
    const { to, word } = ROLE_HOME_LINKS[role];
    return (
      <>
        <chakra.p color="ink2" fontSize="sm">
          {`${CANNOT_BUY_TEXTS[role]}.`}
        </chakra.p>
        <LinkButton to={to} size="lg" wide onClick={onClosed}>
          {word}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/checkout" size="lg" wide onClick={onClosed}>
        Tramitar pedido
      </LinkButton>
      <LinkButton to="/cart" variant="quiet" wide onClick={onClosed}>
        Ver el carrito
      </LinkButton>
    </>
  );
}
