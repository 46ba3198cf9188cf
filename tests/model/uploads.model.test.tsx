import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { PictureUploads } from '../../src/components/back-office/uploads/PictureUploads.tsx';
import type { FileToSend, PutResult, UploadStage } from '../../src/machines/ui/uploads.entries.ts';
import { uploadsMachine } from '../../src/machines/ui/uploads.machine.ts';
import type { PutFile } from '../../src/services/api/put-file.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireUploads } from '../../src/wiring/ui/uploads.wiring.ts';
import { deferred } from '../support/charts/deferred.ts';
import { jpeg } from '../support/views/editor-driver.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

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

/** Renders two uploads whose progress the test controls. */
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
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <PictureUploads uploadsRef={actorRef} lead="Ya está guardado." />
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

/** Rows of the pictures with their possible actions. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Fotos que se envían' }))
    .getAllByRole('listitem')
    .map((row) => ({
      stage: row.getAttribute('data-stage'),
      text: row.textContent,
      isSending: within(row).queryByRole('progressbar') !== null,
    }));
type Past = readonly AnyEventObject[];
interface Standing {
  stage: UploadStage;
  share: number;
  /** Reason of the failure. */
  problem: string | null;
}
const BEGUN: Standing = { stage: 'sending', share: 0, problem: null };

/** State of a picture after this event; the server may postpone it once. */
function standingAfter(
  before: Standing,
  { type, share, result }: AnyEventObject,
  wasPutOff: boolean,
): Standing {
  if (type === 'file.progressed') return { ...before, share };
  if (type === 'cancel.requested') return { ...before, stage: 'cancelled', share: 0 };
  if (type !== 'file.answered') return BEGUN;
  if (result.ok) return { ...before, stage: 'sent', share: 1 };
  if (result === busy && !wasPutOff) return { ...before, stage: 'postponed', share: 0 };
  return { ...before, stage: 'failed', problem: PROBLEMS[result.failure.code] ?? null };
}
const standingOf = (key: string, past: Past) =>
  past
    .filter((event) => event['key'] === key)
    .reduce(
      (before, event, index, all) =>
        standingAfter(
          before,
          event,
          all.slice(0, index).some(({ result }) => result === busy),
        ),
      BEGUN,
    );

const rowOf = (name: string, { stage, share, problem }: Standing) => ({
  stage,
  text: [
    name,
    problem ?? (WORDS[stage] || `${Math.round(share * 100)} %`),
    ...(stage === 'failed' || stage === 'cancelled' ? ['Reintentar'] : []),
    ...(stage !== 'sent' && stage !== 'cancelled' ? ['Descartar'] : []),
  ].join(''),
  isSending: stage === 'sending',
});
const rowsOf = (past: Past) => input.files.map(({ key, name }) => rowOf(name, standingOf(key, past)));
const see = (past: Past, title: string, isIncomplete: boolean) => {
  expect([screen.getByRole('heading', { level: 1 }).textContent, rows()]).toEqual([title, rowsOf(past)]);
  expect(screen.queryByRole('button', { name: 'Seguir sin ellas' }) !== null).toBe(isIncomplete);
};

const seeDone = (past: Past) =>
  expect(rows().map(({ stage }) => stage)).toEqual(rowsOf(past).map(({ stage }) => stage));

/** A removed picture stops uploading. */
function checkStopped({ past }: { past: Past }, { stopped }: { stopped: string[] }) {
  const last = past.at(-1);
  if (last?.type !== 'cancel.requested') return;
  if (standingOf(last['key'], past.slice(0, -1)).stage === 'sending')
    expect(stopped).toContain(`/uploads/${last['key']}`);
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
    'open.sending': (past) => see(past, 'Enviando las fotos', false),
    'open.incomplete': (past) => see(past, 'Hay fotos que no han llegado', true),
    done: seeDone,
  },
  checkStep: checkStopped,
});
