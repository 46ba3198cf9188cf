import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  completedImport,
  halfReadImport,
  pausedImport,
  zip,
} from '../../../tests/support/samples/import-answers.ts';
import { importAt } from '../../../tests/support/charts/import-actor.ts';
import { leafTexts } from '../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleExamination,
  sampleFailure,
  sampleId,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { sentEventsOf } from '../../../tests/support/charts/sent-events.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { productsExportMachine } from '../../machines/producer/products/products-export.machine.ts';
import { spreadsheetDownloadMachine } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { backOfficeSystem } from '../../theme/back-office/system.ts';
import { ICON_PATHS } from '../icons/icon-paths.ts';
import { ClockProvider } from '../market/clock-context.ts';
import { StoreImportView } from './StoreImportView.tsx';

afterEach(cleanup);

type State = Parameters<typeof importAt>[0];
const SELLER = sampleId(3);
const own = sampleStore({ ownerId: SELLER, productCount: 1 });
const begunAt = (quarter: number): Partial<ImportContext> => ({
  pace: { since: 0, at: 0, done: 0, rate: null, left: null, said: { quarter, left: 120_000 } },
});

async function open(
  value: State,
  changes: Partial<ImportContext> = {},
  sheet: Partial<SnapshotFrom<typeof productsExportMachine>> & {
    value?: 'saving' | 'tooMuch' | 'failed';
  } = {},
) {
  cleanup();
  const { actorRef, told } = importAt(value, changes);
  const sheetRef = createActor(productsExportMachine, {
    snapshot: productsExportMachine.resolveState({
      value: sheet.value ?? 'resting',
      context: { query: {}, progress: null, failure: null, ...sheet.context },
    }),
  });
  const asked = sentEventsOf(sheetRef);
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StoreImportView
          actorRef={actorRef}
          fileRef={createActor(spreadsheetDownloadMachine)}
          sheetRef={sheetRef}
          sellerId={SELLER}
        />
      </ClockProvider>
    </ChakraProvider>,
  );
  return { told, asked };
}

const links = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const crumbs = () => links(screen.getByRole('navigation', { name: 'Estás en' }));
const stations = () =>
  within(screen.getByRole('list', { name: 'Cómo va' }))
    .getAllByRole('listitem')
    .map((one) => [one.textContent, one.getAttribute('aria-current')]);
const said = () => screen.getByRole('status').textContent;
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const SEND = ['Subir: está aquí', 'Leer: después', 'Revisar: después'];
const READ = ['Subir: hecho', 'Leer: está aquí', 'Revisar: después'];
const REVIEW = ['Subir: hecho', 'Leer: hecho', 'Revisar: está aquí'];

test('R3.9 a store that nothing was sent to has a crate, and its own goods as a sheet', async () => {
  const { asked } = await open('ready', { content: { store: own, upload: null } });
  expect(document.title).toBe('Subir productos a La Colmena · Tenderete');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(crumbs()).toEqual([
    ['Puestos', '/producer/popup-stores'],
    ['La Colmena', `/producer/popup-stores/${sampleId(1)}`],
  ]);
  expect(stations()).toEqual([
    ['Subir: está aquí', 'step'],
    ['Leer: después', null],
    ['Revisar: después', null],
  ]);
  expect([said(), screen.queryByRole('alert')]).toEqual(['', null]);
  const crate = screen.getByRole('region', { name: '¿Qué traes?' });
  expect(leafTexts(crate)).toEqual([
    '¿Qué traes?',
    'Un ZIP con la hoja productos.csv y las fotos que nombra; si no hay fotos nuevas, basta la hoja. La leemos fila a fila y te decimos qué entra y qué no.',
    'Elegir el ZIP o la hoja',
    'Hasta 200 MB y 10.000 filas.',
    '¿Es la primera vez?',
    'Descarga la hoja de ejemplo',
    'o el ZIP entero, con sus fotos',
    '.',
    'Qué va en cada columna',
    '.',
  ]);
  expect(links(crate)).toEqual([
    ['Descarga la hoja de ejemplo', '/ejemplos/productos.csv'],
    ['o el ZIP entero, con sus fotos', '/ejemplos/productos.zip'],
    ['Qué va en cada columna', '/guide#importar'],
  ]);
  expect(crate.querySelectorAll('a[download]').length).toBe(2);
  expect(crate.querySelectorAll('svg[width="150"]').length).toBe(1);
  const goods = screen.getByRole('region', { name: '¿Quieres cambiar lo que ya vendes aquí?' });
  expect([within(goods).getByRole('button').getAttribute('aria-busy'), leafTexts(goods).length]).toEqual([
    null,
    3,
  ]);
  press('Descargar mis productos');
  expect(asked).toEqual([{ type: 'file.requested', query: { store: sampleId(1) } }]);
});

