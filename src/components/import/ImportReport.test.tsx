import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import { importAt } from '../../../tests/support/charts/import-actor.ts';
import { zip } from '../../../tests/support/samples/import-answers.ts';
import { leafTexts } from '../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId, sampleImport, sampleStore } from '../../../tests/support/samples/samples.ts';
import { sentEventsOf } from '../../../tests/support/charts/sent-events.ts';
import { spreadsheetDownloadMachine } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { backOfficeSystem } from '../../theme/back-office/system.ts';
import { ImportReport } from './ImportReport.tsx';

afterEach(cleanup);

interface Given {
  upload: Partial<ProductImport>;
  isTried?: boolean;
  isReplacing?: boolean;
  saving?: 'resting' | 'saving' | 'failed';
}

async function showReport({
  upload: changes,
  isTried = false,
  isReplacing = false,
  saving = 'resting',
}: Given) {
  cleanup();
  const upload = sampleImport(changes);
  const content = { store: sampleStore(), upload };
  const { actorRef, told } = importAt(isTried ? 'tried' : 'ready', {
    content,
    isReplacing,
    file: isTried ? zip : null,
  });
  const snapshot = spreadsheetDownloadMachine.resolveState({ value: saving, context: { file: null } });
  const fileRef = createActor(spreadsheetDownloadMachine, { snapshot });
  const asked = sentEventsOf(fileRef);
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ImportReport
        actorRef={actorRef}
        isTried={isTried}
        fileRef={fileRef}
        store={content.store}
        upload={upload}
      />
    </ChakraProvider>,
  );
  return { told, asked };
}

