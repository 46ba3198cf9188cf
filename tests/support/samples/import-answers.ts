import type {
  ArchiveUploadUrlResult,
  CancelResult,
  ExamineResult,
  LoadImportResult,
  PollImportResult,
  PackResult,
  PauseResult,
} from '../../../src/machines/import/store-import.types.ts';
import type { PutResult } from '../../../src/machines/ui/uploads.entries.ts';
import { sampleExamination, sampleFailure, sampleImport, sampleStore } from './samples.ts';

const store = sampleStore();
export const importInput = { question: { id: store.id }, now: () => 0 };
export const zip = new File(['PK'], 'mios.zip', { type: '' });
export const sheet = new File(['nombre'], 'productos.csv', { type: 'text/csv' });
export const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

export const halfReadImport = sampleImport({
  status: 'processing',
  processedProducts: 148,
  successCount: 140,
  errorCount: 8,
});
export const completedImport = sampleImport({ status: 'completed' });
export const pausedImport = sampleImport({ ...halfReadImport, paused: true });
export const halfReadTrial = sampleImport({ ...halfReadImport, dryRun: true });
export const trialImport = sampleImport({ dryRun: true });
export const failedTrial = sampleImport({ dryRun: true, status: 'failed', successCount: 0, errorCount: 320 });
const over = sampleImport({ status: 'cancelled', successCount: 1 });

export const importWithoutUpload: LoadImportResult = { ok: true, value: { store, upload: null } };
export const startedImport: LoadImportResult = { ok: true, value: { store, upload: halfReadImport } };
const leftOver = {
  url: 'http://localhost/uploads/archives/x',
  name: zip.name,
  size: zip.size,
  lastModified: zip.lastModified,
  share: 0.25,
  isReplacing: false,
  isTrial: false,
};
/** Import that had ended before the page was opened. */
export const endedImport: LoadImportResult = { ok: true, value: { store, upload: completedImport } };
/** Interrupted upload of an earlier visit; its file must be chosen again, or is still available. */
export const interruptedUpload: LoadImportResult = {
  ok: true,
  value: { store, upload: null, left: { ...leftOver, file: null } },
};
export const interruptedUploadWithFile: LoadImportResult = {
  ok: true,
  value: { store, upload: null, left: { ...leftOver, file: zip } },
};
export const packed: PackResult = {
  ok: true,
  value: new File(['PK'], 'productos.csv', { type: 'application/zip', lastModified: 5 }),
};
/** The same bytes packed again, to resume an upload. */
export const packedAgain: PackResult = { ok: true, value: zip };
export const missingStoreAnswer: LoadImportResult = {
  ok: false,
  failure: sampleFailure('NOT_FOUND', { status: 404 }),
};
export const loadTimeout: LoadImportResult = { ok: false, failure: sampleFailure('TIMEOUT') };
export const validExamination: ExamineResult = {
  ok: true,
  value: sampleExamination({ wrongRows: 0, unused: { count: 0, names: [] } }),
};
export const partlyValidExamination: ExamineResult = { ok: true, value: sampleExamination() };
export const invalidExamination: ExamineResult = { ok: true, value: sampleExamination({ wrongRows: 3 }) };
export const unusable: ExamineResult = {
  ok: true,
  value: { verdict: 'unusable', message: 'No lleva la hoja.' },
};
export const announcedUpload: ArchiveUploadUrlResult = {
  ok: true,
  value: { url: 'http://localhost/uploads/archives/x' },
};
export const importConflict: ArchiveUploadUrlResult = {
  ok: false,
  failure: sampleFailure('CONFLICT', { message: 'Espera a que acabe.' }),
};
/** Server's message for a full account. */
export const FULL_ACCOUNT_MESSAGE = 'Has llegado a los 500 MB que caben en tu cuenta. Borra productos.';
export const fullAccountRefusal: ArchiveUploadUrlResult = {
  ok: false,
  failure: sampleFailure('CONFLICT', {
    message: FULL_ACCOUNT_MESSAGE,
    errors: [{ field: 'productsZipInfo', message: FULL_ACCOUNT_MESSAGE }],
  }),
};
export const putSuccess: PutResult = { ok: true, value: null };
export const putConnectionLost: PutResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
export const putRefused: PutResult = {
  ok: false,
  failure: { code: 'UPLOAD_FAILED', status: 403, errors: [] },
};
export const pollResult = (upload: typeof halfReadImport): PollImportResult => ({
  ok: true,
  value: { upload },
});
export const paused: PauseResult = { ok: true, value: { upload: pausedImport } };
export const resumed: PauseResult = { ok: true, value: { upload: halfReadImport } };
export const pauseRefused: PauseResult = { ok: false, failure: sampleFailure('INVALID_TRANSITION') };
export const pollTimeout: PollImportResult = { ok: false, failure: sampleFailure('TIMEOUT') };
export const cancelled: CancelResult = { ok: true, value: { upload: over } };
export const cancellationRefused: CancelResult = { ok: false, failure: sampleFailure('INVALID_TRANSITION') };
export const cancelConnectionLost: CancelResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
export const notOwnerRefusal: ArchiveUploadUrlResult = {
  ok: false,
  failure: sampleFailure('NOT_OWNER', { status: 403 }),
};