test('a sheet of one’s goods that does not come says why', async () => {
  const content = { store: own, upload: null };
  const goods = { query: {}, progress: null, failure: null };
  await open('ready', { content }, { value: 'tooMuch', context: goods });
  expect(screen.getByRole('alert').textContent).toBe('Son más de 10.000 productos, y no caben en una hoja.');
  await open(
    'ready',
    { content },
    { value: 'failed', context: { ...goods, failure: sampleFailure('TIMEOUT') } },
  );
  expect(screen.getByRole('alert').textContent).toBe('La solicitud tardó demasiado. Verifica tu conexión.');
  await open('ready', { content }, { value: 'saving', context: goods });
  expect(screen.getByRole('button', { name: 'Descargar mis productos' }).getAttribute('aria-busy')).toBe(
    'true',
  );
});

test.each([
  ['of somebody else', { content: { store: sampleStore({ ownerId: sampleId(4) }), upload: null } }, 'ready'],
  ['without products', { content: { store: { ...own, productCount: 0 }, upload: null } }, 'ready'],
  ['that is being read into', { content: { store: own, upload: halfReadImport } }, 'reading'],
] as const)('no sheet is offered of a store %s', async (_, changes, value) => {
  await open(value, changes);
  expect(titles().length).toBe(1);
});

test('what was chosen is named, and sent or tried, in place of what is there or beside it', async () => {
  const { told } = await open('ready', { file: zip, fault: { name: 'foto.jpg', problem: 'EMPTY' } });
  const crate = screen.getByRole('region', { name: '¿Qué traes?' });
  expect(leafTexts(crate).slice(0, 9)).toEqual([
    '¿Qué traes?',
    'mios.zip · 1 kB',
    'Elegir otro',
    '«foto.jpg» está vacío.',
    'Sustituir lo que tengo en el puesto',
    'Tus productos de ahora se quedan hasta que los nuevos estén listos, y solo se van si alguno ha entrado.',
    'Subir y leer',
    'Probar sin guardar',
    'También revisa las fotos y te dice qué entraría. En tu puesto no cambia nada.',
  ]);
  expect([screen.getByRole('alert').textContent, crate.querySelectorAll('svg[width="150"]').length]).toEqual([
    '«foto.jpg» está vacío.',
    0,
  ]);
  const replacing = screen.getByRole<HTMLInputElement>('checkbox');
  expect(replacing.checked).toBe(false);
  await act(async () => fireEvent.click(replacing));
  press('Subir y leer');
  press('Probar sin guardar');
  expect(told).toEqual([
    { type: 'replacing.toggled' },
    { type: 'sending.requested' },
    { type: 'trial.requested' },
  ]);
  await open('ready', { file: zip, isReplacing: true, refusal: sampleFailure('CONFLICT') });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Ya se está leyendo un archivo de este puesto.');
});

