import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { StoreImportView } from '../../src/components/import/StoreImportView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { productsExportMachine } from '../../src/machines/producer/products/products-export.machine.ts';
import { storeImportMachine } from '../../src/machines/import/store-import.machine.ts';
import type {
  ArchiveUploadUrlResult,
  CancelResult,
  ExamineResult,
  LoadImportResult,
  PollImportResult,
  PackResult,
  PauseResult,
} from '../../src/machines/import/store-import.types.ts';
import type { PutResult } from '../../src/machines/ui/uploads.entries.ts';
import type { PutFile } from '../../src/services/api/put-file.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireSpreadsheetDownload } from '../../src/wiring/producer/stores/store-analytics-screen.ts';
import { wireStoreImport } from '../../src/wiring/import/store-import-screen.tsx';
import { settleVerb as settle } from '../support/charts/settle-verb.ts';
import { deferred } from '../support/charts/deferred.ts';
import { FULL_ACCOUNT_MESSAGE, importInput } from '../support/samples/import-answers.ts';
import { importEvents, twoPollLimit } from '../support/charts/import-events.ts';
import { importAfter } from '../support/charts/import-reference.ts';
import { textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW } from '../support/samples/samples.ts';
import { END_TEXTS, FAULT_TEXTS, UNREADABLE_TEXT, VERDICT_TEXTS } from '../support/views/import-messages.ts';
import { lastEventOf, refusalIn } from '../support/charts/path-answers.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type Snapshot = SnapshotFrom<typeof storeImportMachine>;

const partText = (name: string) => textOf(document.querySelector(`[data-part=${name}]`));
const heading = () => screen.queryAllByRole('heading', { level: 2 }).map(textOf);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function mount() {
  const answers = {
    load: deferred<LoadImportResult>(),
    pack: deferred<PackResult>(),
    examine: deferred<ExamineResult>(),
    announce: deferred<ArchiveUploadUrlResult>(),
    look: deferred<PollImportResult>(),
    cancel: deferred<CancelResult>(),
    pause: deferred<PauseResult>(),
  };
  const paused: boolean[] = [];
  const announced: boolean[] = [];
  const sent: { type: string; onProgress: (share: number) => void; answer: (result: PutResult) => void }[] =
    [];
  const putFile: PutFile = ({ file, onProgress }) =>
    new Promise((answer) => sent.push({ type: file.type, onProgress: onProgress ?? (() => {}), answer }));
  let returns = () => {};
  const saved: string[] = [];
  const clock = new SimulatedClock();
  const actorRef = createActor(
    wireStoreImport(
      {
        loadImport: () => (answers.load = deferred<LoadImportResult>()).promise,
        packSheet: () => (answers.pack = deferred<PackResult>()).promise,
        examineArchive: () => (answers.examine = deferred<ExamineResult>()).promise,
        announceArchive: ({ isTrial }) => {
          announced.push(isTrial);
          return (answers.announce = deferred<ArchiveUploadUrlResult>()).promise;
        },
        lookAtImport: () => (answers.look = deferred<PollImportResult>()).promise,
        cancelImport: () => (answers.cancel = deferred<CancelResult>()).promise,
        pauseImport: (input) => {
          paused.push(input.paused);
          return (answers.pause = deferred<PauseResult>()).promise;
        },
      },
      putFile,
      (listener) => {
        returns = () => listener({ type: 'line.returned' });
        return () => {};
      },
    ).provide(twoPollLimit),
    { input: importInput, clock },
  ).start();
  const fileRef = createActor(
    wireSpreadsheetDownload({
      fetchWriter: () => import('../../src/services/ui/csv.ts'),
      saveText: (name, _, text) => saved.push(name, text),
    }),
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StoreImportView
          actorRef={actorRef}
          fileRef={fileRef}
          sheetRef={createActor(productsExportMachine).start()}
          sellerId=""
        />
      </ClockProvider>
    </ChakraProvider>,
  );
  return {
    actorRef,
    answers,
    sent,
    saved,
    announced,
    paused,
    drivers: {
      'file.chosen': ({ file }: { file: File }) =>
        fireEvent.change(screen.getByLabelText(/^Elegir/), { target: { files: [file] } }),
      'replacing.toggled': () => fireEvent.click(screen.getByLabelText(/^Sustituir/)),
      'sending.requested': () => press(sendWordsIn(actorRef.getSnapshot())),
      'trial.requested': () => press('Probar sin guardar'),
      'pause.requested': () => press('Pausar'),
      'resume.requested': () =>
        press(actorRef.getSnapshot().matches('held') ? 'Seguir subiendo' : 'Seguir leyendo'),
      'line.returned': () => returns(),
      'xstate.after.linePause.storeImport.cut': () => clock.increment(1_000),
      'archive.progressed': ({ share }: { share: number }) => sent.at(-1)?.onProgress(share),
      'archive.answered': ({ result }: { result: PutResult }) => sent.at(-1)?.answer(result),
      'cancel.requested': () => press(cancelWordIn(actorRef.getSnapshot())),
      'watch.resumed': () => press('Seguir mirando'),
      'retry.requested': () => press('Reintentar'),
      'xstate.after.pollInterval.storeImport.reading.waiting': () => clock.increment(2_000),
      'xstate.after.pausedInterval.storeImport.reading.paused': () => clock.increment(15_000),
      'xstate.done.actor.load': ({ output }: { output: LoadImportResult }) => settle(answers.load, output),
      'xstate.done.actor.pack': ({ output }: { output: PackResult }) => settle(answers.pack, output),
      'xstate.done.actor.examine': ({ output }: { output: ExamineResult }) => settle(answers.examine, output),
      'xstate.done.actor.announce': ({ output }: { output: ArchiveUploadUrlResult }) =>
        settle(answers.announce, output),
      'xstate.done.actor.look': ({ output }: { output: PollImportResult }) => settle(answers.look, output),
      'xstate.done.actor.cancel': ({ output }: { output: CancelResult }) => settle(answers.cancel, output),
      'xstate.done.actor.pause': ({ output }: { output: PauseResult }) => settle(answers.pause, output),
    },
  };
}

