import type { Product } from '../../../../contract/catalogue/product.ts';
import type { RowEditActorRef } from '../../../machines/ui/row-edit.machine.ts';
import type { RowField, TypedRowValues } from '../../../machines/ui/row-edit.rules.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Badge } from '../../market/Badge.tsx';
import { EditableCell } from './EditableCell.tsx';
import { producerProductsMessages } from './producer-products.messages.ts';

/** Product with its unsaved change, as its editable cells need it. */
export interface PriceOrStockEdit {
  product: Product;
  typed: TypedRowValues;
  isBusy: boolean;
  /** Id of the error message of a cell. */
  errorOf: (field: RowField) => string | undefined;
  editRef: RowEditActorRef | undefined;
  onOpened: (field: RowField) => void;
}

interface RowCellProps extends PriceOrStockEdit {
  field: RowField;
}

/** Editable cell for the price or stock of a product. */
export function PriceOrStockCell({
  field,
  product,
  typed,
  isBusy,
  errorOf,
  editRef,
  onOpened,
}: RowCellProps) {
  const { price, number } = useFormatter();
  const { left, noneLeft } = producerProductsMessages;
  const { name, stock } = product;
  const value = field === 'price' ? price(product.price) : number(stock);
  const stockShown =
    stock > 0 ? (
      <>
        <span data-part="count">{value}</span>
        <span data-part="left">{left(stock, value)}</span>
      </>
    ) : (
      <Badge tone="soon">{noneLeft}</Badge>
    );
  return (
    <EditableCell
      field={field}
      of={name}
      value={value}
      text={typed[field]}
      isBusy={isBusy}
      errorId={errorOf(field)}
      onOpened={onOpened}
      onTyped={(one, text) => editRef?.send({ type: 'cell.typed', field: one, text })}
      onLeft={(one) => editRef?.send({ type: 'cell.left', field: one })}
      onSubmitted={() => editRef?.send({ type: 'edit.submitted' })}
      onCancelled={() => editRef?.send({ type: 'edit.cancelled' })}
    >
      {field === 'price' ? value : stockShown}
    </EditableCell>
  );
}