test('a file is dropped into the crate, and what is no file is not taken', async () => {
  const { told } = await open('ready');
  const crate = screen.getByRole('heading', { name: '¿Qué traes?' });
  const over = () => fireEvent.dragOver(crate, { dataTransfer: { files: [] } });
  expect([over(), titles()]).toEqual([false, ['Suéltalo aquí']]);
  fireEvent.dragLeave(crate);
  expect(titles()).toEqual(['¿Qué traes?']);
  over();
  expect(fireEvent.drop(crate, { dataTransfer: { files: [] } })).toBe(false);
  expect([titles(), told]).toEqual([['¿Qué traes?'], []]);
  fireEvent.drop(crate, { dataTransfer: { files: [zip] } });
  fireEvent.change(screen.getByLabelText('Elegir el ZIP o la hoja'), { target: { files: [] } });
  expect(told).toEqual([{ type: 'file.chosen', file: zip }]);
});

test('a file that is looked into is neither sent nor told of yet', async () => {
  await open('examining', { file: zip });
  expect(leafTexts(screen.getByRole('region', { name: '¿Qué traes?' })).slice(0, 5)).toEqual([
    '¿Qué traes?',
    'mios.zip · 1 kB',
    'Elegir otro',
    'Mirando lo que hay dentro…',
    '¿Es la primera vez?',
  ]);
});

const leftOver = { url: '/uploads/x', name: 'mios.zip', size: 3_000_000, lastModified: 5, share: 0.25 };
const left = { ...leftOver, isReplacing: false, isTrial: false, file: null };