/** The button names the number of valid rows if some are invalid. */
const sendWords = () =>
  partText('examined')?.startsWith('Hay 2') ? 'Subir la que está bien' : 'Subir y leer';

function cancelWordIn(state: Snapshot) {
  if (state.matches('left')) return 'Empezar de nuevo';
  return state.matches('reading') ? 'Cancelar la lectura' : 'Cancelar';
}

function sendWordsIn(state: Snapshot) {
  if (state.matches('tried')) return 'Importar de verdad';
  if (state.matches('cut')) return 'Seguir ahora';
  return state.matches('interrupted') ? 'Volver a subirlo' : sendWords();
}

type Past = Parameters<typeof importAfter>[0];

const station = () => textOf(document.querySelector('[aria-current=step]'));

const crateHeading = (past: Past) => {
  const { upload, file, examination } = importAfter(past);
  return [
    ...(upload && !file ? [END_TEXTS[`${upload.status} ${upload.dryRun ? 'trial' : ''}`]] : []),
    '¿Qué traes?',
    ...(examination?.verdict === 'readable' ? ['Esto es lo que hay dentro'] : []),
  ];
};

const examined = (past: Past) => {
  const { file, examination } = importAfter(past);
  const rows = [...document.querySelectorAll('[data-part=rows] tbody tr')].map(textOf);
  const isSendable = screen.queryByLabelText(/^Sustituir/) !== null;
  if (examination?.verdict !== 'readable') {
    expect([rows, partText('unknown') !== null, isSendable]).toEqual([
      [],
      examination !== null,
      file !== null,
    ]);
    return;
  }
  const { wrongRows } = examination;
  const bad = ['3Pancaro11', 'precio: El precio debe ser un número mayor a 0'];
  expect([partText('examined'), partText('unused'), rows, isSendable]).toEqual([
    VERDICT_TEXTS[wrongRows],
    wrongRows === 0 ? null : 'Sobra 1 foto que ninguna fila nombra: «sobra.jpg».',
    wrongRows === 0 ? [...bad, '2Miel4,5032'] : bad,
    wrongRows < 3,
  ]);
};

