import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { NOW, sampleFailure } from '../../../tests/support/samples/samples.ts';
import { wireStoreSelector } from '../stores/store-selector-screen.tsx';

test('what was typed replaces the address, what was chosen can be gone back from, and a turned page begins above', () => {
  const shown: unknown[] = [];
  const clock = new SimulatedClock();
  const logic = wireStoreSelector({
    loadSelection: async () => ({ ok: false, failure: sampleFailure('TIMEOUT') }),
    showAddress: ({ href, replace, resetScroll }) => void shown.push([href, replace, resetScroll]),
  });
  const input = { query: { view: 'shelves' as const, categories: [], page: 1 }, now: NOW };
  const actor = createActor(logic, { clock, input }).start();
  actor.send({ type: 'category.toggled', name: 'miel' });
  actor.send({ type: 'page.requested', page: 2 });
  actor.send({ type: 'search.typed', text: 'sol' });
  clock.increment(60_000);
  actor.send({ type: 'search.typed', text: 'soria' });
  actor.send({ type: 'search.submitted' });
  expect(shown).toEqual([
    ['/tiendas?category=miel', false, false],
    ['/tiendas?category=miel&page=2', false, true],
    ['/tiendas?q=sol&category=miel', true, false],
    ['/tiendas?q=soria&category=miel', true, false],
  ]);
});
