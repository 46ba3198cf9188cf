import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import type { ProductActorRef } from '../../machines/catalogue/product.machine.ts';
import { WithoutFavourites } from '../favourites/WithoutFavourites.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { previewMessages, productPreviewReason } from '../market/preview.messages.ts';
import { PreviewBanner } from '../market/PreviewBanner.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductView } from './ProductView.tsx';

const selectProduct = ({ context }: SnapshotFrom<ProductActorRef>) => context.content?.product;

interface ProductPreviewViewProps extends Omit<ComponentProps<typeof ProductView>, 'Missing'> {
  /** Current user. */
  reader: Pick<User, 'id' | 'role'>;
}

/** Preview of a product page with a banner that it is not public. */
export function ProductPreviewView({ reader, ...page }: ProductPreviewViewProps) {
  const product = useSelector(page.actorRef, selectProduct);
  const isOwn = product?.producerId === reader.id;
  return (
    <>
      {product ? (
        <PreviewBanner why={productPreviewReason(product)} isOwn={isOwn}>
          {isOwn || reader.role === 'admin' ? (
            <TextLink
              to="/producer/products/$productId/edit"
              params={{ productId: product.id }}
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              color="onSoon"
            >
              {previewMessages.toProduct}
            </TextLink>
          ) : null}
        </PreviewBanner>
      ) : null}
      <WithoutFavourites>
        <ProductView {...page} Missing={ProductNotFound} />
      </WithoutFavourites>
    </>
  );
}
