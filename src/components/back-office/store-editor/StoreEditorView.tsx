import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import type { StoreEditorActorRef } from '../../../machines/store-editor/store-editor.machine.ts';
import type { StoreStep } from '../../../../contract/popup-stores/store-steps.ts';
import { ErrorState } from '../../feedback/ErrorState.tsx';
import { Bone } from '../../feedback/Skeletons.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { producerFailureText } from '../producer-failure.messages.ts';
import { SendingPictures } from '../uploads/SendingPictures.tsx';
import type { Neighbourhood } from './neighbourhood.ts';
import { storeEditorMessages } from './store-editor.messages.ts';
import { StoreForm } from './StoreForm.tsx';

type Snapshot = SnapshotFrom<StoreEditorActorRef>;
const selectForm = ({ children }: Snapshot) => children.form;
const selectUploads = ({ children }: Snapshot) => children.uploads;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectStep = ({ context }: Snapshot) => context.step;
const selectIsGone = (snapshot: Snapshot) => snapshot.hasTag('notFound');
const selectIsChanging = ({ context }: Snapshot) => context.of !== null;

interface StoreEditorViewProps {
  actorRef: StoreEditorActorRef;
  neighbours: Neighbourhood;
  /** Where a step stands. */
  addressOf: (step: StoreStep) => ScreenAddress;
  /** How shoppers would see the store that is being written. */
  preview: (store: PopupStore) => ReactNode;
}

/** A store is made or changed, step by step, and its pictures are sent (R2.6, R5.1–R5.4, R7.11, R7.12). */
export function StoreEditorView({ actorRef, neighbours, addressOf, preview }: StoreEditorViewProps) {
  const formRef = useSelector(actorRef, selectForm);
  const uploadsRef = useSelector(actorRef, selectUploads);
  const failure = useSelector(actorRef, selectFailure);
  const step = useSelector(actorRef, selectStep);
  const isChanging = useSelector(actorRef, selectIsChanging);
  const isGone = useSelector(actorRef, selectIsGone);
  const { make, change, back, unavailable, gone, goneHint, sending } = storeEditorMessages;
  const title = isChanging ? change : make;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      {uploadsRef ? (
        <SendingPictures uploadsRef={uploadsRef} lead={sending} />
      ) : (
        <>
          <Breadcrumb crumbs={[{ word: back, href: '/producer/popup-stores' }, { word: title }]} />
          <PageTitle>{title}</PageTitle>
          {isGone ? (
            <ErrorState title={gone} message={goneHint} />
          ) : failure ? (
            <ErrorState
              title={unavailable}
              message={producerFailureText(failure)}
              onRetried={() => actorRef.send({ type: 'retry.requested' })}
            />
          ) : formRef ? (
            <StoreForm
              key={formRef.sessionId}
              formRef={formRef}
              step={step}
              neighbours={neighbours}
              addressOf={addressOf}
              preview={preview}
            />
          ) : (
            <Bone width="100%" height="20rem" />
          )}
        </>
      )}
    </chakra.div>
  );
}
