import { expect, test } from 'vitest';
import { sampleFailure, sampleImport, sampleStore } from '../../../tests/support/samples/samples.ts';
import type { ResumableUpload } from '../../services/import/resumable-uploads.ts';
import type { UploadProgress } from '../../services/api/upload-progress.ts';
import { withUploadRecords } from './upload-records.ts';

const store = sampleStore();
const file = new File(['PK'], 'mios.zip', { lastModified: 1_000 });
const kept: ResumableUpload = {
  url: 'http://localhost/uploads/archives/x',
  name: 'mios.zip',
  size: 2,
  lastModified: 1_000,
  isReplacing: true,
  isTrial: false,
  file,
};
const lost = { ok: false as const, failure: sampleFailure('NO_RESPONSE') };

/** Upload records of the device, and the load of a store whose import has this status. */
function scene(status: 'pending' | 'uploading' | 'processing' | 'completed', arrived: UploadProgress = 0.4) {
  const memory = new Map<string, ResumableUpload>();
  const told = { ok: true as const, value: { upload: sampleImport({ status }) } };
  let sent: Awaited<ReturnType<Parameters<typeof withUploadRecords>[1]>> = { ok: true, value: null };
  const remembering = withUploadRecords(
    {
      loadImport: async () => ({ ok: true, value: { store, ...told.value } }),
      announceArchive: async () => ({ ok: true, value: { url: kept.url } }),
      lookAtImport: async () => told,
      cancelImport: async () => told,
      pauseImport: async () => told,
    },
    async () => sent,
    {
      sendings: {
        remember: async (key, sending) => void memory.set(key, sending),
        recall: async (key) => memory.get(key) ?? null,
        forget: async (key) => void memory.delete(key),
      },
      askArrived: async () => arrived,
    },
  );
  const load = async () => {
    const found = await remembering.services.loadImport({ id: 'puesto' });
    return found.ok ? found.value.left : undefined;
  };
  const announce = () =>
    remembering.services.announceArchive({ id: 'puesto', file, isReplacing: true, isTrial: false });
  const send = (result: typeof sent) => {
    sent = result;
    return remembering.sendArchive({ id: 'puesto', url: kept.url, file });
  };
  const cancel = () => remembering.services.cancelImport({ id: 'puesto' });
  return { memory, load, announce, send, cancel };
}

test('R3.8 what was on its way is told with how much of it has come, as long as the server waits for it', async () => {
  for (const status of ['pending', 'uploading'] as const) {
    const { load, announce, memory } = scene(status);
    expect(await load()).toBe(null);
    await announce();
    expect([...memory]).toEqual([['puesto', kept]]);
    expect(await load()).toEqual({ ...kept, share: 0.4 });
  }
  for (const status of ['processing', 'completed'] as const) {
    const { load, announce, memory } = scene(status);
    await announce();
    expect([await load(), memory.size]).toEqual([null, 0]);
  }
});

test('R3.8 a place that is over is forgotten, and one that does not answer is not', async () => {
  const over = scene('uploading', 'over');
  await over.announce();
  expect([await over.load(), over.memory.size]).toEqual([null, 0]);
  const silent = scene('uploading', null);
  await silent.announce();
  expect(await silent.load()).toEqual({ ...kept, share: 0 });
});

test('R3.8 it is forgotten when it has come, was cancelled or was refused, and kept when the line breaks', async () => {
  const { memory, announce, send, cancel } = scene('uploading');
  await announce();
  expect([await send(lost), memory.size]).toEqual([lost, 1]);
  await send({ ok: true, value: null });
  expect(memory.size).toBe(0);
  await announce();
  await send({ ok: false, failure: { code: 'UPLOAD_FAILED', status: 403, errors: [] } });
  expect(memory.size).toBe(0);
  await announce();
  await cancel();
  expect(memory.size).toBe(0);
});
