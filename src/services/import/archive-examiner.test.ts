import { expect, test } from 'vitest';
import { createArchiveExaminer } from './archive-examiner.ts';

const file = new File(['PK'], 'mios.zip');

/** Fake web worker that the test controls. */
class FakeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  asked: unknown[] = [];
  isOver = false;
  postMessage(data: unknown): void {
    this.asked.push(data);
  }
  terminate(): void {
    this.isOver = true;
  }
}

test('an archive is examined apart, and whoever did so is gone afterwards, also when it broke or nobody waits', async () => {
  const begin = (signal?: AbortSignal) => {
    const worker = new FakeWorker();
    const outcome = createArchiveExaminer(() => worker)(
      { file, producer: 'Rosa', keptPictures: ['a.jpg'] },
      signal,
    ).catch(String);
    return { worker, outcome };
  };
  const good = begin();
  good.worker.dispatchEvent(new MessageEvent('message', { data: { verdict: 'unknown' } }));
  const broken = begin();
  broken.worker.dispatchEvent(new Event('error'));
  const leaving = new AbortController();
  const left = begin(leaving.signal);
  leaving.abort(new Error('left'));
  expect([await good.outcome, await broken.outcome, await left.outcome]).toEqual([
    { verdict: 'unknown' },
    'Error: The archive could not be looked into.',
    'Error: left',
  ]);
  expect(good.worker.asked).toEqual([{ archive: file, producer: 'Rosa', keptPictures: ['a.jpg'] }]);
  expect([good, broken, left].map(({ worker }) => worker.isOver)).toEqual([true, true, true]);
});
