import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveText } from './save-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a text is saved under its name, and its address is let go of afterwards', async () => {
  const saved: (string | null)[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:figures';
  });
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('download'), this.getAttribute('href'));
  });
  saveText('cifras.csv', 'text/csv', '\ufeffDía;Visitas');
  expect([saved, letGo.mock.calls]).toEqual([['cifras.csv', 'blob:figures'], []]);
  expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['text/csv', '\ufeffDía;Visitas']);
  vi.advanceTimersByTime(60_000);
  expect(letGo.mock.calls).toEqual([['blob:figures']]);
});
