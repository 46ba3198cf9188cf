import { memo } from 'react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { Picture } from '../../market/Picture.tsx';
import { producerProductsMessages } from '../../producer/products/producer-products.messages.ts';
import { ProductSwitch } from '../../producer/products/ProductSwitch.tsx';
import { ShownState } from '../../producer/products/ShownState.tsx';
import { ChooseRow } from '../../back-office/data-table/ChooseRow.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminProductsMessages } from './admin-products.messages.ts';

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

const { choose, edit, noStore, noneLeft, left } = producerProductsMessages;
const { by, productsOf } = adminProductsMessages;

/** Table row of a product: name, producer, price and visibility. On phones it is a card. */
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
  const { price, number } = useFormatter();
  const { id, name, thumbnailUrl, stock, popupStore, sellerName, producerName } = product;
  const seller = sellerName ?? producerName;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} data-going={isGoing} aria-busy={isPending || isGoing}>
      <ChooseRow label={choose(name)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="product">
        <div data-part="picture">
          <Picture src={thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
        </div>
        <div data-part="words">
          <AppLink
            to="/producer/products/$productId/edit"
            params={{ productId: id }}
            aria-label={edit(name)}
            data-part="name"
          >
            {name}
          </AppLink>
          <span data-part="seller">
            {sellerAt ? (
              <AppLink href={sellerAt} aria-label={productsOf(seller)}>
                {by(seller)}
              </AppLink>
            ) : (
              by(seller)
            )}
          </span>
          <ShownState isActive={isActive} isReady isGoing={isGoing} />
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </div>
      </th>
      <td {...TABLE_ROLES.cell} data-cell="price">
        {price(product.price)}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="stock">
        {stock > 0 ? (
          <>
            <span data-part="count">{number(stock)}</span>
            <span data-part="left">{left(stock, number(stock))}</span>
          </>
        ) : (
          <Label tone="soon">{noneLeft}</Label>
        )}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="store">
        {popupStore?.name ?? noStore}
      </td>
      <ProductSwitch product={product} isActive={isActive} onSwitched={onSwitched} />
    </tr>
  );
});