const ready = (past: Past) => {
  const { upload, file, fault, refusal } = importAfter(past);
  expect([station(), heading(), partText('chosen') !== null, partText('refusal') !== null]).toEqual([
    upload && !file ? 'Revisar: está aquí' : 'Subir: está aquí',
    crateHeading(past),
    file !== null,
    fault !== null || refusal !== null,
  ]);
  const isOpened = past.at(-1)?.type === 'xstate.done.actor.load';
  if (isOpened) expect(textOf(document.querySelector('[role=status]'))).toBe('');
  if (fault)
    expect(partText('refusal')).toBe(
      fault.reason === 'unusable' ? 'No lleva la hoja.' : FAULT_TEXTS[fault.name],
    );
  if (!fault && refusal?.code === 'CONFLICT') expect(partText('refusal')).toBe(FULL_ACCOUNT_MESSAGE);
  examined(past);
};

/** After a dry run the file is still available; it can be imported unless all rows failed. */
const triedOnce = (past: Past) => {
  const isUseless = importAfter(past).upload?.status === 'failed';
  expect([
    station(),
    heading()[0],
    partText('outcome'),
    partText('chosen') !== null,
    partText('refusal'),
  ]).toEqual([
    'Revisar: está aquí',
    isUseless ? 'No entraría nada' : 'Probado, sin guardar nada',
    isUseless
      ? 'No entraría nada. Tu puesto está como estaba.'
      : 'Entrarían 312 productos; 8 no. Todavía no hemos guardado nada.',
    true,
    null,
  ]);
  expect(screen.queryAllByRole('button', { name: /^(Importar|Subir|Probar)/ }).map(textOf)).toEqual(
    isUseless ? [] : ['Importar de verdad'],
  );
};

const examining = (past: Past) =>
  expect([station(), heading(), partText('examining'), screen.queryByLabelText(/^Sustituir/)]).toEqual([
    'Subir: está aquí',
    crateHeading(past),
    'Mirando lo que hay dentro…',
    null,
  ]);

