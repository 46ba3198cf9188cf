import { expect, test } from 'vitest';
import { sampleId, sampleLastImport, sampleStore } from '../../../../tests/support/samples/samples.ts';
import type { ToastShown } from '../../../machines/shell/toasts.machine.ts';
import { showImportToasts } from './import-toasts.ts';

const tell = (path: string, changes: Parameters<typeof sampleLastImport>[0]) => {
  const shown: ToastShown[] = [];
  const lastImport = sampleLastImport({ successCount: 312, errorCount: 0, ...changes });
  showImportToasts(
    { send: (event) => shown.push(event) },
    () => path,
  )([{ ...sampleStore({ id: sampleId(3), name: 'La Colmena' }), lastImport }]);
  return shown.map(({ kind, message }) => [kind, message]);
};

const elsewhere = '/producer/dashboard';

test('R4.11 who is elsewhere when an archive has been read is told what became of it', () => {
  expect([
    tell(elsewhere, { status: 'completed' }),
    tell(elsewhere, { status: 'completed', successCount: 1, errorCount: 8 }),
    tell(elsewhere, { status: 'failed' }),
    tell(elsewhere, { status: 'failed', dryRun: true }),
  ]).toEqual([
    [['success', 'Han entrado 312 productos en «La Colmena».']],
    [['info', 'Ha entrado 1 producto en «La Colmena»; 8 no.']],
    [['error', 'No ha entrado nada de lo que subiste a «La Colmena».']],
    [['info', 'Hemos acabado de probar el ZIP de «La Colmena».']],
  ]);
});

test('R4.11 who cancelled it, or reads its report, is not', () => {
  expect([
    tell(elsewhere, { status: 'cancelled' }),
    tell(`/producer/popup-stores/${sampleId(3)}/import`, { status: 'completed' }),
    tell(`/producer/popup-stores/${sampleId(4)}/import`, { status: 'completed' }),
  ]).toEqual([[], [], [['success', 'Han entrado 312 productos en «La Colmena».']]]);
});
