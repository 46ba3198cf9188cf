import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ProductEditorActorRef } from '../../../machines/product-editor/product-editor.machine.ts';
import { ErrorState } from '../../feedback/ErrorState.tsx';
import { Bone } from '../../feedback/Skeletons.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { TextLink } from '../../layout/AppLink.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { producerFailureText } from '../producer-failure.messages.ts';
import type { PlacesToSell } from './places-to-sell.ts';
import { productEditorMessages } from './product-editor.messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { SendingPictures } from '../uploads/SendingPictures.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';

type Snapshot = SnapshotFrom<ProductEditorActorRef>;
const selectForm = ({ children }: Snapshot) => children.form;
const selectUploads = ({ children }: Snapshot) => children.uploads;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsGone = (snapshot: Snapshot) => snapshot.hasTag('notFound');
const selectRestored = ({ context }: Snapshot) => context.restored;
const selectChanged = ({ context }: Snapshot) => context.of;

interface ProductEditorViewProps {
  actorRef: ProductEditorActorRef;
  places: PlacesToSell;
}

/** A product is made or changed, and its pictures are sent (R2.5, R5.5, R5.6, R7.15). */
export function ProductEditorView({ actorRef, places }: ProductEditorViewProps) {
  const formRef = useSelector(actorRef, selectForm);
  const uploadsRef = useSelector(actorRef, selectUploads);
  const failure = useSelector(actorRef, selectFailure);
  const restored = useSelector(actorRef, selectRestored);
  const changed = useSelector(actorRef, selectChanged);
  const isGone = useSelector(actorRef, selectIsGone);
  const { make, change, back, unavailable, gone, goneHint, seen } = productEditorMessages;
  const title = changed === null ? make : change;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      {uploadsRef ? (
        <SendingPictures uploadsRef={uploadsRef} lead={productEditorMessages.sending} />
      ) : (
        <>
          <Breadcrumb crumbs={[{ word: back, href: '/producer/products' }, { word: title }]} />
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
          >
            <PageTitle>{title}</PageTitle>
            {changed !== null && !isGone ? (
              <TextLink
                to="/products/$id"
                params={{ id: changed }}
                display="inline-flex"
                alignItems="center"
                gap="1"
                minHeight="touch"
              >
                {seen}
                <Icon name="arrowRight" size={16} />
              </TextLink>
            ) : null}
          </chakra.div>
          {isGone ? (
            <ErrorState title={gone} message={goneHint} />
          ) : failure ? (
            <ErrorState
              title={unavailable}
              message={producerFailureText(failure)}
              onRetried={() => actorRef.send({ type: 'retry.requested' })}
            />
          ) : formRef ? (
            <>
              {restored ? (
                <RestoredNotice
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
                onEndingChosen={(after) => actorRef.send({ type: 'ending.chosen', after })}
                onCopied={(values) => actorRef.send({ type: 'copy.requested', values })}
              />
            </>
          ) : (
            <Bone width="100%" height="20rem" />
          )}
        </>
      )}
    </chakra.div>
  );
}
