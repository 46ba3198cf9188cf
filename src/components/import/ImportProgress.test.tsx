import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { halfReadImport } from '../../../tests/support/samples/import-answers.ts';
import { importAt } from '../../../tests/support/charts/import-actor.ts';
import { leafTexts } from '../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleStore } from '../../../tests/support/samples/samples.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { backOfficeSystem } from '../../theme/back-office/system.ts';
import { ImportProgress } from './ImportProgress.tsx';

afterEach(cleanup);

type State = Partial<Record<'isCancelling' | 'isPausing' | 'isResting', boolean>>;

async function showReading(
  upload: ProductImport | null,
  changes: Partial<ImportContext> = {},
  { isCancelling = false, isPausing = false, isResting = false }: State = {},
) {
  const content = { store: sampleStore(), upload };
  const { actorRef, context, told } = importAt('reading', { content, ...changes });
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ImportProgress {...{ actorRef, context, isCancelling, isPausing, isResting }} />
    </ChakraProvider>,
  );
  return told;
}

const pace = { since: 0, at: 0, done: 148, rate: 0.002, left: 120_000, said: { quarter: 0, left: null } };
const track = () => {
  const bar = screen.getByRole('progressbar');
  return [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')];
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const busy = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-busy'));

test('an archive that is read tells how far, how fast and what is wrong so far, and may be stopped', async () => {
  const told = await showReading(halfReadImport, { pace });
  expect(leafTexts()).toEqual([
    'Leyendo tu hoja',
    'Puedes cerrar esta página: seguimos nosotros, y al volver verás cómo va.',
    '148 de 320 filas',
    '140 han entrado',
    '8 con algo que corregir',
    '2 filas por segundo',
    'quedan unos 2 minutos',
    'Pausar',
    'Cancelar la lectura',
    'Si cancelas, lo que ya ha entrado se queda. Si pediste sustituir, tu puesto se queda como estaba.',
    'Lo que hay que corregir',
    'Fila 3',
    'precio',
    'El precio debe ser un número mayor a 0',
  ]);
  expect([track(), busy(), screen.queryByRole('alert')]).toEqual([
    ['Leyendo tu hoja', '46'],
    [null, null],
    null,
  ]);
  press('Pausar');
  press('Cancelar la lectura');
  expect(told).toEqual([{ type: 'pause.requested' }, { type: 'cancel.requested' }]);
});

test('R9.8 a trial that stands still says so, why it does not go on, and has no pace', async () => {
  const upload = { ...halfReadImport, dryRun: true, paused: true, errorCount: 0, errors: [] };
  const told = await showReading(
    upload,
    { pace, isUnseen: true, refusal: sampleFailure('INVALID_TRANSITION') },
    { isResting: true },
  );
  expect(leafTexts()).toEqual([
    'En pausa',
    'No leemos nada más hasta que lo digas. Puedes cerrar esta página: se queda donde está, un mes como mucho.',
    '148 de 320 filas',
    '140 entrarían',
    'Ya había acabado.',
    'No conseguimos ver cómo va. Lo intentamos otra vez.',
    'Sigue en pausa. Hemos dejado de mirar para no gastarte datos.',
    'Seguir mirando',
    'Seguir leyendo',
    'Cancelar la lectura',
    'Es una prueba: acabe como acabe, no se guarda nada.',
  ]);
  expect([track(), screen.getByRole('alert').textContent]).toEqual([
    ['Probando tu hoja', '46'],
    'Ya había acabado.',
  ]);
  press('Seguir mirando');
  press('Seguir leyendo');
  expect(told).toEqual([{ type: 'watch.resumed' }, { type: 'resume.requested' }]);
});

test.each([
  ['nobody has told of', null],
  ['nobody has counted the rows of', { ...halfReadImport, totalProducts: 0 }],
  ['is not begun', { ...halfReadImport, status: 'pending' as const }],
])('an archive that %s is being opened', async (_, upload) => {
  await showReading(upload, {}, { isPausing: true });
  expect(leafTexts()).toEqual([
    'Leyendo tu hoja',
    'Puedes cerrar esta página: seguimos nosotros, y al volver verás cómo va.',
    'Abriendo el archivo…',
    'Pausar',
    'Cancelar la lectura',
    'Si cancelas, lo que ya ha entrado se queda. Si pediste sustituir, tu puesto se queda como estaba.',
  ]);
  expect(busy()).toEqual(['true', null]);
});

test('who has stopped looking at one that goes on is told that it does', async () => {
  await showReading(halfReadImport, {}, { isResting: true, isCancelling: true });
  expect([leafTexts()[5], busy()]).toEqual([
    'Sigue leyéndose. Hemos dejado de mirar para no gastarte datos.',
    [null, null, 'true'],
  ]);
});
