import { expect, test } from 'vitest';
import { warnBeforeUnload } from './before-unload.ts';

test('R4.12 a page that is held asks before it is left, and no longer', () => {
  const page = new EventTarget();
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const before = asks();
  const letGo = warnBeforeUnload(page as unknown as Window);
  const meanwhile = asks();
  letGo();
  expect([before, meanwhile, asks()]).toEqual([false, true, false]);
});
