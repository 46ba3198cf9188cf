import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { productEditorMessages } from '../../../components/producer/product-editor/product-editor.messages.ts';
import { producerFailureText } from '../../../components/back-office/producer-failure.messages.ts';
import { ProductEditorView } from '../../../components/producer/product-editor/ProductEditorView.tsx';
import type { ProductEditorActorRef } from '../../../machines/producer/products/product-editor.machine.ts';
import { blankProduct } from '../../../machines/producer/products/product-values.ts';
import { createNameCheckService } from '../../../services/producer/products/name-check.service.ts';
import {
  createProductEditorService,
  createUnsavedProductService,
} from '../../../services/producer/products/product-editor.service.ts';
import { createPutFile } from '../../../services/api/put-file.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { loadIfOwner } from '../../ui/editor.wiring.ts';
import { wireNameCheck } from './name-check.wiring.ts';
import { useEditorLeaveConfirmation } from '../../ui/use-editor-leave-confirmation.ts';
import { wireProductEditor } from './product-editor.wiring.ts';
import { createHrefMapping, idParam } from '../../shell/href-mapping.ts';

/** Store of a new product, from the address of its form. */
const { read: newProductIn } = createHrefMapping('/producer/products/new', { popupStoreId: idParam });

interface Load extends MemberLoaderArgs<{ productId?: string }> {
  navigate: LoaderFnContext['navigate'];
  deps: Partial<SearchLoaderArgs['deps']>;
}

const storeAsked = ({ deps: { search = {} } }: Load) => newProductIn(search).popupStoreId;

/** Loader of the editor for a new product or the one in the address, with the stores to choose from (R2.5). */
export const openProductEditor = screenRoute({
  key: (load: Load) => `${load.context.user.id} ${load.params.productId ?? `new ${storeAsked(load) ?? ''}`}`,
  isNamed: ({ params: { productId } }) => productId === undefined || isUuid(productId),
  actors: ({ context: { app, services, user }, navigate }) => {
    const { saveProduct, loadProduct } = createProductEditorService(services.call);
    const { findNamesake, forgetNames } = createNameCheckService(services.call);
    return {
      productEditor: wireProductEditor({
        saveProduct,
        loadProduct: loadIfOwner(user, loadProduct, ({ producerId }) => producerId),
        putFile: createPutFile(),
        drafts: createUnsavedProductService(),
        userId: user.id,
        onSaved: ({ name }) => {
          forgetNames();
          app.send({ type: 'toast.shown', kind: 'success', message: productEditorMessages.saved(name) });
        },
        // The chart must reach its next state first; else leaving would ask about pending uploads.
        leave: () => queueMicrotask(() => void navigate({ to: '/producer/products' })),
      }).provide({ actors: { nameCheck: wireNameCheck({ findNamesake }) } }),
    };
  },
  input: (load) => ({
    productEditor: {
      of: load.params.productId ?? null,
      blank: blankProduct(load.context.user.fullName, storeAsked(load)),
    },
  }),
});

interface ProductEditorScreenProps {
  productEditor: ProductEditorActorRef;
}

/** Editor of a product. Asks before leaving with unsaved changes. */
export function ProductEditorScreen({ productEditor }: ProductEditorScreenProps) {
  const { app, producerData } = useRouteContext({ from: '/_producer' });
  const { content: stores, failure } = useSelector(producerData, ({ context }) => context);
  useEditorLeaveConfirmation(app, 'product', productEditor, productEditorMessages);
  return (
    <ProductEditorView
      actorRef={productEditor}
      places={{
        stores: stores ?? [],
        failure: failure && producerFailureText(failure),
        onRetried: () => producerData.send({ type: 'retry.requested' }),
      }}
    />
  );
}
