import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreEditorActorRef } from '../../../machines/producer/stores/store-editor.machine.ts';
import type { StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { EditorPage } from '../../back-office/editor/EditorPage.tsx';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import type { OtherStores } from './other-stores.ts';
import { storeEditorMessages } from './store-editor.messages.ts';
import { StoreForm } from './StoreForm.tsx';

const selectStep = ({ context }: SnapshotFrom<StoreEditorActorRef>) => context.step;

interface StoreEditorViewProps {
  actorRef: StoreEditorActorRef;
  neighbours: OtherStores;
  /** Screen address of an editor step. */
  addressOf: (step: StoreStep) => ScreenAddress;
  /** Preview of the unsaved store as shoppers would see it. */
  preview: (store: PopupStore) => ReactNode;
}

/** Store editor with its steps and the upload of its pictures (R2.6, R5.1–R5.4, R7.11, R7.12). */
export function StoreEditorView({ actorRef, neighbours, addressOf, preview }: StoreEditorViewProps) {
  const step = useSelector(actorRef, selectStep);
  return (
    <EditorPage editorRef={actorRef} words={storeEditorMessages} list={useStoresPath()}>
      {(formRef) => (
        <StoreForm
          key={formRef.sessionId}
          formRef={formRef}
          step={step}
          neighbours={neighbours}
          addressOf={addressOf}
          preview={preview}
        />
      )}
    </EditorPage>
  );
}
