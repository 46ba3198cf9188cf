import type { ReactNode } from 'react';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Picture } from '../../market/Picture.tsx';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { PRODUCT_COLUMNS, PRODUCTS_LAYOUT } from './product-columns.ts';
import { producerProductsMessages as words } from './producer-products.messages.ts';
import { ProductVisibilitySwitch } from './ProductVisibilitySwitch.tsx';
import { PriceOrStockCell, type PriceOrStockEdit } from './PriceOrStockCell.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

/** Product with its pending and unsaved changes, as its cells need it. */
interface ProductCells {
  product: ProducerProduct;
  /** Product is active, or will be after the pending change. */
  isActive: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  /** Store of the product if the producer runs it; a product may be in another producer's store. */
  producerStore: PopupStore | undefined;
  edit: PriceOrStockEdit;
  /** Refusal message of the last change, with the id that an editable cell refers to. */
  refusal: string | null;
  errorId: string;
  /** Note about the unsaved change. */
  note: ReactNode;
  onSwitched: (id: string, isActive: boolean) => void;
}

/** Columns of the producer's products. */
export const PRODUCER_PRODUCTS_TABLE = defineTable<ProductCells, ProductSort>()({
  name: 'producer-products',
  columns: {
    product: {
      ...PRODUCT_COLUMNS.product,
      cell: ({ product, isActive, isGoing, refusal, errorId, note }) => (
        <>
          <div data-part="picture">
            <Picture src={product.thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
          </div>
          <div data-part="words">
            <AppLink
              to="/producer/products/$productId/edit"
              params={{ productId: product.id }}
              aria-label={words.edit(product.name)}
              data-part="name"
            >
              {product.name}
            </AppLink>
            <VisibilityBadge isActive={isActive} isReady={product.isReady ?? true} isGoing={isGoing} />
            {refusal ? <RowRefusal id={errorId}>{refusal}</RowRefusal> : null}
            {note}
          </div>
        </>
      ),
    },
    price: { ...PRODUCT_COLUMNS.price, cell: ({ edit }) => <PriceOrStockCell {...edit} field="price" /> },
    stock: { ...PRODUCT_COLUMNS.stock, cell: ({ edit }) => <PriceOrStockCell {...edit} field="stock" /> },
    store: {
      ...PRODUCT_COLUMNS.store,
      cell: ({ product: { popupStore }, producerStore }) =>
        producerStore ? (
          <AppLink to="/producer/popup-stores/$storeId" params={{ storeId: producerStore.id }}>
            {producerStore.name}
          </AppLink>
        ) : (
          (popupStore?.name ?? words.noStore)
        ),
    },
    switch: {
      ...PRODUCT_COLUMNS.switch,
      cell: ({ product, isActive, onSwitched }) => (
        <ProductVisibilitySwitch product={product} isActive={isActive} onSwitched={onSwitched} />
      ),
    },
  },
  ...PRODUCTS_LAYOUT,
});
