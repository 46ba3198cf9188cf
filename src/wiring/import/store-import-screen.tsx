import { useRouteContext } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import { ARCHIVE_LIMITS } from '../../../contract/import/archive-limits.ts';
import { archiveContentTypeOf } from '../../../contract/import/archive-problem.ts';
import type { User } from '../../../contract/account/user.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { storeImportMessages } from '../../components/import/store-import.messages.ts';
import { StoreImportView } from '../../components/import/StoreImportView.tsx';
import {
  type ProductsExportActorRef,
  productsExportMachine,
} from '../../machines/producer/products/products-export.machine.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import type { SpreadsheetDownloadActorRef } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { type StoreImportActorRef, storeImportMachine } from '../../machines/import/store-import.machine.ts';
import type {
  ArchiveToExamine,
  ArchiveToSend,
  ExamineResult,
  PackResult,
  SheetToPack,
} from '../../machines/import/store-import.types.ts';
import { createResumableUploads } from '../../services/import/resumable-uploads.ts';
import { createArchiveExaminer } from '../../services/import/archive-examiner.ts';
import { saveText } from '../../services/ui/save-text.ts';
import { createStoreImportService } from '../../services/import/store-import.service.ts';
import { fetchUploadProgress } from '../../services/api/upload-progress.ts';
import { createChunkedUpload } from '../../services/api/chunked-upload.ts';
import { createProducerProductsService } from '../../services/producer/products/producer-products.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { useLeaveConfirmation } from '../shell/use-leave-confirmation.ts';
import { withUploadRecords, type SendArchiveVerb } from './upload-records.ts';
import { withStoreInvalidation } from './invalidate-stores-after-import.ts';
import { wireSpreadsheetDownload } from '../producer/stores/store-analytics-screen.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { IMPORT_LIMITS } from '../../../contract/import/import-limits.ts';
import { productsSheet } from '../../components/import/products-sheet.ts';
import { type ListExportTools, wireListExport } from '../ui/list-export.wiring.ts';

type SheetServices = Pick<ReturnType<typeof createProducerProductsService>, 'listProducerProducts'> &
  ListExportTools;

/** Export of a producer's products as a sheet for import, up to the row limit of an import (R3.9). */
const wireProductsExport = ({ listProducerProducts, ...tools }: SheetServices) =>
  wireListExport(productsExportMachine, {
    loadPage: listProducerProducts,
    limit: PRODUCT_LIMITS.maxLimit,
    most: IMPORT_LIMITS.maxRows,
    write: productsSheet,
    ...tools,
  });

interface ImportServices extends ReturnType<typeof createStoreImportService> {
  examineArchive: (input: ArchiveToExamine, signal?: AbortSignal) => Promise<ExamineResult>;
  packSheet: (input: SheetToPack) => Promise<PackResult>;
}

/** File with the announced content type: a browser that does not know ZIP files sets none. */
const asAnnounced = (file: File) => new File([file], file.name, { type: archiveContentTypeOf(file) });

type WatchLine = (listener: (news: { type: 'line.returned' }) => void) => () => void;

/** Reports when the connection is restored. */
const lineOf =
  (app: AppActorRef): WatchLine =>
  (listener) =>
    watchSelectedValue(childOf(app, 'connection'), connectionOf, (line) => {
      if (line === 'online') listener({ type: 'line.returned' });
    });

