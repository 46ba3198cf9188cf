import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { sampleId } from '../../tests/support/samples.ts';
import { Screens } from '../screens.ts';
import { screenRoute } from './screen-route.ts';

const shelf = setup({
  types: {} as { input: { goods: string }; context: { goods: string }; tags: 'notFound' },
}).createMachine({
  id: 'shelf',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: { always: [{ guard: ({ context }) => context.goods === '', target: 'empty' }, 'full'] },
    full: {},
    empty: { tags: 'notFound' },
  },
});

interface Visit {
  context: { screens: Screens };
  params: { id: string; goods: string };
  abortController: AbortController;
}

const openShelves = screenRoute({
  key: ({ params }: Visit) => `shelves:${params.id}`,
  id: ({ params }) => params.id,
  actors: () => ({ upper: shelf, lower: shelf }),
  input: ({ params: { goods } }) => ({ upper: { goods: 'pan' }, lower: { goods } }),
});

function visit(params: Visit['params'], abortController = new AbortController()) {
  const screens = new Screens();
  return { screens, opened: openShelves({ context: { screens }, params, abortController }) };
}

test('it opens its actors under one key, each with its own input', async () => {
  const { screens, opened } = visit({ id: sampleId(1), goods: 'miel' });
  const { upper, lower } = await opened;
  expect([upper.getSnapshot().context, lower.getSnapshot().context]).toEqual([
    { goods: 'pan' },
    { goods: 'miel' },
  ]);
  expect(Object.keys(screens.persist())).toEqual([
    `shelves:${sampleId(1)}/upper`,
    `shelves:${sampleId(1)}/lower`,
  ]);
  screens.closeAll();
});

test.each([
  ['an address that holds no id opens nothing', { id: 'x', goods: 'miel' }, 0],
  ['what one of them does not find is not there', { id: sampleId(1), goods: '' }, 2],
])('%s', async (_, params, open) => {
  const { screens, opened } = visit(params);
  expect(isNotFound(await opened.catch((thrown: unknown) => thrown))).toBe(true);
  expect(Object.keys(screens.persist()).length).toBe(open);
  screens.closeAll();
});

test('a navigation that was abandoned opens nothing', async () => {
  const abandoned = new AbortController();
  abandoned.abort();
  const { screens, opened } = visit({ id: sampleId(1), goods: 'miel' }, abandoned);
  await expect(opened).rejects.toThrow('This operation was aborted');
  expect(screens.persist()).toEqual({});
});
