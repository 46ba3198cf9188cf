import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createFormatter, DEFAULT_MARKET } from '../../../../contract/values/format.ts';
import { sampleProducerOrder } from '../../../../tests/support/views/producer-orders.tsx';
import { NOW, sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { csvOf } from '../../../services/ui/csv.ts';
import { wireOrdersExport } from './orders-export.wiring.ts';

type Services = Parameters<typeof wireOrdersExport>[0];

const orders = [sampleProducerOrder(41, ['Miel', '=2+2']), sampleProducerOrder(42, ['Pan'], 'shipped')];

async function ask(listProducerOrders: Services['listProducerOrders']) {
  const saved: string[][] = [];
  const progress: unknown[] = [];
  const actor = createActor(
    wireOrdersExport({
      listProducerOrders,
      fetchWriter: async () => ({ csvOf }),
      saveText: (...file) => saved.push(file),
      formatter: createFormatter(DEFAULT_MARKET),
      now: () => NOW,
    }),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event' || inspected.event.type !== 'file.progressed') return;
        const { done, total } = inspected.event;
        progress.push([done, total]);
      },
    },
  ).start();
  actor.send({ type: 'file.requested', query: { status: 'pending', offset: 40 } });
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { saved, value, progress };
}

const page = (items: typeof orders, more: { total: number; hasMore: boolean; asOf?: string } | null) =>
  ({ ok: true, value: { items, pagination: more, counts: undefined } }) as const;

test('R7.19 all pages of what the list is asked are in the file, a row for each line, safe in a spreadsheet', async () => {
  const asked: unknown[] = [];
  const { saved, value, progress } = await ask(async (input) => {
    asked.push(input);
    const index = input.query.offset ?? 0;
    return page(orders.slice(index, index + 1), { total: 2, hasMore: index === 0, asOf: 'then' });
  });
  const limit = 100;
  expect(asked).toEqual([
    { query: { status: 'pending', offset: 0 }, limit, asOf: null },
    { query: { status: 'pending', offset: 1 }, limit, asOf: 'then' },
  ]);
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const [name, type, text = ''] = saved[0] ?? [];
  expect([value, name, type]).toEqual(['resting', 'pedidos-2026-11-20.csv', 'text/csv;charset=utf-8']);
  const [, first, second, third] = text.split('\r\n');
  expect([first, second?.includes(`"'=2+2"`), third?.startsWith('"=""00000042""";')]).toEqual([
    '"=""00000041""";"2026-11-20";"13:00";"Pendiente";38;"Miel";2;9,5;19;"Pendiente";;"Ana R.";"Calle Mayor 1";"=""42001""";"Soria";;;"ana@example.com";',
    true,
    true,
  ]);
});

test('R7.19 an answer without pages is the whole list', async () => {
  const { saved, progress } = await ask(async () => page(orders, null));
  expect([saved.length, progress]).toEqual([1, [[2, 2]]]);
});

test('R7.19 a list that says there is more and brings nothing ends there', async () => {
  const { saved, progress } = await ask(async ({ query }) =>
    page(query.offset === 0 ? orders : [], { total: 3, hasMore: true }),
  );
  expect([saved.length, progress]).toEqual([
    1,
    [
      [2, 3],
      [2, 3],
    ],
  ]);
});

test('R7.19 more than a file holds is not saved in part, nor is what breaks off on the way', async () => {
  const tooMuch = await ask(async () => page(orders, { total: 2_001, hasMore: true }));
  const broken = await ask(async ({ query }) =>
    query.offset === 0
      ? page(orders, { total: 200, hasMore: true })
      : { ok: false, failure: sampleFailure('TIMEOUT') },
  );
  expect([tooMuch, broken]).toEqual([
    { saved: [], value: 'tooMuch', progress: [] },
    { saved: [], value: 'failed', progress: [[2, 200]] },
  ]);
});
