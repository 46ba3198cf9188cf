import { expect, test } from 'vitest';
import { onPageHide } from './on-page-hide.ts';

test('R4.14 a tab that goes out of sight is told, a return is not, and nothing after the end', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let leaves = 0;
  const stop = onPageHide(() => (leaves += 1), page as unknown as Document);
  turn('visible');
  turn('hidden');
  stop();
  turn('hidden');
  expect(leaves).toEqual(1);
});
