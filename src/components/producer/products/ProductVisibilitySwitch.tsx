import { Button } from '../../forms/Button.tsx';
import { producerProductsMessages } from './producer-products.messages.ts';

interface ProductSwitchProps {
  product: { id: string; name: string };
  isActive: boolean;
  onSwitched: (id: string, isActive: boolean) => void;
}

const { onSaleOf, publish, publishOf, hide, hideOf } = producerProductsMessages;

/** Visibility control of a product: a switch in the table, a button on a card (R4.16). */
export const ProductVisibilitySwitch = ({
  product: { id, name },
  isActive,
  onSwitched,
}: ProductSwitchProps) => (
  <>
    <input
      type="checkbox"
      data-part="switch"
      aria-label={onSaleOf(name)}
      checked={isActive}
      onChange={({ currentTarget }) => onSwitched(id, currentTarget.checked)}
    />
    <Button
      variant="quiet"
      size="sm"
      display={{ md: 'none' }}
      aria-label={isActive ? hideOf(name) : publishOf(name)}
      onClick={() => onSwitched(id, !isActive)}
    >
      {isActive ? hide : publish}
    </Button>
  </>
);
