import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { User } from '../../../contract/account/user.ts';
import { ProductPreviewView } from '../../components/products/ProductPreviewView.tsx';
import { createProductPreviewService } from '../../services/catalogue/product-preview.service.ts';
import { ProductOffer } from './product-offer.tsx';
import { wireProduct } from './product.wiring.ts';
import { PurchaseControls } from './purchase-controls.tsx';

interface ProductDraftProps {
  named: { id: string };
  user: User;
}

/** Preview of a product that is not public. A hook owns its actor, as in the preview of a store. */
export function ProductPreviewPart({ named, user }: ProductDraftProps) {
  const { installation, services, screens, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => ({
    logic: wireProduct({ loadProduct: createProductPreviewService(services.call).loadProductDraft }),
    input: { question: named, now: now() },
  }));
  return (
    <ProductPreviewView
      actorRef={useActorRef(logic, { input, ...screens.inspected })}
      reader={user}
      Offer={ProductOffer}
      Purchase={PurchaseControls}
      currency={installation.market.currency}
    />
  );
}
