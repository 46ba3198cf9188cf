import type { AnyActorRef } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { storeEditorMachine } from '../../../machines/producer/stores/store-editor.machine.ts';
import { storeFormMachine } from '../../../machines/producer/stores/store-form.machine.ts';
import type { StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { newStorePicturesOf, storeFieldErrors } from '../../../machines/producer/stores/store-payload.ts';
import type { createStoreEditorService } from '../../../services/producer/stores/store-editor.service.ts';
import type { PutFile } from '../../../services/api/put-file.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { sendSavedToEditor } from '../../ui/editor.wiring.ts';
import { wireUploads } from '../../ui/uploads.wiring.ts';

interface Outside extends Pick<ReturnType<typeof createStoreEditorService>, 'saveStore' | 'loadStore'> {
  putFile: PutFile;
  /** Reports the saved store to the page. */
  onSaved(store: PopupStore): void;
  /** Writes the step into the address. */
  showStep(step: StoreStep): void;
  /** Navigates to the edit page of a new store, at the same step. */
  goToStore(store: PopupStore, step: StoreStep): void;
}

/**
 * Editor of a store, connected to its calls. The form reports its first invalid field and the saved store to
 * the editor.
 */
export const wireStoreEditor = ({ saveStore, loadStore, putFile, ...page }: Outside) =>
  storeEditorMachine.provide({
    actors: {
      ...resultActors({ load: loadStore }),
      form: storeFormMachine.provide({
        actors: resultActors({
          submit: async ({ values }, signal) => {
            const answer = await saveStore(values, signal);
            if (answer.ok) return answer;
            const errors = storeFieldErrors(answer.failure.errors, values.body.imageTypes);
            return { ok: false, failure: { ...answer.failure, errors } };
          },
        }),
        actions: {
          announceFault: ({ self }, focus) => {
            const { _parent: editor }: AnyActorRef = self;
            if (focus) editor?.send({ type: 'fault.found', field: focus.field });
          },
          announceSaved: ({ context, self }, result) => {
            if (!result.ok) return;
            const files = newStorePicturesOf(context.values).map(({ key, item: { file } }) => ({
              key,
              file,
            }));
            sendSavedToEditor(self, result.value, files);
          },
        },
      }),
      uploads: wireUploads(putFile),
    },
    actions: {
      announceSaved: (_, store) => {
        if (store) page.onSaved(store);
      },
      showStep: (_, step) => page.showStep(step),
      goToStore: (_, { store, step }) => {
        if (store) page.goToStore(store, step);
      },
    },
  });
