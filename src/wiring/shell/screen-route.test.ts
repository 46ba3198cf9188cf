import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { isUuid } from '../../../contract/values/uuid.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { ScreenActors } from '../../screen-actors.ts';
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

/** Test chart whose text follows the query in the address. */
const board = setup({
  types: {} as {
    input: { query: string };
    context: { query: string };
    events: { type: 'address.changed'; query: string };
  },
}).createMachine({
  id: 'board',
  context: ({ input }) => input,
  on: { 'address.changed': { actions: assign(({ event: { query } }) => ({ query })) } },
});

interface Visit {
  context: { screens: ScreenActors };
  params: { id: string; goods: string };
  abortController: AbortController;
}

const openShelves = screenRoute({
  key: ({ params }: Visit) => params.id,
  isNamed: ({ params }) => isUuid(params.id),
  actors: () => ({ upper: shelf, lower: shelf }),
  input: ({ params: { goods } }) => ({ upper: { goods: 'pan' }, lower: { goods } }),
});

function visit(params: Visit['params'], abortController = new AbortController()) {
  const screens = new ScreenActors();
  return { screens, opened: openShelves({ context: { screens }, params, abortController }) };
}

test('it opens its actors by their names under one key, each with its own input', async () => {
  const { screens, opened } = visit({ id: sampleId(1), goods: 'miel' });
  const { upper, lower } = await opened;
  expect([upper.getSnapshot().context, lower.getSnapshot().context]).toEqual([
    { goods: 'pan' },
    { goods: 'miel' },
  ]);
  expect(Object.keys(screens.persist())).toEqual([`upper:${sampleId(1)}`, `lower:${sampleId(1)}`]);
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

test('who hears of the address is told what it asks, and stays open while only that changes', async () => {
  interface Walk extends Pick<Visit, 'context' | 'abortController'> {
    deps: { search: { q: string } };
  }
  const openBoard = screenRoute({
    search: ({ deps }: Walk) => deps.search.q.trim(),
    actors: () => ({ board }),
    input: (_, query) => ({ board: { query } }),
  });
  const screens = new ScreenActors();
  const at = (q: string): Walk => ({
    context: { screens },
    abortController: new AbortController(),
    deps: { search: { q } },
  });
  const first = await openBoard(at(' pan'));
  expect(first.board.getSnapshot().context).toEqual({ query: 'pan' });
  expect((await openBoard(at('miel '))).board).toBe(first.board);
  expect(first.board.getSnapshot().context).toEqual({ query: 'miel' });
  expect(Object.keys(screens.persist())).toEqual(['board']);
  screens.closeAll();

  const actors = () => ({ board });
  screenRoute({
    // @ts-expect-error: what is asked of a board is a text.
    search: (_: Visit) => 7,
    actors,
    input: (_, query) => ({ board: { query } }),
  });
  // @ts-expect-error: without a search there is no question.
  screenRoute({ actors, input: (_: Visit, query: string) => ({ board: { query } }) });
});
