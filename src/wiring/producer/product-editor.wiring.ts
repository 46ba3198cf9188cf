import { type AnyActorRef, fromCallback } from 'xstate';
import { productFailureText } from '../../components/back-office/product-editor/product-editor.messages.ts';
import type { Product } from '../../../contract/products/product.ts';
import { productEditorMachine } from '../../machines/product-editor/product-editor.machine.ts';
import { productFormMachine, type ProductSaved } from '../../machines/product-editor/product-form.machine.ts';
import { filesOf, type ProductValues } from '../../machines/product-editor/product-values.ts';
import type { FileToSend } from '../../machines/uploads/uploads.entries.ts';
import { uploadsMachine } from '../../machines/uploads/uploads.machine.ts';
import type { createProductEditorService } from '../../services/products/product-editor.service.ts';
import type { PutFile } from '../../services/uploads/put-file.ts';
import { calls } from '../calls.ts';
import { tellAtField } from '../tell-at-field.ts';

type EditorService = ReturnType<typeof createProductEditorService>;

interface Outside extends EditorService {
  putFile: PutFile;
  /** Tells the page that it is saved. */
  onSaved(product: Product): void;
  /** Leads away from the editor. */
  leave(): void;
}

/** Each announced picture with its address; the server answers them in the order in which they were announced. */
const withAddresses = (values: ProductValues, uploadUrls: readonly { uploadUrl: string }[]): FileToSend[] =>
  filesOf(values).flatMap(({ key, file }, place) => {
    const url = uploadUrls[place]?.uploadUrl;
    return url === undefined ? [] : [{ key, name: file.name, file, url }];
  });

const wireUploads = (putFile: PutFile) =>
  uploadsMachine.provide({
    actors: {
      putFile: fromCallback<{ type: string }, FileToSend>(({ input: { key, file, url }, sendBack }) => {
        const leaving = new AbortController();
        void putFile(
          { url, file, onProgress: (share) => sendBack({ type: 'file.progressed', key, share }) },
          leaving.signal,
        ).then(
          (result) => sendBack({ type: 'file.answered', key, result }),
          // Only who was stopped is left here, and nobody listens any more.
          () => {},
        );
        return () => leaving.abort();
      }),
    },
  });

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
            const saved: ProductSaved = { product, files: withAddresses(context.values, uploadUrls) };
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
