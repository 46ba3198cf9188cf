import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductSort } from '../../../../contract/products/product-sort.ts';
import { ChoosePage } from '../work-list/ChoosePage.tsx';
import { Head } from '../work-list/Head.tsx';
import { SortHead, type Sorting } from '../work-list/SortHead.tsx';
import { ROLES } from '../work-list/table-roles.ts';
import { ownProductsMessages } from './own-products.messages.ts';

interface ProductsHeadProps extends Sorting<ProductSort> {
  products: readonly { id: string }[];
  chosen: ReadonlySet<string>;
  onAllChosen: (areChosen: boolean) => void;
}

/** The head of a table of products. */
export function ProductsHead({ products, chosen, onAllChosen, ...sorting }: ProductsHeadProps) {
  const { choosePage, product, price, stock, store, shown } = ownProductsMessages;
  return (
    <chakra.thead {...ROLES.rowgroup}>
      <chakra.tr {...ROLES.row}>
        <ChoosePage label={choosePage} rows={products} chosen={chosen} onAllChosen={onAllChosen} />
        <SortHead {...sorting} word={product} up="name" />
        <SortHead {...sorting} word={price} up="price_asc" down="price_desc" cell="price" />
        <Head cell="stock">{stock}</Head>
        <Head cell="store">{store}</Head>
        <Head cell="switch">{shown}</Head>
      </chakra.tr>
    </chakra.thead>
  );
}
