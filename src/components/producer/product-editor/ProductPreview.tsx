import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { readPrice, readStock } from '../../../../contract/import/parse-amounts.ts';
import { isNewPicture } from '../../../../contract/uploads/gallery.ts';
import type { ProductValues } from '../../../machines/producer/products/product-values.ts';
import type { ProductCardFooterProps } from '../../market/ProductCardFooter.tsx';
import { PriceTag } from '../../market/PriceTag.tsx';
import { ProductCard } from '../../market/ProductCard.tsx';
import { StoreColours } from '../../market/StoreColours.tsx';
import { useObjectUrl } from '../../profile/use-object-url.ts';
import { productEditorMessages } from './product-editor.messages.ts';

const PriceFoot = ({ product: { price } }: ProductCardFooterProps) => (
  <chakra.div marginTop="auto" paddingTop="1">
    {price > 0 ? <PriceTag price={price} /> : null}
  </chakra.div>
);

interface ProductPreviewProps {
  values: ProductValues;
  /** Store in which the product is sold. */
  store: PopupStore | null;
}

/** Live preview of the product card with the colours of its store. */
export function ProductPreview({ values, store }: ProductPreviewProps) {
  const { name, price, stock, producerName, pictures } = values;
  const [cover] = pictures.items;
  const fresh = useObjectUrl(cover && isNewPicture(cover) ? cover.file : null);
  const { preview, unnamed } = productEditorMessages;
  return (
    <chakra.aside
      aria-label={preview}
      display="grid"
      gap="3"
      alignContent="start"
      position={{ lg: 'sticky' }}
      top="6rem"
    >
      <chakra.h2 fontSize="lg">{preview}</chakra.h2>
      {/* `inert`: the card links to a product page that does not exist yet. */}
      <chakra.div inert maxWidth="17rem">
        <StoreColours config={store?.config ?? null}>
          <ProductCard
            Foot={PriceFoot}
            product={{
              id: values.of?.id ?? 'nuevo',
              name: name.trim() || unnamed,
              producerName,
              price: Number(readPrice(price).value) || 0,
              stock: Number(readStock(stock).value) || 0,
              thumbnailUrl: cover && !isNewPicture(cover) ? cover.url : fresh,
              popupStore: store,
            }}
          />
        </StoreColours>
      </chakra.div>
    </chakra.aside>
  );
}
