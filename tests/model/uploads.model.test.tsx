import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { SendingPictures } from '../../src/components/back-office/uploads/SendingPictures.tsx';
import type { FileToSend, PutResult, UploadStage } from '../../src/machines/uploads/uploads.entries.ts';
import { uploadsMachine } from '../../src/machines/uploads/uploads.machine.ts';
import type { PutFile } from '../../src/services/uploads/put-file.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireUploads } from '../../src/wiring/producer/uploads.wiring.ts';
import { deferred } from '../support/deferred.ts';
import { jpeg } from '../support/editor-hands.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure } from '../support/samples.ts';
import { walkChart } from '../support/walk-chart.ts';

type State = SnapshotFrom<typeof uploadsMachine>;

const fileOf = (key: string): FileToSend => ({
  key,
  name: `${key}.jpg`,
  file: jpeg(`${key}.jpg`),
  url: `/uploads/${key}`,
});
const input = { files: [fileOf('taza'), fileOf('asa')] };
const arrived: PutResult = { ok: true, value: null };
const lost: PutResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
const refused: PutResult = { ok: false, failure: { code: 'UPLOAD_FAILED', status: 422, errors: [] } };
const FULL = 'Has llegado a los 500 MB que caben en tu cuenta. Borra productos.';
const full: PutResult = { ok: false, failure: { code: 'NO_ROOM', status: 409, message: FULL, errors: [] } };
const busy: PutResult = { ok: false, failure: { code: 'UNAVAILABLE', status: 503, errors: [] } };

/** Two pictures on their way, of which the test says how far they have come. */
async function mount() {
  const sent = new Map<
    string,
    { onProgress: (share: number) => void; answer: (result: PutResult) => void }
  >();
  const stopped: string[] = [];
  const putFile: PutFile = ({ url, onProgress }, signal) => {
    const answer = deferred<PutResult>();
    sent.set(url, { onProgress: (share) => onProgress?.(share), answer: answer.resolve });
    signal?.addEventListener('abort', () => stopped.push(url));
    return answer.promise;
  };
  const actorRef = createActor(wireUploads(putFile), { input }).start();
  await renderMarket(
    <ChakraProvider value={backOfficeSystem}>
      <SendingPictures uploadsRef={actorRef} lead="Ya está guardado." />
    </ChakraProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    actorRef,
    stopped,
    drivers: {
      'file.progressed': ({ key, share }: { key: string; share: number }) =>
        sent.get(`/uploads/${key}`)?.onProgress(share),
      'file.answered': ({ key, result }: { key: string; result: PutResult }) =>
        sent.get(`/uploads/${key}`)?.answer(result),
      'cancel.requested': ({ key }: { key: string }) => press(`Descartar ${key}.jpg`),
      'retry.requested': ({ key }: { key: string }) => press(`Reintentar ${key}.jpg`),
      'rest.abandoned': () => press('Seguir sin ellas'),
      'file.due': ({ key }: { key: string }) => act(() => actorRef.send({ type: 'file.due', key })),
    },
  };
}

const WORDS: Readonly<Record<UploadStage, string>> = {
  waiting: 'En espera',
  sending: '',
  postponed: 'El mercado está muy ocupado. La enviamos otra vez en un momento.',
  sent: 'Enviada',
  failed: '',
  cancelled: 'Descartada',
};
const PROBLEMS: Readonly<Record<string, string>> = {
  NO_RESPONSE: 'Sin conexión.',
  NO_ROOM: FULL,
  UPLOAD_FAILED: 'No se ha podido subir. Puede que la foto esté dañada.',
  UNAVAILABLE: 'El mercado está muy ocupado. Reinténtalo en un momento: la foto no tiene nada malo.',
};

/** Each picture as it stands, with what can be done with it. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Fotos que se envían' }))
    .getAllByRole('listitem')
    .map((row) => ({
      stage: row.getAttribute('data-stage'),
      text: row.textContent,
      isSending: within(row).queryByRole('progressbar') !== null,
    }));
const rowsOf = ({ context: { entries } }: State) =>
  entries.map(({ name, stage, share, failure }) => ({
    stage,
    text: [
      name,
      failure ? PROBLEMS[failure.code] : WORDS[stage] || `${Math.round(share * 100)} %`,
      ...(stage === 'failed' || stage === 'cancelled' ? ['Reintentar'] : []),
      ...(stage !== 'sent' && stage !== 'cancelled' ? ['Descartar'] : []),
    ].join(''),
    isSending: stage === 'sending',
  }));
const see = (state: State, title: string) => {
  expect([screen.getByRole('heading', { level: 1 }).textContent, rows()]).toEqual([title, rowsOf(state)]);
  expect(screen.queryByRole('button', { name: 'Seguir sin ellas' }) !== null).toBe(
    state.matches({ open: 'incomplete' }),
  );
};

const seeDone = (state: State) =>
  expect(rows().map(({ stage }) => stage)).toEqual(rowsOf(state).map(({ stage }) => stage));

/** What is let go of while it is on its way is on its way no longer. */
function checkStopped({ before, now }: { before: State; now: State }, { stopped }: { stopped: string[] }) {
  const stages = (state: State) => new Map(state.context.entries.map(({ url, stage }) => [url, stage]));
  const was = stages(before);
  for (const [url, stage] of stages(now))
    if (stage === 'cancelled' && was.get(url) === 'sending') expect(stopped).toContain(url);
}

walkChart({
  name: 'pictures on their way',
  proves: 'R3.8 R7.15 battery 49',
  machine: uploadsMachine,
  input,
  events: [
    ...['taza', 'asa'].flatMap((key) => [
      { type: 'file.progressed' as const, key, share: 0.5 },
      { type: 'file.answered' as const, key, result: arrived },
      { type: 'file.answered' as const, key, result: key === 'taza' ? lost : refused },
      { type: 'retry.requested' as const, key },
      { type: 'cancel.requested' as const, key },
    ]),
    { type: 'file.answered' as const, key: 'asa', result: full },
    { type: 'file.answered' as const, key: 'asa', result: busy },
    { type: 'file.due' as const, key: 'asa' },
    { type: 'rest.abandoned' as const },
  ],
  look: ({ context: { entries } }) =>
    entries.map(({ stage, share, failure }) => [stage, share, failure?.code]),
  mount,
  oracles: {
    'open.sending': (state) => see(state, 'Enviando las fotos'),
    'open.incomplete': (state) => see(state, 'Hay fotos que no han llegado'),
    done: seeDone,
  },
  checkStep: checkStopped,
});
