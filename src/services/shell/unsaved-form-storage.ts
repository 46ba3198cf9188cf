import { tryStorage } from './try-storage.ts';

/** Storages of this tab and of this device; they may throw where the browser forbids them. */
export interface FormStorages {
  tab?: () => Storage;
  device?: () => Storage;
}

interface UnsavedFormOptions extends FormStorages {
  key: string;
  /** Form of the tab that may be restored, from parsed JSON; null removes it. */
  ofTab?: (form: unknown, userId: string) => unknown;
  /** Form of the device, left by another tab or before a crash; null removes it. */
  ofDevice?: (form: unknown, userId: string) => unknown;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** Stored form of this user; null for another user, so that it is removed from a shared device. */
export const formOfUser = (form: unknown, userId: string): object | null =>
  typeof form === 'object' && form !== null && 'userId' in form && form.userId === userId ? form : null;

/**
 * Storage of one unsaved form: in this tab, for a reload, and on this device, for a crash or a closed tab. The caller
 * validates the form.
 */
export function createUnsavedFormStorage({
  key,
  ofTab = formOfUser,
  ofDevice = formOfUser,
  tab = () => sessionStorage,
  device = () => localStorage,
}: UnsavedFormOptions) {
  const both = (work: (store: Storage) => void) => {
    for (const storage of [tab, device]) tryStorage(storage, work);
  };
  const readFrom = (storage: () => Storage, restorable: (form: unknown) => unknown): unknown => {
    const form = tryStorage(storage, (store) => restorable(parsed(store.getItem(key))));
    if (form === null) tryStorage(storage, (store) => store.removeItem(key));
    return form;
  };
  return {
    /** Form of a user as parsed JSON; null if there is none or it is unreadable. */
    read: (userId: string): unknown =>
      readFrom(tab, (form) => ofTab(form, userId)) ?? readFrom(device, (form) => ofDevice(form, userId)),
    remember: (form: object): void => both((store) => store.setItem(key, JSON.stringify(form))),
    forget: (): void => both((store) => store.removeItem(key)),
  };
}

export type UnsavedFormStorage = ReturnType<typeof createUnsavedFormStorage>;
