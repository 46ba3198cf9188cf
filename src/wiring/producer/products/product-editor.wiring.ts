import { type AnyActorRef, fromCallback } from 'xstate';
import { productEditorFailureText } from '../../../components/producer/product-editor/product-editor.messages.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import {
  type UnsavedProductFormKey,
  productEditorMachine,
} from '../../../machines/producer/products/product-editor.machine.ts';
import {
  unsavedProductFormOf,
  readUnsavedProductForm,
} from '../../../machines/producer/products/unsaved-product-form.ts';
import {
  type ProductFormActorRef,
  productFormMachine,
} from '../../../machines/producer/products/product-form.machine.ts';
import { newFilesOf } from '../../../machines/producer/products/product-values.ts';
import type { createProductEditorService } from '../../../services/producer/products/product-editor.service.ts';
import type { UnsavedFormStorage } from '../../../services/shell/unsaved-form-storage.ts';
import type { PutFile } from '../../../services/api/put-file.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { watchSelectedValue } from '../../shell/watch-selected-value.ts';
import { addFieldError } from '../../ui/add-field-error.ts';
import { sendSavedToEditor } from '../../ui/editor.wiring.ts';
import { wireUploads } from '../../ui/uploads.wiring.ts';

type EditorService = ReturnType<typeof createProductEditorService>;

interface Outside extends EditorService {
  putFile: PutFile;
  drafts: UnsavedFormStorage;
  /** User id of the author; nobody else may see the draft. */
  userId: string;
  /** Reports the saved product to the page. */
  onSaved(product: Product): void;
  /** Navigates away from the editor. */
  leave(): void;
}

/**
 * Draft storage: saves typed values, and restores those of an earlier page. Leaving or saving the form
 * deletes the draft.
 */
const wireDraft = (drafts: UnsavedFormStorage, userId: string) =>
  fromCallback<{ type: string }, UnsavedProductFormKey>(({ input: { of, copiedOver }, self, sendBack }) => {
    const { _parent: editor }: AnyActorRef = self;
    const form: ProductFormActorRef | undefined = editor?.getSnapshot().children.form;
    if (!form) return undefined;
    const whose = { userId, of };
    // A copy starts from its original, never from a draft.
    const kept = copiedOver ? null : readUnsavedProductForm(drafts.read(userId), whose);
    // A draft of another product, from another page, is not touched.
    let isKept = kept !== null;
    if (kept) {
      for (const [field, value] of Object.entries(kept.fields))
        form.send({ type: 'field.changed', field, value });
      sendBack({ type: 'draft.restored', missing: kept.missing });
    }
    const stop = watchSelectedValue(
      form,
      ({ context }) => context.values,
      (values) => {
        const draft = unsavedProductFormOf(whose, values, copiedOver ?? form.getSnapshot().context.baseline);
        if (draft) drafts.remember(draft);
        else if (isKept) drafts.forget();
        isKept = draft !== null;
      },
    );
    return () => {
      stop();
      if (isKept) drafts.forget();
    };
  });

/**
 * Editor of a product, connected to its calls. The form reports the saved product with its upload URLs to the
 * editor.
 */
export const wireProductEditor = ({ saveProduct, loadProduct, putFile, drafts, userId, ...page }: Outside) =>
  productEditorMachine.provide({
    actors: {
      ...resultActors({ load: loadProduct }),
      form: productFormMachine.provide({
        actors: resultActors({
          submit: async ({ values }, signal) =>
            addFieldError(
              await saveProduct(values, signal),
              { POPUP_STORE_NOT_FOUND: 'popupStoreId' },
              productEditorFailureText,
            ),
        }),
        actions: {
          announceSaved: ({ context, self }, result) => {
            if (result.ok) sendSavedToEditor(self, result.value, newFilesOf(context.values));
          },
        },
      }),
      keepDraft: wireDraft(drafts, userId),
      uploads: wireUploads(putFile),
    },
    actions: {
      announceSaved: (_, product) => {
        if (product) page.onSaved(product);
      },
      leave: () => page.leave(),
    },
  });
