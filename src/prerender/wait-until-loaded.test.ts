import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { waitUntilLoaded } from './wait-until-loaded.ts';

const machine = setup({ types: {} as { events: { type: 'came' }; tags: 'loading' } }).createMachine({
  initial: 'loading',
  states: { loading: { tags: 'loading', on: { came: 'ready' } }, ready: {} },
});

test('R2.5 what is shown is whole when nothing of it loads any more, and what has stopped loads nothing', async () => {
  const actors = [createActor(machine).start(), createActor(machine).start()];
  const [one, other] = actors;
  let isOver = false;
  const over = waitUntilLoaded(actors).then(() => (isOver = true));
  one?.send({ type: 'came' });
  await Promise.resolve();
  expect(isOver).toEqual(false);
  other?.stop();
  expect(await over).toEqual(true);
  expect(await waitUntilLoaded([])).toEqual(undefined);
});
