import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { SpreadsheetDownloadActorRef } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import { Button, LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from '../orders/Receipt.tsx';
import { useStoresPath } from '../back-office/stores-path-context.ts';
import { failedRowsFile } from './failed-rows-file.ts';
import { FaultList } from './FaultList.tsx';
import { importOutcomeText, storeImportMessages as words } from './store-import.messages.ts';

type Snapshot = SnapshotFrom<SpreadsheetDownloadActorRef>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

type ImportSnapshot = SnapshotFrom<StoreImportActorRef>;
const selectMayGo = (snapshot: ImportSnapshot) => snapshot.can({ type: 'sending.requested' });
const selectIsReplacing = ({ context }: ImportSnapshot) => context.isReplacing;

/** Hint about the rows that the sheet of failed rows does not contain. */
function restOf(
  { status, dryRun, failedRows = [], errorCount }: ProductImport,
  number: (value: number) => string,
) {
  if (failedRows.length < errorCount) return words.downloadHintPart(number(failedRows.length));
  if (dryRun) return words.downloadHintTrial;
  return status === 'completed' ? words.downloadHintRest : '';
}

/** Hint about importing the failed rows again. */
const hintOf = ({ dryRun, keptPictures = [] }: ProductImport) =>
  keptPictures.length > 0 && !dryRun ? words.downloadHintKept : words.downloadHint;

/** Button that downloads the failed rows as a sheet, to be corrected and imported again. */
function FailedRowsButton({ fileRef, upload }: Pick<ImportReportProps, 'fileRef' | 'upload'>) {
  const { number } = useFormatter();
  const isBusy = useSelector(fileRef, selectIsBusy);
  const hasFailed = useSelector(fileRef, selectHasFailed);
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <Button
        variant="quiet"
        busy={isBusy}
        onClick={() => fileRef.send({ type: 'file.requested', file: failedRowsFile(upload) })}
      >
        {words.download}
      </Button>
      <chakra.p color="ink2" fontSize="sm">
        {[hintOf(upload), restOf(upload, number)].filter(Boolean).join(' ')}
      </chakra.p>
      {hasFailed ? (
        <chakra.p role="alert" color="danger">
          {words.downloadFailed}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

/** Action after a dry run: imports the same file, if this page still has it. */
function AfterTrial({ actorRef, isTried }: Pick<ImportReportProps, 'actorRef' | 'isTried'>) {
  const mayGo = useSelector(actorRef, selectMayGo);
  const isReplacing = useSelector(actorRef, selectIsReplacing);
  if (!isTried) return <chakra.p color="ink2">{words.tryGone}</chakra.p>;
  if (!mayGo) return null;
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <Button size="lg" onClick={() => actorRef.send({ type: 'sending.requested' })}>
        {words.inEarnest}
      </Button>
      <chakra.p color="ink2" fontSize="sm">
        {isReplacing ? words.inEarnestReplacing : words.inEarnestHint}
      </chakra.p>
    </chakra.div>
  );
}

/** Import result as a receipt: numbers of imported and failed products. */
function Receipt({ upload }: Pick<ImportReportProps, 'upload'>) {
  const { number } = useFormatter();
  const { fileName, dryRun, totalProducts, processedProducts, successCount, errorCount } = upload;
  const { createdCount = 0, updatedCount = 0 } = upload;
  return (
    <ReceiptPaper title={dryRun ? words.receiptTrial : words.receipt}>
      <chakra.p textAlign="center" overflowWrap="anywhere">
        {fileName}
      </chakra.p>
      <ReceiptRule />
      <ReceiptLine label={words.lineAll} value={number(totalProducts)} />
      {processedProducts < totalProducts ? (
        <ReceiptLine label={words.lineRead} value={number(processedProducts)} />
      ) : null}
      <ReceiptLine label={words.lineWrong} value={number(errorCount)} />
      {updatedCount > 0 ? (
        <>
          <ReceiptLine label={words.lineNew} value={number(createdCount)} />
          <ReceiptLine label={words.lineChanged} value={number(updatedCount)} />
        </>
      ) : null}
      <ReceiptRule />
      <ReceiptLine strong label={dryRun ? words.lineWould : words.lineIn} value={number(successCount)} />
    </ReceiptPaper>
  );
}

interface ImportReportProps {
  actorRef: StoreImportActorRef;
  /** The import was a dry run of a file that this page still has. */
  isTried: boolean;
  fileRef: SpreadsheetDownloadActorRef;
  store: PopupStore;
  upload: ProductImport;
}

const headingOf = ({ status, dryRun }: ProductImport) => {
  const ended = dryRun ? words.endedTrial : words.ended;
  return status === 'failed' || status === 'cancelled' ? ended[status] : ended.completed;
};

/** Report of an import or dry run, with the errors of each row (R3.9). */
export function ImportReport({ actorRef, isTried, fileRef, store, upload }: ImportReportProps) {
  const { number } = useFormatter();
  const stores = useStoresPath();
  const { successCount, errors, dryRun } = upload;
  const asWhole = errors.filter(({ row }) => row === undefined || row === null);
  const hasFailedRows = (upload.failedRows ?? []).length > 0;
  return (
    <chakra.section
      aria-labelledby="resultado"
      data-part="report"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 id="resultado" fontSize="2xl">
        {headingOf(upload)}
      </chakra.h2>
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '27rem minmax(0, 1fr)' }}
      >
        <Receipt upload={upload} />
        <chakra.div display="grid" gap="4" justifyItems="start">
          <chakra.p data-part="outcome" fontSize="lg" fontWeight="semibold">
            {importOutcomeText(upload, number)}
          </chakra.p>
          {asWhole.map(({ message }) => (
            <chakra.p key={message} data-part="whole" display="flex" gap="2">
              <Icon name="warning" />
              <span>{message}</span>
            </chakra.p>
          ))}
          {dryRun ? <AfterTrial actorRef={actorRef} isTried={isTried} /> : null}
          {successCount > 0 && !dryRun ? (
            <LinkButton href={`${stores}/${store.id}`} variant="quiet">
              {words.seeGoods}
            </LinkButton>
          ) : null}
          {hasFailedRows ? <FailedRowsButton fileRef={fileRef} upload={upload} /> : null}
        </chakra.div>
      </chakra.div>
      <FaultList upload={upload} />
    </chakra.section>
  );
}
