import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { storeAnalyticsCsv } from '../../src/components/producer/store-analytics/store-analytics-csv.ts';
import { AnalyticsExportButton } from '../../src/components/producer/store-analytics/AnalyticsExportButton.tsx';
import { spreadsheetDownloadMachine } from '../../src/machines/producer/stores/spreadsheet-download.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireSpreadsheetDownload } from '../../src/wiring/producer/stores/store-analytics-screen.ts';
import { doneEventsOf, errorEventOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { sampleAnalyticsInput } from '../support/views/analytics-page.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { walkChart } from '../support/charts/walk-chart.ts';

interface Writer {
  csvOf: () => string;
}

const file = storeAnalyticsCsv(sampleAnalyticsInput());
const seen = () => [
  screen.getByRole('button', { name: 'Descargar CSV' }).getAttribute('aria-busy'),
  textOf(screen.queryByRole('alert')),
];

async function mount() {
  const saved: string[][] = [];
  let writer = deferred<Writer>();
  const logic = wireSpreadsheetDownload({
    fetchWriter: () => (writer = deferred<Writer>()).promise,
    saveText: (...said) => void saved.push(said),
  });
  const actorRef = createActor(logic).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <AnalyticsExportButton actorRef={actorRef} figures={sampleAnalyticsInput()} />
    </ChakraProvider>,
  );
  return {
    actorRef,
    saved,
    drivers: {
      'file.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Descargar CSV' })),
      'xstate.done.actor.saveFile': () => writer.resolve({ csvOf: () => 'escrito' }),
      'xstate.error.actor.saveFile': () => writer.reject(new Error('offline')),
    },
  };
}

const quiet = () => expect(seen()).toEqual([null, null]);
const busy = () => expect(seen()).toEqual(['true', null]);
const failed = () =>
  expect(seen()).toEqual([
    null,
    'No hemos podido hacer el archivo. Comprueba tu conexión y vuelve a pulsar.',
  ]);

const savedOnce = ({ event }: { event: { type: string } }, { saved }: { saved: string[][] }) =>
  expect(saved.splice(0)).toEqual(
    event.type === 'xstate.done.actor.saveFile' ? [[file.name, 'text/csv;charset=utf-8', 'escrito']] : [],
  );

walkChart({
  name: 'the file of a store’s figures',
  proves: 'R2.6',
  machine: spreadsheetDownloadMachine,
  input: undefined,
  events: [
    { type: 'file.requested', file },
    ...doneEventsOf('saveFile', undefined),
    errorEventOf('saveFile'),
  ],
  mount,
  oracles: { resting: quiet, saving: busy, failed },
  checkStep: savedOnce,
});
