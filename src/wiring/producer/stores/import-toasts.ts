import { importFinishedToast } from '../../../components/back-office/import-finished.messages.ts';
import type { ProducerStores } from '../../../machines/producer/stores/producer-stores-cache.machine.ts';
import type { ToastShown } from '../../../machines/shell/toasts.machine.ts';

/** Toasts about finished imports on any screen, except the import's own, which shows the result (R3.9, R4.11). */
export const showImportToasts =
  (app: { send(event: ToastShown): void }, path: () => string) =>
  (stores: ProducerStores): void => {
    for (const { id, name, lastImport } of stores) {
      const told = lastImport && importFinishedToast(name, lastImport);
      if (told && path() !== `/producer/popup-stores/${id}/import`)
        app.send({ type: 'toast.shown', ...told });
    }
  };
