import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import {
  createListMachine,
  type ListQuery,
  type LoadItemsInput,
  type LoadItemsResult,
} from '../../machines/ui/list.machine.ts';
import { ListResults } from './ListResults.tsx';

type Answer = LoadItemsResult<string>;

const words = {
  results: 'Jarras',
  item: 'jarra',
  items: 'jarras',
  beyond: 'Aquí no llega la estantería',
  beyondHint: 'Termina antes.',
  firstPage: 'Al principio',
};
const page = (items: string[], total: number, hasMore = false): Answer => ({
  ok: true,
  value: { items, pagination: { total, hasMore } },
});

afterEach(cleanup);

async function mount(query: ListQuery = {}, isCountSeen = true, hasEnd = false) {
  let answer = deferred<Answer>();
  const asked: LoadItemsInput<ListQuery>[] = [];
  const logic = createListMachine<string, ListQuery>('jars').provide({
    actors: {
      loadItems: fromPromise<Answer, LoadItemsInput<ListQuery>>(({ input }) => {
        asked.push(input);
        return (answer = deferred()).promise;
      }),
    },
  });
  const actorRef = createActor(logic, { input: { query, limit: 2 } }).start();
  await renderWithMarketProviders(
    <ListResults
      actorRef={actorRef}
      words={words}
      isCountSeen={isCountSeen}
      hasEnd={hasEnd}
      failureText={({ code }) => code}
      addressOf={({ offset }) => `/products?desde=${offset ?? 0}`}
      skeleton={<p>Ya vienen</p>}
      empty={<p>Ninguna jarra</p>}
      drawing={null}
    >
      {(jars) => jars.map((jar) => <p key={jar}>{jar}</p>)}
    </ListResults>,
  );
  return {
    actorRef,
    asked,
    tell: (result: Answer) => act(async () => answer.resolve(result)),
    send: (event: Parameters<typeof actorRef.send>[0]) => act(async () => actorRef.send(event)),
  };
}

const seen = () => ({
  texts: [...document.querySelectorAll('section p, :is([data-part=empty-state], [role=alert]) h2')].map(
    ({ textContent }) => textContent,
  ),
  count: document.querySelector('[data-part=count]')?.textContent,
  pages: screen.queryAllByRole('link', { name: /^Página \d/ }).map(({ textContent }) => textContent),
});

describe(ListResults.name, () => {
  test('a first load that is overtaken goes on being awaited: nothing is called empty that nobody has seen', async () => {
    const { send, tell } = await mount();
    await send({ type: 'query.changed', query: { q: 'azul' } });
    expect(seen()).toEqual({ texts: ['Ya vienen'], count: '', pages: [] });
    await tell(page([], 0));
    expect(seen()).toEqual({ texts: ['Ninguna jarra'], count: '0 jarras', pages: [] });
  });

  test('a first load that failed leaves nothing to keep in sight', async () => {
    const { send, tell } = await mount();
    await tell({ ok: false, failure: sampleFailure('TIMEOUT') });
    expect(seen()).toEqual({ texts: ['No lo hemos podido cargar', 'TIMEOUT'], count: '', pages: [] });
    await send({ type: 'query.changed', query: { q: 'azul' } });
    expect(seen()).toEqual({ texts: ['Ya vienen'], count: '', pages: [] });
  });

  test('the page after this one is offered when more is known to come, not of a page that is on its way', async () => {
    const { send, tell } = await mount();
    await tell(page(['a', 'b'], 2, true));
    expect(seen()).toEqual({ texts: ['a', 'b'], count: '2 jarras · página 1 de 2', pages: ['1', '2'] });
    await send({ type: 'page.requested', offset: 2 });
    expect(seen()).toEqual({ texts: ['a', 'b'], count: '2 jarras', pages: [] });
  });

  test('a page is turned in place, and the focus goes to what is found', async () => {
    const { asked, tell } = await mount();
    await tell(page(['a', 'b'], 3, true));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })));
    expect(asked[1]?.query).toEqual({ offset: 2 });
    expect(document.activeElement?.textContent).toEqual('Jarras');
  });

  test('a page behind the last one says so and leads to the first', async () => {
    const { tell } = await mount({ offset: 8 });
    await tell(page([], 3));
    expect(seen()).toEqual({
      texts: ['Aquí no llega la estantería'],
      count: '3 jarras',
      pages: ['1', '2'],
    });
    const { textContent, pathname, search } = screen.getByRole<HTMLAnchorElement>('link', {
      name: words.firstPage,
    });
    expect([textContent, pathname + search]).toEqual(['Al principio', '/products?desde=0']);
  });

  test('R7.14 a total that is bound says that there are more, and not how many pages', async () => {
    const bound = (total: number): Answer => ({
      ok: true,
      value: { items: ['a', 'b'], pagination: { total, hasMore: true, totalIsBound: true } },
    });
    const { send, tell } = await mount();
    await tell(bound(1_000));
    expect(seen().count).toBe('Más de 1.000 jarras · página 1');
    await send({ type: 'query.changed', query: { q: 'azul' } });
    await tell(bound(12));
    expect(seen().count).toBe('Al menos 12 jarras · página 1');
  });

  test('R7.14 the pages of a public list end', async () => {
    const { tell } = await mount({}, true, true);
    await tell(page(['a', 'b'], 100_000, true));
    expect(seen()).toEqual({
      texts: ['a', 'b'],
      count: '100.000 jarras · página 1 de 5.000',
      pages: ['1', '2', '5000'],
    });
  });

  test('a count that is only heard is said again when the list was looked up again', async () => {
    const heard = () => screen.getByRole('status').textContent;
    const { send, tell } = await mount({}, false);
    await tell(page(['a'], 1));
    const said = [heard()];
    await send({ type: 'query.changed', query: { q: 'b' } });
    said.push(heard());
    await tell(page(['b'], 1));
    expect([...said, heard()]).toEqual(['1 jarra', '', '1 jarra']);
  });
});
