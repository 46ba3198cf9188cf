import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { isImportOver } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import type { SpreadsheetDownloadActorRef } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { ProductsExportActorRef } from '../../machines/producer/products/products-export.machine.ts';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { RestoreFocusOnUnmount } from '../layout/RestoreFocusOnUnmount.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useStoresPath } from '../back-office/stores-path-context.ts';
import { ContentFallback } from '../back-office/ContentFallback.tsx';
import { producerFailureText } from '../back-office/producer-failure.messages.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { producerStoreMessages } from '../producer/store/producer-store.messages.ts';
import { MainStoreCard } from '../producer/today/MainStoreCard.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ArchiveUploadProgress, type ArchiveUploadStage } from './ArchiveUploadProgress.tsx';
import { ProductsExportButton } from './ProductsExportButton.tsx';
import { ImportDropZone } from './ImportDropZone.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportSteps, type ImportStepName } from './ImportSteps.tsx';
import { PausedArchiveNotice } from './PausedArchiveNotice.tsx';
import { remainingTimeText } from './progress-estimate-text.ts';
import {
  importOutcomeText,
  importProgressTitle,
  storeImportMessages as words,
} from './store-import.messages.ts';

type Snapshot = SnapshotFrom<StoreImportActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectIsReady = (snapshot: Snapshot) => snapshot.matches('ready') || snapshot.matches('tried');
const selectIsTried = (snapshot: Snapshot) => snapshot.matches('tried');
const selectIsPacking = (snapshot: Snapshot) => snapshot.matches('packing');
const selectIsExamining = (snapshot: Snapshot) => snapshot.matches('examining');
const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('sending');
const selectSendingStage = (snapshot: Snapshot): ArchiveUploadStage =>
  (['cut', 'held', 'interrupted'] as const).find((stage) => snapshot.matches(stage)) ?? 'moving';
const selectIsLeft = (snapshot: Snapshot) => snapshot.matches('left');
const selectIsPausable = (snapshot: Snapshot) => snapshot.matches('sending');
const selectIsReading = (snapshot: Snapshot) => snapshot.hasTag('reading');
const selectIsCancelling = (snapshot: Snapshot) => snapshot.hasTag('cancelling');
const selectIsPausing = (snapshot: Snapshot) => snapshot.hasTag('pausing');
const selectIsResting = (snapshot: Snapshot) => snapshot.matches({ reading: 'resting' });

/** Progress announcement for screen readers, once for each quarter. */
const paceSaid = (
  { pace }: Pick<ImportContext, 'pace'>,
  inWords: (percent: number, left: string) => string,
): string =>
  pace && pace.said.quarter > 0 ? inWords(25 * pace.said.quarter, remainingTimeText(pace.said.left)) : '';

interface StoreImportViewProps {
  actorRef: StoreImportActorRef;
  fileRef: SpreadsheetDownloadActorRef;
  sheetRef: ProductsExportActorRef;
  /** User whose own products a sheet contains. */
  sellerId: string;
}

/** Import screen with three steps: upload, reading and report (R3.9, R4.11). */
export function StoreImportView({ actorRef, fileRef, sheetRef, sellerId }: StoreImportViewProps) {
  const context = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const isReady = useSelector(actorRef, selectIsReady);
  const isTried = useSelector(actorRef, selectIsTried);
  const isPacking = useSelector(actorRef, selectIsPacking);
  const isLooking = useSelector(actorRef, selectIsExamining);
  const isSending = useSelector(actorRef, selectIsSending);
  const sendingStage = useSelector(actorRef, selectSendingStage);
  const isInterrupted = sendingStage === 'interrupted';
  const isLeft = useSelector(actorRef, selectIsLeft);
  const isPausable = useSelector(actorRef, selectIsPausable);
  const isReading = useSelector(actorRef, selectIsReading);
  const isCancelling = useSelector(actorRef, selectIsCancelling);
  const isPausing = useSelector(actorRef, selectIsPausing);
  const isResting = useSelector(actorRef, selectIsResting);
  const { number } = useFormatter();
  const stores = useStoresPath();
  const { content, failure, file } = context;
  const upload = content?.upload;
  const hasLeft = isLeft || (isPacking && Boolean(content?.left));
  const isExamining = isLooking || (isPacking && !hasLeft);
  const hasReport = isReady && (!file || isTried);
  const report = hasReport && upload && isImportOver(upload.status) ? upload : null;
  const at: ImportStepName = isReading ? 'read' : report ? 'review' : 'send';
  const stage = isReading ? 'reading' : isSending || isInterrupted ? 'sending' : 'crate';
  const said = {
    reading: upload?.paused
      ? words.paused
      : paceSaid(context, words.readAloud) || importProgressTitle(upload),
    sending: {
      moving: paceSaid(context, words.sentAloud) || words.sending,
      cut: words.cut,
      held: words.held,
      interrupted: '',
    }[sendingStage],
    crate: '',
  }[stage];
  // No announcement for an import that had ended before the visit.
  const outcome = report && context.looks > 0 ? importOutcomeText(report, number) : '';
  const hasGoods = content?.store.ownerId === sellerId && content.store.productCount > 0;
  const name = content?.store.name;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={name ? words.titleOf(name) : words.title} hidden />
      <div>
        <Breadcrumb
          crumbs={[
            { word: words.back, href: stores },
            ...(name ? [{ word: name, href: `${stores}/${content.store.id}` as const }] : []),
            { word: words.title },
          ]}
        />
        <PageTitle>{words.title}</PageTitle>
      </div>
      {content ? (
        <>
          <MainStoreCard store={content.store} />
          <LiveRegion message={said || outcome} />
          <ImportSteps at={at} />
          {report ? (
            <ImportReport
              actorRef={actorRef}
              isTried={isTried}
              fileRef={fileRef}
              store={content.store}
              upload={report}
            />
          ) : null}
          <RestoreFocusOnUnmount key={stage}>
            {isReady || isExamining ? (
              <ImportDropZone
                actorRef={actorRef}
                context={context}
                isExamining={isExamining}
                isTried={isTried}
              />
            ) : null}
            {hasLeft && content.left ? (
              <PausedArchiveNotice actorRef={actorRef} context={context} left={content.left} />
            ) : null}
            {isSending || isInterrupted ? (
              <ArchiveUploadProgress
                actorRef={actorRef}
                context={context}
                stage={sendingStage}
                isPausable={isPausable}
                isBusy={isCancelling}
              />
            ) : null}
            {isReading ? (
              <ImportProgress
                actorRef={actorRef}
                context={context}
                isCancelling={isCancelling}
                isPausing={isPausing}
                isResting={isResting}
              />
            ) : null}
          </RestoreFocusOnUnmount>
          {stage === 'crate' && hasGoods ? (
            <ProductsExportButton sheetRef={sheetRef} storeId={content.store.id} />
          ) : null}
        </>
      ) : null}
      <ContentFallback
        words={words}
        gone={isGone ? producerStoreMessages : null}
        failure={content ? null : failure}
        failureText={producerFailureText}
        isComing={isLoading}
        heights={['5rem', '20rem']}
        onRetried={() => actorRef.send({ type: 'retry.requested' })}
      />
    </chakra.div>
  );
}
