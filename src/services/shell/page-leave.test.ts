import { expect, test } from 'vitest';
import { onPageHide, warnBeforeUnload } from './page-leave.ts';

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

test('R4.12 a page that is held asks before it is left, and no longer', () => {
  const page = new EventTarget();
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const before = asks();
  const letGo = warnBeforeUnload(page as unknown as Window);
  const meanwhile = asks();
  letGo();
  expect([before, meanwhile, asks()]).toEqual([false, true, false]);
});
