import type { Product } from '../../../../contract/catalogue/product.ts';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Badge } from '../../market/Badge.tsx';
import { Picture } from '../../market/Picture.tsx';
import { PRODUCT_COLUMNS, PRODUCTS_LAYOUT } from '../../producer/products/product-columns.ts';
import { producerProductsMessages } from '../../producer/products/producer-products.messages.ts';
import { ProductVisibilitySwitch } from '../../producer/products/ProductVisibilitySwitch.tsx';
import { VisibilityBadge } from '../../producer/products/VisibilityBadge.tsx';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { adminProductsMessages } from './admin-products.messages.ts';

/** Product with its pending changes, as its cells need it. */
interface ProductCells {
  product: Product;
  /** Product is active, or will be after the pending change. */
  isActive: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  /** Screen address of this producer's products; null if the list shows only them already. */
  sellerAt: ScreenAddress | null;
  onSwitched: (id: string, isActive: boolean) => void;
  format: Formatter;
}

const { edit, noStore, noneLeft, left } = producerProductsMessages;
const { by, productsOf } = adminProductsMessages;

/** Producer of a product, with a link to all of their products. */
function Seller({ product, sellerAt }: Pick<ProductCells, 'product' | 'sellerAt'>) {
  const seller = product.sellerName ?? product.producerName;
  return (
    <span data-part="seller">
      {sellerAt ? (
        <AppLink href={sellerAt} aria-label={productsOf(seller)}>
          {by(seller)}
        </AppLink>
      ) : (
        by(seller)
      )}
    </span>
  );
}

/** Columns of the admin's products. */
export const ADMIN_PRODUCTS_TABLE = defineTable<ProductCells, ProductSort>()({
  name: 'products',
  columns: {
    product: {
      ...PRODUCT_COLUMNS.product,
      cell: ({ product, isActive, isGoing, refusal, sellerAt }) => (
        <>
          <div data-part="picture">
            <Picture src={product.thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
          </div>
          <div data-part="words">
            <AppLink
              to="/producer/products/$productId/edit"
              params={{ productId: product.id }}
              aria-label={edit(product.name)}
              data-part="name"
            >
              {product.name}
            </AppLink>
            <Seller product={product} sellerAt={sellerAt} />
            <VisibilityBadge isActive={isActive} isReady isGoing={isGoing} />
            {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
          </div>
        </>
      ),
    },
    price: {
      ...PRODUCT_COLUMNS.price,
      cell: ({ product: { price }, format }) => format.price(price),
      canHide: true,
    },
    stock: {
      ...PRODUCT_COLUMNS.stock,
      cell: ({ product: { stock }, format: { number } }) =>
        stock > 0 ? (
          <>
            <span data-part="count">{number(stock)}</span>
            <span data-part="left">{left(stock, number(stock))}</span>
          </>
        ) : (
          <Badge tone="soon">{noneLeft}</Badge>
        ),
      canHide: true,
    },
    store: {
      ...PRODUCT_COLUMNS.store,
      cell: ({ product: { popupStore } }) => popupStore?.name ?? noStore,
      canHide: true,
    },
    switch: {
      ...PRODUCT_COLUMNS.switch,
      cell: ({ product, isActive, onSwitched }) => (
        <ProductVisibilitySwitch product={product} isActive={isActive} onSwitched={onSwitched} />
      ),
      canHide: true,
    },
  },
  ...PRODUCTS_LAYOUT,
});
