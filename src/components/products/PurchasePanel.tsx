import { chakra } from '@chakra-ui/react/styled-system';
import { totalOf } from '../../../contract/values/money.ts';
import { Button } from '../forms/Button.tsx';
import { QuantityStepper } from '../forms/QuantityStepper.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import type { AddButtonState } from '../market/add-button-state.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { productPageMessages } from './product-page.messages.ts';

interface PurchasePanelProps {
  add: AddButtonState;
  /** Unit price, in currency units. */
  price: number;
  quantity: number;
  /** Quantity that can still be added. */
  max: number;
  /** Quantity in the cart. */
  held: number;
  /** The user has a cart page; only consumers do (R2.3). */
  hasCartPage?: boolean;
  /** Reason why the product's store is closed; null if it is open. */
  closedReason: string | null;
  onQuantityChanged: (quantity: number) => void;
  onAdd: () => void;
}

const words = {
  idle: productPageMessages.add,
  adding: productPageMessages.adding,
  added: productPageMessages.added,
  unavailable: productPageMessages.add,
} satisfies Record<AddButtonState['kind'], string>;

/** Purchase panel: quantity and add button, or the reason why buying is impossible. */
export function PurchasePanel({
  add,
  price,
  quantity,
  max,
  held,
  hasCartPage = false,
  closedReason,
  onQuantityChanged,
  onAdd,
}: PurchasePanelProps) {
  const reason = closedReason ?? ('reason' in add ? add.reason : null);
  const total = useFormatter().price(totalOf([{ price, quantity }]));
  const isAdded = add.kind === 'added';
  return (
    <chakra.div display="grid" gap="2" maxWidth={{ md: '28rem' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        css={{ '& > :last-child, & > :last-child > button': { flex: '1 1 9rem' } }}
      >
        {reason ? null : (
          <QuantityStepper value={quantity} max={Math.max(1, max)} onQuantityChanged={onQuantityChanged} />
        )}
        <Button
          size="lg"
          fontSize={{ base: 'md', md: 'lg' }}
          paddingInline="3"
          wide
          busy={add.kind === 'adding'}
          disabledReason={reason}
          onClick={onAdd}
          data-part="add"
        >
          {add.kind === 'adding' ? null : <Icon name={isAdded ? 'check' : 'basket'} />}
          <chakra.span display={{ base: 'grid', md: 'inline' }}>
            <span>{words[add.kind]}</span>
            {add.kind === 'idle' && !reason ? (
              <chakra.span
                display={{ base: 'block', md: quantity > 1 ? 'inline' : 'none' }}
                fontSize={{ base: 'sm', md: 'inherit' }}
                fontVariantNumeric="tabular-nums"
                fontWeight="semibold"
              >
                <chakra.span display={{ base: 'none', md: 'inline' }}> · </chakra.span>
                <span>{total}</span>
              </chakra.span>
            ) : null}
          </chakra.span>
        </Button>
      </chakra.div>
      <chakra.div color="ink2" fontSize="sm" minHeight={{ md: '1.5rem' }}>
        <output>
          {quantity > 1 && quantity >= max ? <span>{`${productPageMessages.allChosen} `}</span> : null}
        </output>
        {held > 0 ? (
          <>
            <span>{`Llevas ${held} en el carrito. `}</span>
            {hasCartPage ? <TextLink to="/cart">{productPageMessages.toCart}</TextLink> : null}
          </>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
