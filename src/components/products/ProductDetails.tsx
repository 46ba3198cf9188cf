import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useMemo } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';
import { picturesOf } from '../../../contract/uploads/picture.ts';
import { closedStoreMessage } from '../../../contract/stores/opening-state.ts';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';
import type { ProductPage } from '../../machines/catalogue/product.machine.ts';
import { Breadcrumb, type Crumb } from '../layout/Breadcrumb.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { FavouriteSlot } from '../favourites/favourite-slot.tsx';
import { StoreColours } from '../market/StoreColours.tsx';
import { VisibleStoresProvider } from '../market/visible-stores-context.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import { ProductJsonLd } from './ProductJsonLd.tsx';
import { ProductAttributeList } from './ProductAttributeList.tsx';
import { ProductStoreInfo } from './ProductStoreInfo.tsx';
import type { PurchaseProps } from './ProductView.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { productPageLayout } from './product-page.styles.ts';
import { productPageMessages } from './product-page.messages.ts';

interface ProductDetailsProps {
  page: ProductPage;
  /** Index of the large picture, from 0. */
  picture: number;
  glimpse: ProductPlaceholder | undefined;
  /** Current time in ms UTC. */
  now: number;
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  Purchase: ComponentType<PurchaseProps>;
  currency: string;
  onPictureChosen: (index: number) => void;
  onPictureEnlarged: () => void;
}

/**
 * Breadcrumb item of a store. The product itself is left out: the heading names it, and the breadcrumb fits one line on
 * phones.
 */
const crumbOf = ({ name, slug }: PopupStore): Crumb => ({ word: name, href: `/tienda/${slug}` });

const crumbsOf = (store: PopupStore | null): Crumb[] => [
  { word: 'Inicio', href: '/' },
  { word: 'Productos', href: '/products' },
  ...(store ? [crumbOf(store)] : []),
];

/** Product page content: pictures, price, stock, store and closing time. */
export function ProductDetails({
  page,
  picture,
  glimpse,
  now,
  Offer,
  Purchase,
  currency,
  onPictureChosen,
  onPictureEnlarged,
}: ProductDetailsProps) {
  const { product, store, related } = page;
  const formatter = useFormatter();
  const inSight = useMemo(() => ({ stores: store ? [store] : [], now }), [store, now]);
  const isHidden = Boolean(product.popupStoreId) && !store;
  const closedReason = store ? closedStoreMessage(store, now, formatter) : null;
  return (
    <StoreColours config={store?.config ?? null}>
      <PageHead
        path={`/products/${product.id}`}
        title={product.name}
        description={
          product.shortDescription ??
          `${product.name}, de ${sellerNameOf(product)}. ${formatter.price(product.price)}.`
        }
        product={product}
        store={store}
        picture={product.thumbnailUrl}
      />
      <ProductJsonLd product={product} store={store} currency={currency} now={now} />
      <Container paddingTop={{ base: '5', md: '10' }}>
        <chakra.div marginBottom={{ base: '2', md: '4' }}>
          <Breadcrumb crumbs={crumbsOf(store)} />
        </chakra.div>
        <chakra.article css={productPageLayout}>
          <ProductGallery
            name={product.name}
            pictures={picturesOf(product)}
            shown={picture}
            under={glimpse?.thumbnailUrl}
            onPictureChosen={onPictureChosen}
            onEnlarged={onPictureEnlarged}
            corner={<FavouriteSlot isPage kind="product" id={product.id} name={product.name} />}
          />
          <ProductSummary product={product} store={store} now={now} />
          <chakra.div data-part="purchase">
            <Purchase product={product} closedReason={isHidden ? productPageMessages.closed : closedReason} />
          </chakra.div>
          <chakra.div data-part="more" display="grid" alignContent="start" gap="5">
            {product.shortDescription ? (
              <chakra.p maxWidth="text" lineHeight="normal">
                {product.shortDescription}
              </chakra.p>
            ) : null}
            <ProductAttributeList product={product} />
            {store ? <ProductStoreInfo store={store} /> : null}
          </chakra.div>
        </chakra.article>
      </Container>
      <VisibleStoresProvider value={inSight}>
        <RelatedProducts products={related} origin={store?.name ?? sellerNameOf(product)} Offer={Offer} />
      </VisibleStoresProvider>
    </StoreColours>
  );
}
