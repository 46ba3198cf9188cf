import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { WithUploadUrls } from '../../../../contract/uploads/upload.ts';
import { createFormMachine } from '../../ui/form.machine.ts';
import type { StoreValues } from '../../../../contract/stores/store-form-values.ts';
import { checkStore, type StorePayload } from './store-payload.ts';

export type StoreFailureCode = FailureOf<'createPopupStore' | 'updatePopupStore'>['code'];

/**
 * Form of a store with all its fields, validated by the contract's rules. Saving also announces its pictures
 * for upload (R5.1–R5.4, R7.11, R7.12).
 */
export const storeFormMachine = createFormMachine<
  StoreValues,
  StorePayload,
  WithUploadUrls<PopupStore>,
  StoreFailureCode
>('storeForm', checkStore);

export type StoreFormActorRef = ActorRefFrom<typeof storeFormMachine>;
