import { expect, test } from 'vitest';
import { onPageVisible } from './on-page-visible.ts';

test('R4.17 a return to the tab is told, a leave is not, and nothing after the end', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let returns = 0;
  const stop = onPageVisible(() => (returns += 1), page as unknown as Document);
  turn('hidden');
  turn('visible');
  turn('hidden');
  stop();
  turn('visible');
  expect(returns).toEqual(1);
});
