import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { missingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import type { StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import type { ProducerStoreActorRef } from '../../../machines/producer/stores/producer-store.machine.ts';
import type { StoreApprovalActorRef } from '../../../machines/admin/stores/store-approval.machine.ts';
import type { StoreDeletionActorRef } from '../../../machines/producer/stores/store-deletion.machine.ts';
import type { StoreEmptyingActorRef } from '../../../machines/producer/stores/store-emptying.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { ApprovalPanel } from '../../admin/stores/ApprovalPanel.tsx';
import { MissingStoreData } from '../store-editor/MissingStoreData.tsx';
import { DeletionPanel } from './DeletionPanel.tsx';
import { EmptyingPanel } from './EmptyingPanel.tsx';
import { producerStoreMessages } from './producer-store.messages.ts';
import { ProducerStoreDetails, type StoreShareProps } from './ProducerStoreDetails.tsx';
import { StoreProducts } from './StoreProducts.tsx';

type Snapshot = SnapshotFrom<ProducerStoreActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');

interface ProducerStoreViewProps {
  producerStore: ProducerStoreActorRef;
  storeStatus: StoreStatusActorRef;
  storeEmptying: StoreEmptyingActorRef;
  storeApproval: StoreApprovalActorRef;
  storeDeletion: StoreDeletionActorRef;
  Share: ComponentType<StoreShareProps>;
  /** Screen address of an editor step. */
  editAddressOf: (storeId: string, step: StoreStep) => ScreenAddress;
  /** Screen address of the store's products. */
  productsAt: (storeId: string) => ScreenAddress;
}

/** Store screen of the producer: overview, products and actions (R2.6). */
export function ProducerStoreView({
  producerStore,
  storeStatus,
  storeEmptying,
  storeApproval,
  storeDeletion,
  Share,
  editAddressOf,
  productsAt,
}: ProducerStoreViewProps) {
  const { content, failure } = useSelector(producerStore, selectContext);
  const isGone = useSelector(producerStore, selectIsGone);
  const isLoading = useSelector(producerStore, selectIsLoading);
  const { title, back, danger } = producerStoreMessages;
  const heading = content?.store.name ?? title;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={heading} hidden />
      <div>
        <Breadcrumb crumbs={[{ word: back, href: useStoresPath() }, { word: heading }]} />
        <PageTitle>{heading}</PageTitle>
      </div>
      {content ? (
        <>
          <ProducerStoreDetails store={content.store} statusRef={storeStatus} Share={Share} />
          {content.store.approval ? (
            <ApprovalPanel approval={content.store.approval} actorRef={storeApproval} />
          ) : null}
          <MissingStoreData
            gaps={missingToPublish(content.store)}
            addressOf={(step) => editAddressOf(content.store.id, step)}
          />
          <StoreProducts
            storeId={content.store.id}
            products={content.products}
            total={content.total}
            listedAt={productsAt(content.store.id)}
          />
          <chakra.section aria-labelledby="peligro" display="grid" gap="4">
            <chakra.h2 id="peligro" fontSize="xl">
              {danger}
            </chakra.h2>
            <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
              <EmptyingPanel actorRef={storeEmptying} hasGoods={content.total > 0} />
              <DeletionPanel actorRef={storeDeletion} store={content.store} />
            </chakra.div>
          </chakra.section>
        </>
      ) : null}
      <ContentFallback
        words={producerStoreMessages}
        gone={isGone ? producerStoreMessages : null}
        failure={content ? null : failure}
        failureText={producerFailureText}
        isComing={isLoading}
        heights={['15rem', '20rem']}
        onRetried={() => producerStore.send({ type: 'retry.requested' })}
      />
    </chakra.div>
  );
}
