import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { unitPriceText } from '../../../contract/catalogue/displayed-attributes.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';
import { Icon } from '../icons/Icon.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Badge } from '../market/Badge.tsx';
import { PriceTag } from '../market/PriceTag.tsx';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';
import { withNonBreakingUnits } from '../market/non-breaking-units.ts';
import { stockText } from '../market/stock-text.ts';
import { productPageMessages } from './product-page.messages.ts';

interface ProductAboutProps {
  product: Product;
  /** Store of the product; null if it has none or the store is not public. */
  store: PopupStore | null;
  /** Current time in ms UTC. */
  now: number;
}

/** Product information: closing time, name, price, stock and producer. */
export function ProductSummary({ product, store, now }: ProductAboutProps) {
  const format = useFormatter();
  const stock = stockText(product.stock, format);
  const unitPrice = unitPriceText(product, format);
  return (
    <chakra.div data-part="about" display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      {product.isPopupStoreExclusive ? (
        <Badge tone="soon">
          <Icon name="star" size={14} />
          <span>{productPageMessages.exclusive}</span>
        </Badge>
      ) : null}
      {store ? <StoreOpeningBadge store={store} now={now} /> : null}
      <PageTitle>{withNonBreakingUnits(product.name)}</PageTitle>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
        marginBottom="1"
      >
        <PriceTag price={product.price} size="lg" />
        {unitPrice ? <chakra.span color="ink2">{unitPrice}</chakra.span> : null}
        <chakra.p color={stock.scarce ? 'actionInk' : 'success'} fontWeight="bold">
          {stock.text}
        </chakra.p>
      </chakra.div>
      {store ? (
        <TextLink to="/tienda/$id" params={{ id: store.slug }} fontSize="lg" fontWeight="bold">
          {store.name}
        </TextLink>
      ) : null}
      <chakra.p color="ink2" {...(store ? { fontSize: 'sm' } : {})}>
        <span>{`${productPageMessages.producer} `}</span>
        {product.producerId ? (
          <TextLink href={`/products?producerId=${product.producerId}`} fontWeight="bold">
            {sellerNameOf(product)}
          </TextLink>
        ) : (
          <chakra.strong color="ink">{sellerNameOf(product)}</chakra.strong>
        )}
      </chakra.p>
    </chakra.div>
  );
}
