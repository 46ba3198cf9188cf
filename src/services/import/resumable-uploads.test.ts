import { expect, test } from 'vitest';
import { fakeIndexedDb } from '../../../tests/support/browser/fake-indexed-db.ts';
import { createResumableUploads, type ResumableUpload } from './resumable-uploads.ts';

const HOUR = 60 * 60_000;
const file = new File(['PK'], 'mios.zip', { lastModified: 5 });
const sending: ResumableUpload = {
  url: 'http://localhost/uploads/archives/x',
  name: 'mios.zip',
  size: 2,
  lastModified: 5,
  isReplacing: true,
  isTrial: false,
  file,
};

/** Device with a signed-in reader and a simulated clock, in hours. */
function device(memory = fakeIndexedDb()) {
  const clock = { hour: 0 };
  const sendingsOf = (readerId: string) =>
    createResumableUploads({ readerId, lifetime: 24 * HOUR, now: () => clock.hour * HOUR }, memory.factory);
  return { ...memory, clock, sendingsOf };
}

test('R3.8 what is forgotten while its file is being written does not come back', async () => {
  const { kept, sendingsOf } = device();
  const sendings = sendingsOf('rosa');
  void sendings.remember('puesto', sending);
  await sendings.forget('puesto');
  expect([await sendings.recall('puesto'), kept.size]).toEqual([null, 0]);
});

test('R3.8 what is asked for while its file is being written comes with it', async () => {
  const sendings = device().sendingsOf('rosa');
  void sendings.remember('puesto', sending);
  expect(await sendings.recall('puesto')).toEqual(sending);
});

test('R3.8 of two that are remembered one after the other the later stays', async () => {
  const sendings = device().sendingsOf('rosa');
  void sendings.remember('puesto', sending);
  void sendings.remember('puesto', { ...sending, url: 'http://localhost/uploads/archives/y', file: null });
  expect((await sendings.recall('puesto'))?.url).toBe('http://localhost/uploads/archives/y');
});

test('R3.8 where there is no room for the file all else of it is remembered, and what is asked next is answered', async () => {
  const hasRoomFor = (value: unknown) => (value as { file: unknown }).file === null;
  const sendings = device(fakeIndexedDb({ hasRoomFor })).sendingsOf('rosa');
  await sendings.remember('puesto', sending);
  expect(await sendings.recall('puesto')).toEqual({ ...sending, file: null });
  await sendings.forget('puesto');
  expect(await sendings.recall('puesto')).toBe(null);
});

test('R3.8 what is a day old, and what somebody else left on the device, goes when one is asked for', async () => {
  const { kept, clock, sendingsOf } = device();
  await sendingsOf('ana').remember('puesto', sending);
  const sendings = sendingsOf('rosa');
  await sendings.remember('viejo', sending);
  clock.hour = 1;
  await sendings.remember('puesto', sending);
  clock.hour = 24;
  expect(await sendings.recall('puesto')).toEqual(sending);
  expect([...kept.keys()]).toEqual(['rosa puesto']);
});

test('R3.8 a device that keeps nothing remembers nothing, and nobody hears of it', async () => {
  const broken = {
    open: () => {
      throw new Error('Private mode.');
    },
  } as unknown as IDBFactory;
  for (const factory of [undefined, broken]) {
    const sendings = createResumableUploads({ readerId: 'rosa', lifetime: HOUR, now: () => 0 }, factory);
    await sendings.remember('puesto', sending);
    expect(await sendings.recall('puesto')).toBe(null);
    await sendings.forget('puesto');
  }
});
