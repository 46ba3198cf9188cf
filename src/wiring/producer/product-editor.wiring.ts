import type { AnyActorRef } from 'xstate';
import { productFailureText } from '../../components/back-office/product-editor/product-editor.messages.ts';
import type { Product } from '../../../contract/products/product.ts';
import { productEditorMachine } from '../../machines/product-editor/product-editor.machine.ts';
import { productFormMachine, type ProductSaved } from '../../machines/product-editor/product-form.machine.ts';
import { filesOf } from '../../machines/product-editor/product-values.ts';
import type { createProductEditorService } from '../../services/products/product-editor.service.ts';
import type { PutFile } from '../../services/uploads/put-file.ts';
import { calls } from '../calls.ts';
import { tellAtField } from '../tell-at-field.ts';
import { wireUploads, withAddresses } from './uploads.wiring.ts';

type EditorService = ReturnType<typeof createProductEditorService>;

interface Outside extends EditorService {
  putFile: PutFile;
  /** Tells the page that it is saved. */
  onSaved(product: Product): void;
  /** Leads away from the editor. */
  leave(): void;
}

/** The editor of a product joined to its calls; the form tells it when a product is saved, with where its pictures go. */
export const wireProductEditor = ({ saveProduct, loadProduct, putFile, ...page }: Outside) =>
  productEditorMachine.provide({
    actors: {
      ...calls({ loadProduct }),
      productForm: productFormMachine.provide({
        actors: calls({
          submit: async ({ values }, signal) => {
            const answer = tellAtField(
              await saveProduct(values, signal),
              { POPUP_STORE_NOT_FOUND: 'popupStoreId' },
              productFailureText,
            );
            if (!answer.ok) return answer;
            const { product, uploadUrls } = answer.value;
            return { ok: true, value: { product, uploadUrls } };
          },
        }),
        actions: {
          announceSaved: ({ context, self }, result) => {
            if (!result.ok) return;
            const { product, uploadUrls } = result.value;
            const files = withAddresses(filesOf(context.values), uploadUrls);
            const saved: ProductSaved = { product, files };
            const { _parent: editor }: AnyActorRef = self;
            editor?.send({ type: 'product.saved', saved });
          },
        },
      }),
      uploads: wireUploads(putFile),
    },
    actions: {
      announceSaved: (_, product) => {
        if (product) page.onSaved(product);
      },
      leave: () => page.leave(),
    },
  });
