import type {
  AnnounceResult,
  CancelResult,
  ExamineResult,
  LoadImportResult,
  LookResult,
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
export const done = sampleImport({ status: 'completed' });
export const pausedImport = sampleImport({ ...halfReadImport, paused: true });
export const triedHalf = sampleImport({ ...halfReadImport, dryRun: true });
export const trialImport = sampleImport({ dryRun: true });
export const useless = sampleImport({ dryRun: true, status: 'failed', successCount: 0, errorCount: 320 });
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
export const endedImport: LoadImportResult = { ok: true, value: { store, upload: done } };
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
export const missing: LoadImportResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
export const slow: LoadImportResult = { ok: false, failure: sampleFailure('TIMEOUT') };
export const good: ExamineResult = {
  ok: true,
  value: sampleExamination({ wrongRows: 0, unused: { count: 0, names: [] } }),
};
export const partly: ExamineResult = { ok: true, value: sampleExamination() };
export const hopeless: ExamineResult = { ok: true, value: sampleExamination({ wrongRows: 3 }) };
export const unusable: ExamineResult = {
  ok: true,
  value: { verdict: 'unusable', message: 'No lleva la hoja.' },
};
export const place: AnnounceResult = { ok: true, value: { url: 'http://localhost/uploads/archives/x' } };
export const taken: AnnounceResult = {
  ok: false,
  failure: sampleFailure('CONFLICT', { message: 'Espera a que acabe.' }),
};
/** Server's message for a full account. */
export const FULL = 'Has llegado a los 500 MB que caben en tu cuenta. Borra productos.';
export const noRoom: AnnounceResult = {
  ok: false,
  failure: sampleFailure('CONFLICT', {
    message: FULL,
    errors: [{ field: 'productsZipInfo', message: FULL }],
  }),
};
export const arrived: PutResult = { ok: true, value: null };
export const cut: PutResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
export const putRefused: PutResult = {
  ok: false,
  failure: { code: 'UPLOAD_FAILED', status: 403, errors: [] },
};
export const seen = (upload: typeof halfReadImport): LookResult => ({ ok: true, value: { upload } });
export const paused: PauseResult = { ok: true, value: { upload: pausedImport } };
export const resumed: PauseResult = { ok: true, value: { upload: halfReadImport } };
export const expiredAnswer: PauseResult = { ok: false, failure: sampleFailure('INVALID_TRANSITION') };
export const unseen: LookResult = { ok: false, failure: sampleFailure('TIMEOUT') };
export const cancelled: CancelResult = { ok: true, value: { upload: over } };
export const cancellationRefused: CancelResult = { ok: false, failure: sampleFailure('INVALID_TRANSITION') };
export const stuck: CancelResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
export const refused: AnnounceResult = { ok: false, failure: sampleFailure('NOT_OWNER', { status: 403 }) };