/** Import of a store's products, connected to its calls and to the upload. */
export const wireStoreImport = (
  {
    loadImport,
    packSheet,
    examineArchive,
    announceArchive,
    lookAtImport,
    cancelImport,
    pauseImport,
  }: ImportServices,
  sendFile: SendArchiveVerb,
  watchLine: WatchLine,
) =>
  storeImportMachine.provide({
    actors: {
      ...resultActors({
        load: loadImport,
        pack: packSheet,
        examine: examineArchive,
        announce: announceArchive,
        look: lookAtImport,
        cancel: cancelImport,
        pause: pauseImport,
      }),
      sendArchive: fromCallback<{ type: string }, ArchiveToSend>(({ input: { id, file, url }, sendBack }) => {
        const leaving = new AbortController();
        const onProgress = (share: number) => sendBack({ type: 'archive.progressed', share });
        void sendFile({ id, url, file: asAnnounced(file), onProgress }, leaving.signal).then(
          (result) => sendBack({ type: 'archive.answered', result }),
          // Only an aborted upload rejects, and then nobody listens any more.
          () => {},
        );
        return () => leaving.abort();
      }),
      watchLine: listenerActor(watchLine),
    },
  });

/** Examination of an archive. The user sells the rows without a producer, as on the server. */
function examinerFor({ fullName }: Pick<User, 'fullName'>): ImportServices['examineArchive'] {
  const examine = createArchiveExaminer();
  return async (archive, signal) => ({
    ok: true,
    value: await examine({ ...archive, producer: fullName }, signal),
  });
}

/** Lazy: few users upload a sheet without a ZIP. */
const packSheet: ImportServices['packSheet'] = async ({ file }) => {
  const packing = await import('../../services/import/pack-sheet.ts');
  return { ok: true, value: await packing.packSheet(file) };
};

interface Around {
  readerId: string;
  now: () => number;
  watchLine: WatchLine;
}

/** Import that also records interrupted uploads on this device. */
function wireRemembered(services: ImportServices, { readerId, now, watchLine }: Around) {
  const sendings = createResumableUploads({ readerId, lifetime: ARCHIVE_LIMITS.rememberedTime, now });
  const remembering = withUploadRecords(services, createChunkedUpload(), {
    sendings,
    askArrived: fetchUploadProgress,
  });
  return wireStoreImport(remembering.services, remembering.sendArchive, watchLine);
}

const fileTools = { fetchWriter: () => import('../../services/ui/csv.ts'), saveText };

/** Loader of a store's import, with the refused rows as a file (R3.9). */
export const openStoreImport = screenRoute({
  key: ({ context, params }: MemberLoaderArgs<{ storeId: string }>) => `${context.user.id} ${params.storeId}`,
  isNamed: ({ params }) => isUuid(params.storeId),
  actors: ({ context }) => ({
    storeImport: wireRemembered(
      {
        ...withStoreInvalidation(createStoreImportService(context.services.call, context.user), context.app),
        packSheet,
        examineArchive: examinerFor(context.user),
      },
      { readerId: context.user.id, now: () => context.now(), watchLine: lineOf(context.app) },
    ),
    failedRowsFile: wireSpreadsheetDownload(fileTools),
    goodsSheet: wireProductsExport({ ...createProducerProductsService(context.services.call), ...fileTools }),
  }),
  input: ({ context, params }) => ({
    storeImport: { question: { id: params.storeId }, now: () => context.now() },
    failedRowsFile: undefined,
    goodsSheet: undefined,
  }),
});

interface StoreImportScreenProps {
  storeImport: StoreImportActorRef;
  failedRowsFile: SpreadsheetDownloadActorRef;
  goodsSheet: ProductsExportActorRef;
  /** User id of the person who imports. */
  sellerId: string;
}

/** Import screen. Asks before leaving during an upload. */
export function StoreImportScreen({
  storeImport,
  failedRowsFile,
  goodsSheet,
  sellerId,
}: StoreImportScreenProps) {
  const { app } = useRouteContext({ from: '__root__' });
  useLeaveConfirmation(app, 'archive', () => {
    const now = storeImport.getSnapshot();
    return now.hasTag('sending') || now.matches('interrupted') ? storeImportMessages.leave : null;
  });
  return (
    <StoreImportView
      actorRef={storeImport}
      fileRef={failedRowsFile}
      sheetRef={goodsSheet}
      sellerId={sellerId}
    />
  );
}
