import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import type { ListExportResult } from '../../../machines/ui/list-export.machine.ts';
import { ordersExportMachine } from '../../../machines/producer/orders/orders-export.machine.ts';
import { resultActors } from '../../../wiring/api/promise-actors.ts';
import { ExportButton } from './ExportButton.tsx';

/** Renders the export button of a list at page three; the test controls the progress. */
async function openFile() {
  let answer = deferred<ListExportResult>();
  const asked: unknown[] = [];
  const fileRef = createActor(
    ordersExportMachine.provide({
      actors: resultActors({
        saveFile: ({ query }) => {
          asked.push(query);
          return (answer = deferred<ListExportResult>()).promise;
        },
      }),
    }),
  ).start();
  await renderWithMarketProviders(
    <ExportButton
      fileRef={fileRef}
      query={{ status: 'pending', offset: 40 }}
      tooMuch="Son demasiados."
      failureText={({ code }) => `No ha podido ser: ${code}.`}
    />,
  );
  return {
    asked,
    progress: (done: number, total: number) =>
      act(async () => fileRef.send({ type: 'file.progressed', done, total })),
    answer: (result: ListExportResult) => act(async () => answer.resolve(result)),
    request: (query: Parameters<typeof fileRef.send>[0]) => act(async () => fileRef.send(query)),
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const seen = () => {
  const bar = screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Filas del archivo' });
  return [
    textOf(document.querySelector('span[aria-hidden=true]')),
    bar && [bar.value, bar.max],
    screen.getAllByRole('button').map((button) => [textOf(button), button.getAttribute('aria-busy')]),
    textOf(screen.queryByRole('alert')),
  ];
};

afterEach(cleanup);

test('R9.13 a list is saved as a file, which says how far it has come and can be stopped', async () => {
  const { asked, progress, answer } = await openFile();
  const rest = [null, null, [['Descargar CSV', null]], null];
  expect(seen()).toEqual(rest);
  await press('Descargar CSV');
  expect(seen()[1]).toBe(null);
  await progress(1000, 2500);
  expect([screen.getByText('1.000 de 2.500').getAttribute('aria-hidden'), ...seen().slice(1)]).toEqual([
    'true',
    [1000, 2500],
    [
      ['Parar', null],
      ['Descargar CSV', 'true'],
    ],
    null,
  ]);
  await press('Parar');
  expect(seen()).toEqual(rest);
  await press('Descargar CSV');
  await answer({ ok: true, value: { isSaved: true } });
  expect([seen(), asked]).toEqual([
    rest,
    [
      { status: 'pending', offset: 40 },
      { status: 'pending', offset: 40 },
    ],
  ]);
});

test('R8.13 why a list was not saved is said of it whatever its page, and of no other question', async () => {
  const { answer, request } = await openFile();
  await press('Descargar CSV');
  await answer({ ok: true, value: { isSaved: false } });
  expect(seen().at(-1)).toBe('Son demasiados.');
  await press('Descargar CSV');
  await answer({ ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) });
  expect(seen().at(-1)).toBe('No ha podido ser: UNAVAILABLE.');
  await request({ type: 'file.requested', query: { status: 'pending', offset: 0 } });
  await answer({ ok: true, value: { isSaved: false } });
  expect(seen().at(-1)).toBe('Son demasiados.');
  await request({ type: 'file.requested', query: { status: 'shipped', offset: 40 } });
  await answer({ ok: true, value: { isSaved: false } });
  expect(seen().at(-1)).toBe(null);
});
