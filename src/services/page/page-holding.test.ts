import { expect, test } from 'vitest';
import { holdPage } from './page-holding.ts';

test('R4.12 a page that is held asks before it is left, and no longer', () => {
  const page = new EventTarget();
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const before = asks();
  const letGo = holdPage(page as unknown as Window);
  const meanwhile = asks();
  letGo();
  expect([before, meanwhile, asks()]).toEqual([false, true, false]);
});
