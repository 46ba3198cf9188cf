import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import { ChoosePage } from '../../back-office/data-table/ChoosePage.tsx';
import { ColumnHeader } from '../../back-office/data-table/ColumnHeader.tsx';
import { SortableColumnHeader, type Sorting } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { producerProductsMessages } from './producer-products.messages.ts';

interface ProductsHeadProps extends Sorting<ProductSort> {
  products: readonly { id: string }[];
  chosen: ReadonlySet<string>;
  onAllChosen: (areChosen: boolean) => void;
}

/** Header row of the products table. */
export function ProductsHead({ products, chosen, onAllChosen, ...sorting }: ProductsHeadProps) {
  const { choosePage, product, price, stock, store, shown } = producerProductsMessages;
  return (
    <chakra.thead {...TABLE_ROLES.rowgroup}>
      <chakra.tr {...TABLE_ROLES.row}>
        <ChoosePage label={choosePage} rows={products} chosen={chosen} onAllChosen={onAllChosen} />
        <SortableColumnHeader {...sorting} word={product} up="name" />
        <SortableColumnHeader {...sorting} word={price} up="price_asc" down="price_desc" cell="price" />
        <ColumnHeader cell="stock">{stock}</ColumnHeader>
        <ColumnHeader cell="store">{store}</ColumnHeader>
        <ColumnHeader cell="switch">{shown}</ColumnHeader>
      </chakra.tr>
    </chakra.thead>
  );
}
