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
import { ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminProductsMessages } from './admin-products.messages.ts';

interface AdminProductRowProps {
  product: Product;
  /** Whether it is on sale, or will be when the change that is on its way is there. */
  isActive: boolean;
  isPending: boolean;
  /** Whether it is being deleted, or is and the list does not know yet. */
  isGoing: boolean;
  isChosen: boolean;
  /** Why its last change was refused. */
  refusal: string | null;
  /** Where the products of its producer are listed alone; null where they are. */
  sellerAt: ScreenAddress | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

const { choose, edit, noStore, noneLeft, left } = producerProductsMessages;
const { by, productsOf } = adminProductsMessages;

/** One product of the market: what it is, whose, what it costs, and whether shoppers see it. On the phone it is a card. */
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
    <tr {...ROLES.row} data-chosen={isChosen} data-going={isGoing} aria-busy={isPending || isGoing}>
      <ChooseRow label={choose(name)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <th {...ROLES.rowheader} scope="row" data-cell="product">
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
      <td {...ROLES.cell} data-cell="price">
        {price(product.price)}
      </td>
      <td {...ROLES.cell} data-cell="stock">
        {stock > 0 ? (
          <>
            <span data-part="count">{number(stock)}</span>
            <span data-part="left">{left(stock, number(stock))}</span>
          </>
        ) : (
          <Label tone="soon">{noneLeft}</Label>
        )}
      </td>
      <td {...ROLES.cell} data-cell="store">
        {popupStore?.name ?? noStore}
      </td>
      <ProductSwitch product={product} isActive={isActive} onSwitched={onSwitched} />
    </tr>
  );
});
