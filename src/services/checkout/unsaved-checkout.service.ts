import { createUnsavedFormStorage, formOfUser, type FormStorages } from '../shell/unsaved-form-storage.ts';

/**
 * Form of another page. Its idempotency key is reused only if an order was sent under it; otherwise that page may still
 * be open and pay with it.
 */
function ofAnotherPage(form: unknown, userId: string): object | null {
  const found = formOfUser(form, userId);
  return found && 'isSent' in found && found.isSent === true ? found : found && { ...found, key: null };
}

/** Storage of the unsaved checkout. The form of this tab is read as it is. */
export const createUnsavedCheckoutService = (storages: FormStorages = {}) =>
  createUnsavedFormStorage({
    ...storages,
    key: 'checkout_draft',
    ofTab: (form) => form,
    ofDevice: ofAnotherPage,
  });