const price = { row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' };
const failed = { row: 3, cells: { nombre: 'Pan', precio: 'caro' } };

test('R3.9 a report tells on a receipt what came in, and by row what did not', async () => {
  const errors = [price, { message: 'Falta una foto.' }, { row: null, message: 'La hoja va en latín.' }];
  const { asked } = await showReport({
    upload: { createdCount: 311, updatedCount: 1, errors, failedRows: [failed], keptPictures: ['a.jpg'] },
  });
  expect(leafTexts()).toEqual([
    'Leído',
    'Lo que ha entrado',
    'mios.zip',
    'Filas en la hoja',
    '320',
    'Por corregir',
    '8',
    'Nuevos',
    '311',
    'Cambiados',
    '1',
    'Han entrado',
    '312',
    'Han entrado 312 productos; 8 no.',
    'Falta una foto.',
    'La hoja va en latín.',
    'Ver lo que hay en el puesto',
    'Descargar solo las que fallan',
    'Corrígelas, guarda la hoja como CSV y súbela tal cual, sin ZIP: las fotos que ya llegaron las guardamos una semana. Si cambias o añades alguna, mete esa con la hoja en un ZIP. La hoja lleva las primeras 1.',
    'Lo que hay que corregir',
    'Fila 3',
    'precio',
    'El precio debe ser un número mayor a 0',
  ]);
  expect(screen.getAllByRole('region').map((part) => part.querySelector('h2, h3, p')?.textContent)).toEqual([
    'Leído',
    'Lo que ha entrado',
    'Lo que hay que corregir',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/producer/popup-stores/${sampleId(1)}`);
  const download = screen.getByRole('button', { name: 'Descargar solo las que fallan' });
  expect(download.getAttribute('aria-busy')).toBe(null);
  fireEvent.click(download);
  expect(
    asked.map(({ type, file }) => [type, file.name, file.rows.map((row: string[]) => row.at(-1))]),
  ).toEqual([
    ['file.requested', 'productos.csv', ['que_falla', 'precio: El precio debe ser un número mayor a 0']],
  ]);
});

test('one that was cancelled at once says how far it was read, and offers nothing of what is not there', async () => {
  await showReport({
    upload: { status: 'cancelled', processedProducts: 2, successCount: 0, errorCount: 0, errors: [] },
  });
  expect(leafTexts()).toEqual([
    'Cancelado',
    'Lo que ha entrado',
    'mios.zip',
    'Filas en la hoja',
    '320',
    'Filas leídas',
    '2',
    'Por corregir',
    '0',
    'Han entrado',
    '0',
    'Lo cancelaste antes de que entrara nada.',
  ]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('one product that came in is to be seen in the store', async () => {
  await showReport({ upload: { successCount: 1, errorCount: 0, errors: [] } });
  expect(leafTexts().slice(-2)).toEqual(['Ha entrado 1 producto.', 'Ver lo que hay en el puesto']);
});

test('R3.8 what was tried goes in earnest, and leads to no product', async () => {
  const upload = { dryRun: true, errors: [], failedRows: [failed], errorCount: 1, keptPictures: ['a.jpg'] };
  const { told } = await showReport({ upload, isTried: true });
  expect(leafTexts()).toEqual([
    'Probado, sin guardar nada',
    'Lo que entraría',
    'mios.zip',
    'Filas en la hoja',
    '320',
    'Por corregir',
    '1',
    'Entrarían',
    '312',
    'Entrarían 312 productos; 1 no. Todavía no hemos guardado nada.',
    'Importar de verdad',
    'Enviamos el mismo archivo; no hace falta que lo elijas otra vez.',
    'Descargar solo las que fallan',
    'Corrígelas, guarda la hoja como «productos.csv» y vuelve a subirla en un ZIP con sus fotos. Las demás todavía no están.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Importar de verdad' }));
  expect(told).toEqual([{ type: 'sending.requested' }]);
});

const afterTrial = async (given: Omit<Given, 'upload'>, upload: Partial<ProductImport> = {}) => {
  await showReport({ ...given, upload: { dryRun: true, errorCount: 0, errors: [], ...upload } });
  return leafTexts().slice(leafTexts().indexOf('Entrarían') + 3);
};

test('after a trial it is said what going in earnest takes the place of, and what it needs', async () => {
  expect(await afterTrial({ isTried: true, isReplacing: true })).toEqual([
    'Importar de verdad',
    'Enviamos el mismo archivo, y lo que entre sustituirá lo que tienes en el puesto. No hace falta que lo elijas otra vez.',
  ]);
  expect(await afterTrial({})).toEqual([
    'Era una prueba. Para importarlo de verdad, elige el archivo otra vez.',
  ]);
  expect(await afterTrial({ isTried: true }, { status: 'failed', successCount: 0 })).toEqual([]);
});

const hint = async (upload: Partial<ProductImport>) => {
  await showReport({ upload: { errors: [], failedRows: [failed], errorCount: 1, ...upload } });
  return leafTexts().at(-1);
};

test('R3.9 rows that failed come again with their pictures, but for those that are kept', async () => {
  expect(await hint({ keptPictures: ['a.jpg'] })).toBe(
    'Corrígelas, guarda la hoja como CSV y súbela tal cual, sin ZIP: las fotos que ya llegaron las guardamos una semana. Si cambias o añades alguna, mete esa con la hoja en un ZIP. Las demás ya están.',
  );
  expect(await hint({ keptPictures: [], status: 'cancelled' })).toBe(
    'Corrígelas, guarda la hoja como «productos.csv» y vuelve a subirla en un ZIP con sus fotos.',
  );
});

test('a sheet that is being saved has the button busy, and one that was not saved says so', async () => {
  const upload = { failedRows: [failed], errors: [] };
  await showReport({ upload, saving: 'saving' });
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('alert')).toBe(null);
  await showReport({ upload, saving: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe('No se ha podido guardar. Inténtalo otra vez.');
  await showReport({ upload: { failedRows: [] } });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('of many faults fifty are listed, and the rest counted', async () => {
  const faults = Array.from({ length: 51 }, (_, index) => ({ ...price, row: 1_001 + index }));
  await showReport({ upload: { errors: faults } });
  expect([screen.getAllByRole('listitem').length, leafTexts().at(-4), leafTexts().at(-1)]).toEqual([
    50,
    'Fila 1.050',
    'Y 1 más; los verás todos en la hoja que podrás descargar.',
  ]);
  await showReport({ upload: { errors: faults.slice(1) } });
  expect([screen.getAllByRole('listitem').length, leafTexts().at(-1)]).toEqual([
    50,
    'El precio debe ser un número mayor a 0',
  ]);
});
