import { memo } from 'react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { producerProductsMessages } from '../../producer/products/producer-products.messages.ts';
import { SelectRowCheckbox } from '../../back-office/data-table/SelectRowCheckbox.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { ADMIN_PRODUCTS_TABLE } from './admin-products-columns.tsx';

interface AdminProductRowProps {
  product: Product;
  /** Product is active, or will be after the pending change. */
  isActive: boolean;
  isPending: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  isChosen: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  /** Screen address of this producer's products; null if the list shows only them already. */
  sellerAt: ScreenAddress | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

/** Table row of a product. */
export const AdminProductRow = memo(function AdminProductRow({
  product,
  isActive,
  isPending,
  isGoing,
  isChosen,
  refusal,
  sellerAt,
  onChosen,
  onSwitched,
}: AdminProductRowProps) {
  const format = useFormatter();
  const { id, name } = product;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} data-going={isGoing} aria-busy={isPending || isGoing}>
      <SelectRowCheckbox
        label={producerProductsMessages.choose(name)}
        isChosen={isChosen}
        onChosen={(now) => onChosen(id, now)}
      />
      <TableCells
        of={ADMIN_PRODUCTS_TABLE}
        row={{ product, isActive, isGoing, refusal, sellerAt, onSwitched, format }}
      />
    </tr>
  );
});
