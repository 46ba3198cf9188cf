import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { importInput } from '../../../tests/support/samples/import-answers.ts';
import { importAt } from '../../../tests/support/charts/import-actor.ts';
import { leafTexts } from '../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { storeImportMachine } from '../../machines/import/store-import.machine.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { backOfficeSystem } from '../../theme/back-office/system.ts';
import { ArchiveUploadProgress, type ArchiveUploadStage } from './ArchiveUploadProgress.tsx';

afterEach(cleanup);

const selectStage = ({ context }: { context: ArchiveUploadStage }) => context;

/** Renders the upload page; its stage changes by itself. */
async function sendingAt(first: ArchiveUploadStage) {
  const actorRef = createActor(storeImportMachine, { input: importInput });
  const stages = createActor(
    fromTransition(
      (_: ArchiveUploadStage, reached: { type: 'stage.reached'; stage: ArchiveUploadStage }) => reached.stage,
      first,
    ),
  ).start();
  function Page() {
    const stage = useSelector(stages, selectStage);
    const { context } = actorRef.getSnapshot();
    return (
      <ChakraProvider value={backOfficeSystem}>
        <h1 tabIndex={-1}>Subir productos</h1>
        <ArchiveUploadProgress
          actorRef={actorRef}
          context={context}
          stage={stage}
          isPausable
          isBusy={false}
        />
      </ChakraProvider>
    );
  }
  await renderWithMarketProviders(<Page />);
  return async (stage: ArchiveUploadStage) => act(async () => stages.send({ type: 'stage.reached', stage }));
}

const focused = () => document.activeElement?.textContent;
const focus = (name: string) => act(async () => screen.getByRole('button', { name }).focus());

test('R3.8 who is about to press «Seguir ahora» as the line comes back does not press «Pausar» instead', async () => {
  const goTo = await sendingAt('cut');
  await focus('Seguir ahora');
  await goTo('moving');
  expect([focused(), screen.queryByRole('button', { name: 'Pausar' }) !== null]).toEqual([
    'Subir productos',
    true,
  ]);
});

test('R3.8 who has it stand still has the way on under the same finger', async () => {
  const goTo = await sendingAt('moving');
  await focus('Pausar');
  await goTo('held');
  expect(focused()).toBe('Seguir subiendo');
});

async function seen(
  stage: ArchiveUploadStage,
  changes: Partial<ImportContext>,
  isPausable: boolean,
  isBusy = false,
) {
  cleanup();
  const file = new File([new Uint8Array(1024 * 1024)], 'mios.zip');
  const pace = { since: 0, at: 0, done: 0.5, rate: 0.0005, left: 60_000, said: { quarter: 2, left: null } };
  const { actorRef, context, told } = importAt('sending', { file, pace, share: 0.5, ...changes });
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ArchiveUploadProgress {...{ actorRef, context, stage, isPausable, isBusy }} />
    </ChakraProvider>,
  );
  const words = leafTexts();
  const bars = screen.queryAllByRole('progressbar', { name: 'Subiendo tu archivo' });
  const busy = screen.getAllByRole('button').map((button) => button.getAttribute('aria-busy'));
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  return {
    words,
    busy,
    bar: bars.map((bar) => bar.getAttribute('aria-valuenow')),
    alert: screen.queryByRole('alert')?.textContent ?? null,
    told: told.map(({ type }) => type),
  };
}

test('R3.8 an archive on its way tells how much has gone, how fast, and how long it takes yet', async () => {
  expect(await seen('moving', {}, true)).toEqual({
    words: [
      'Subiendo tu archivo',
      'No cierres esta página hasta que haya subido del todo. Después puedes irte: lo leemos nosotros.',
      '50 % subido',
      '0,5 MB por segundo',
      'queda un minuto más o menos',
      'Pausar',
      'Cancelar',
    ],
    busy: [null, null],
    bar: ['50'],
    alert: null,
    told: ['pause.requested', 'cancel.requested'],
  });
  const begun = await seen('moving', { file: null, share: 0, pace: null }, false, true);
  expect([begun.words.slice(2), begun.busy]).toEqual([['Preparando el envío…', 'Cancelar'], ['true']]);
});

test('R3.8 one that stands still has no pace, and goes on from where it was', async () => {
  const cut = await seen('cut', {}, false);
  expect([cut.words.slice(2), cut.told]).toEqual([
    ['50 % subido', 'Seguir ahora', 'Pausar', 'Cancelar'],
    ['sending.requested', 'pause.requested', 'cancel.requested'],
  ]);
  const held = await seen('held', { share: 0 }, false);
  expect([held.words.slice(2), held.bar, held.told]).toEqual([
    ['0 % subido', 'Seguir subiendo', 'Cancelar'],
    ['0'],
    ['resume.requested', 'cancel.requested'],
  ]);
});

test('one that was not taken says why, and is sent anew', async () => {
  expect(await seen('interrupted', { refusal: sampleFailure('PAYLOAD_TOO_LARGE') }, false)).toEqual({
    words: ['El archivo no ha llegado', 'El archivo es demasiado grande.', 'Volver a subirlo', 'Cancelar'],
    busy: [null, null],
    bar: [],
    alert: 'El archivo es demasiado grande.',
    told: ['sending.requested', 'cancel.requested'],
  });
});