test('R3.8 an archive that was left on its way says how far it came, and which file goes on', async () => {
  const content = { store: own, upload: null, left };
  const { told } = await open('left', { content, refusal: sampleFailure('NO_RESPONSE') });
  expect(titles().slice(0, 1)).toEqual(['Te quedaste a medias']);
  const panel = screen.getByRole('region', { name: 'Te quedaste a medias' });
  expect(leafTexts(panel)).toEqual([
    'Te quedaste a medias',
    'Elige otra vez el mismo archivo y seguimos desde donde iba.',
    'mios.zip · 2,9 MB',
    '25 % subido',
    'Se ha cortado la conexión.',
    'Elegir el mismo archivo',
    'Empezar de nuevo',
  ]);
  expect(screen.getByRole('alert').textContent).toBe('Se ha cortado la conexión.');
  const bar = screen.getByRole('progressbar', { name: 'Te quedaste a medias' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  const chooser = screen.getByLabelText('Elegir el mismo archivo');
  fireEvent.change(chooser, { target: { files: [] } });
  fireEvent.change(chooser, { target: { files: [zip] } });
  press('Empezar de nuevo');
  expect(told).toEqual([{ type: 'file.chosen', file: zip }, { type: 'cancel.requested' }]);
});

test('R3.8 a sheet alone is packed where it was chosen: in the crate, or for what was left', async () => {
  await open('packing', { content: { store: sampleStore(), upload: null, left } });
  expect([titles(), screen.queryByRole('alert')]).toEqual([['Te quedaste a medias'], null]);
  await open('packing', { file: zip });
  expect([titles(), leafTexts().includes('Mirando lo que hay dentro…')]).toEqual([['¿Qué traes?'], true]);
});

test.each<[string, State, Partial<ImportContext>, string, string[]]>([
  ['being read', 'reading', { content: { store: own, upload: halfReadImport } }, 'Leyendo tu hoja', READ],
  [
    'a quarter read',
    'reading',
    { content: { store: own, upload: halfReadImport }, ...begunAt(1) },
    'Leído el 25 %, quedan unos 2 minutos',
    READ,
  ],
  [
    'standing still half read',
    'reading',
    { content: { store: own, upload: pausedImport }, ...begunAt(2) },
    'En pausa',
    READ,
  ],
  ['on its way', 'sending', { file: zip, ...begunAt(0) }, 'Subiendo tu archivo', SEND],
  ['half sent', 'sending', { file: zip, ...begunAt(2) }, 'Subido el 50 %, quedan unos 2 minutos', SEND],
  ['cut off', 'cut', { file: zip, ...begunAt(2) }, 'Se ha cortado la conexión', SEND],
  ['held', 'held', { file: zip }, 'Envío en pausa', SEND],
  [
    'not taken',
    'interrupted',
    { file: zip, refusal: { code: 'UPLOAD_FAILED', status: 403, errors: [] } },
    '',
    SEND,
  ],
  [
    'read before anybody looked',
    'ready',
    { content: { store: sampleStore(), upload: completedImport }, looks: 0 },
    '',
    REVIEW,
  ],
  [
    'read under one’s eyes',
    'ready',
    { content: { store: sampleStore(), upload: completedImport }, looks: 1 },
    'Han entrado 312 productos; 8 no.',
    REVIEW,
  ],
  [
    'in hand after another was read',
    'ready',
    { content: { store: sampleStore(), upload: completedImport }, file: zip, looks: 1 },
    '',
    SEND,
  ],
])('an archive that is %s is said aloud once, at its station', async (_, value, changes, words, at) => {
  await open(value, changes);
  expect([said(), stations().map(([text]) => text)]).toEqual([words, at]);
  const ticked = [...document.querySelectorAll(`li path[d="${ICON_PATHS.check}"]`)];
  expect(ticked.map((tick) => tick.closest('li')?.textContent)).toEqual(
    at.filter((one) => one.endsWith('hecho') || one.startsWith('Revisar')),
  );
});

test('only what goes on is in sight: no report of an archive before, none of one that never came', async () => {
  const store = sampleStore();
  await open('sending', { content: { store, upload: completedImport, left }, file: zip });
  expect(titles()).toEqual(['Subiendo tu archivo']);
  await open('interrupted', { file: zip, refusal: sampleFailure('NO_RESPONSE') });
  expect(titles()).toEqual(['El archivo no ha llegado']);
  await open('reading', { content: { store, upload: completedImport } });
  expect(titles()).toEqual(['Leyendo tu hoja']);
  await open('ready', { content: { store, upload: { ...halfReadImport, status: 'uploading' } } });
  expect(titles()).toEqual(['¿Qué traes?']);
});

test('the button that sends says how many rows go in, where some do not', async () => {
  const words = async (wrongRows: number) => {
    await open('ready', { file: zip, examination: sampleExamination({ wrongRows }) });
    return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  };
  expect([await words(0), await words(1), await words(2), await words(3)]).toEqual([
    ['Subir y leer', 'Probar sin guardar'],
    ['Subir las 2 que están bien', 'Probar sin guardar'],
    ['Subir la que está bien', 'Probar sin guardar'],
    [],
  ]);
});

test('what was tried is told of by its report, with the crate for another below', async () => {
  const upload = { ...completedImport, dryRun: true };
  await open('tried', {
    content: { store: sampleStore(), upload },
    file: zip,
    examination: { verdict: 'unknown' },
  });
  expect([titles(), screen.queryByRole('checkbox'), document.querySelector('[data-part=unknown]')]).toEqual([
    ['Probado, sin guardar nada', '¿Qué traes?'],
    null,
    null,
  ]);
});

test('a page that did not come has no store to name, and is asked for again', async () => {
  const { told } = await open('failed', { content: null, failure: sampleFailure('TIMEOUT') });
  expect([document.title, crumbs(), titles()]).toEqual([
    'Subir productos · Tenderete',
    [['Puestos', '/producer/popup-stores']],
    ['No hemos podido abrir esta página'],
  ]);
  press('Reintentar');
  expect(told).toEqual([{ type: 'retry.requested' }]);
  await open('ready', { failure: sampleFailure('TIMEOUT') });
  expect([titles(), screen.queryByRole('alert')]).toEqual([['¿Qué traes?'], null]);
});