const seesSending = (canPause: boolean) => (past: Past) => {
  const { share } = importAfter(past);
  expect([station(), heading()]).toEqual(['Subir: está aquí', ['Subiendo tu archivo']]);
  expect(screen.queryByText(share === 0 ? 'Preparando el envío…' : `${share * 100} % subido`)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Pausar' }) !== null).toBe(canPause);
};

/** Paused, with the results so far. */
const standing = (title: string, word: string) => (past: Past) => {
  expect([station(), heading(), partText('sent'), partText('refusal')]).toEqual([
    'Subir: está aquí',
    [title],
    `${importAfter(past).share * 100} % subido`,
    null,
  ]);
  expect(screen.queryByRole('button', { name: word })).not.toBeNull();
};

const reading = (past: Past) => {
  const { upload, isUnseen } = importAfter(past);
  const isKnown = upload?.status === 'processing';
  const title = upload?.dryRun ? 'Probando tu hoja' : 'Leyendo tu hoja';
  expect([station(), heading(), partText('progress'), partText('unseen') !== null]).toEqual([
    'Leer: está aquí',
    [upload?.paused ? 'En pausa' : title],
    isKnown
      ? `148 de 320 filas140 ${upload.dryRun ? 'entrarían' : 'han entrado'}8 con algo que corregir`
      : 'Abriendo el archivo…',
    isUnseen,
  ]);
  expect(screen.queryByRole('button', { name: upload?.paused ? 'Seguir leyendo' : 'Pausar' })).not.toBeNull();
};

const resting = (past: Past) => {
  reading(past);
  expect(partText('rested')).toContain('Hemos dejado de mirar');
};

const switching = (past: Past) => {
  reading(past);
  const button = screen.getByRole('button', { name: /^(?:Pausar|Seguir leyendo)$/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
};

const loading = () => expect(screen.queryByText('Cargando')).not.toBeNull();
const notFound = () => expect(heading()).toEqual(['Este puesto ya no está']);
const failed = (past: Past) =>
  expect(textOf(document.querySelector('section[role=alert] p'))).toBe(failureMessageFor(refusalIn(past)));

/** The server received the archive but refused it; otherwise the connection was cut. */
const wasRefused = (past: Past) => {
  const result = lastEventOf(past, 'archive.answered')?.result;
  return result?.ok === false && result.failure.code === 'UPLOAD_FAILED';
};

/** Interrupted upload of an earlier visit, and the file needed to resume it. */
const left = (past: Past) => {
  const { fault, refusal } = importAfter(past);
  const other = fault && `«${fault.name}» es otro archivo. Para seguir hace falta «mios.zip».`;
  expect([station(), heading(), partText('sent'), partText('refusal')]).toEqual([
    'Subir: está aquí',
    ['Te quedaste a medias'],
    'mios.zip · 1 kB25 % subido',
    fault?.reason === 'unreadable' ? UNREADABLE_TEXT : (other ?? (refusal && 'Se ha cortado la conexión.')),
  ]);
};

/** A single sheet is being packed, as a new file or to resume an upload. */
const packing = (past: Past) => {
  if (importAfter(past).left) left(past);
  else examining(past);
};

/** The file that can be sent again is available. */
const interrupted = (past: Past) =>
  expect([heading(), partText('refusal'), importAfter(past).file !== null]).toEqual([
    ['El archivo no ha llegado'],
    wasRefused(past) ? 'El mercado no lo ha aceptado. Vuelve a subirlo.' : 'Se ha cortado la conexión.',
    true,
  ]);

const withdrawing = () => {
  expect([station(), heading()]).toEqual(['Subir: está aquí', ['Subiendo tu archivo']]);
  expect(screen.getByRole('button', { name: 'Cancelar' }).getAttribute('aria-busy')).toBe('true');
};

const cancelling = () => {
  const button = screen.getByRole('button', { name: 'Cancelar la lectura' });
  expect(button.getAttribute('aria-busy')).toBe('true');
};

interface Asked {
  announced: readonly boolean[];
  paused: readonly boolean[];
}

/** Flags of the requests: dry run, and paused. */
const asked = (
  { event: { type }, from, to }: { event: { type: string }; from: string; to: string },
  { announced, paused: pauses }: Asked,
) => {
  // A retry uses the mode of the original upload, also from an earlier visit.
  const isAnew = from === 'interrupted' || from === 'cut';
  if (to === 'announcing')
    expect(announced.at(-1)).toBe(isAnew ? (announced.at(-2) ?? false) : type === 'trial.requested');
  if (type === 'sending.requested' && !isAnew) expect(announced.at(-1)).toBe(false);
  if (to === 'pausing' || to === 'resuming') expect(pauses.at(-1)).toBe(to === 'pausing');
};

walkChart({
  name: 'products from an archive',
  proves: 'R3.8 R3.9 R4.11 R9.8',
  machine: storeImportMachine.provide(twoPollLimit),
  input: importInput,
  events: importEvents,
  canHappen: (state, { type }) => {
    const { file, examination, content } = state.context;
    const isHopeless = examination?.verdict === 'readable' && examination.wrongRows === 3;
    if (state.hasTag('sending')) return type !== 'replacing.toggled';
    if (type === 'pause.requested') return !content?.upload?.paused;
    if (type === 'resume.requested') return content?.upload?.paused === true;
    return type !== 'replacing.toggled' || (file !== null && !isHopeless);
  },
  look: (snapshot) => {
    const { file, examination, refusal, looks, content, isTrial } = snapshot.context;
    const found = examination?.verdict === 'readable' ? examination.wrongRows : examination?.verdict;
    return [
      snapshot.matches('ready') ? [file !== null, found, refusal?.code] : [],
      snapshot.matches('left') && refusal?.code,
      looks >= 2,
      content?.upload?.paused,
      isTrial,
      Boolean(content?.left),
    ];
  },
  checkStep: asked,
  mount,
  oracles: {
    loading,
    notFound,
    failed,
    ready,
    tried: triedOnce,
    packing,
    examining,
    announcing: seesSending(false),
    sending: seesSending(true),
    cut: standing('Se ha cortado la conexión', 'Seguir ahora'),
    held: standing('Envío en pausa', 'Seguir subiendo'),
    left,
    interrupted,
    withdrawing,
    'reading.looking': reading,
    'reading.waiting': reading,
    'reading.paused': reading,
    'reading.resting': resting,
    pausing: switching,
    resuming: switching,
    cancelling,
  },
});
