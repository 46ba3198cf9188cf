import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ProductEditorActorRef } from '../../../machines/producer/products/product-editor.machine.ts';
import { Icon } from '../../icons/Icon.tsx';
import { TextLink } from '../../layout/AppLink.tsx';
import { EditorPage } from '../../back-office/editor/EditorPage.tsx';
import { NameHint } from './NameHint.tsx';
import type { SelectableStores } from './selectable-stores.ts';
import { productEditorMessages } from './product-editor.messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { RestoredFormNotice } from './RestoredFormNotice.tsx';

type Snapshot = SnapshotFrom<ProductEditorActorRef>;
const selectRestored = ({ context }: Snapshot) => context.restored;
const selectChanged = ({ context }: Snapshot) => context.of;
const selectNameCheck = ({ children }: Snapshot) => children.nameCheck;

interface ProductEditorViewProps {
  actorRef: ProductEditorActorRef;
  places: SelectableStores;
}

/** Product editor with the upload of its pictures (R2.5, R5.5, R5.6, R7.15). */
export function ProductEditorView({ actorRef, places }: ProductEditorViewProps) {
  const restored = useSelector(actorRef, selectRestored);
  const changed = useSelector(actorRef, selectChanged);
  const nameCheck = useSelector(actorRef, selectNameCheck);
  return (
    <EditorPage
      editorRef={actorRef}
      words={productEditorMessages}
      list="/producer/products"
      beside={changed === null ? null : <SeeAsShopper id={changed} />}
    >
      {(formRef) => (
        <>
          {restored ? (
            <RestoredFormNotice
              missing={restored.missing}
              onKept={() => actorRef.send({ type: 'draft.dismissed' })}
              onDiscarded={() => {
                formRef.send({ type: 'form.reset' });
                actorRef.send({ type: 'draft.dismissed' });
              }}
            />
          ) : null}
          <ProductForm
            key={formRef.sessionId}
            formRef={formRef}
            places={places}
            nameHint={nameCheck ? <NameHint checkRef={nameCheck} /> : null}
            onEndingChosen={(after) => actorRef.send({ type: 'ending.chosen', after })}
            onCopied={(values) => actorRef.send({ type: 'copy.requested', values })}
          />
        </>
      )}
    </EditorPage>
  );
}

const SeeAsShopper = ({ id }: { id: string }) => (
  <TextLink
    to="/products/$id"
    params={{ id }}
    display="inline-flex"
    alignItems="center"
    gap="1"
    minHeight="touch"
  >
    <span>{productEditorMessages.seen}</span>
    <Icon name="arrowRight" size={16} />
  </TextLink>
);
