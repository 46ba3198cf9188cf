import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { ProfilePicture } from '../../src/components/profile/ProfilePicture.tsx';
import { profilePictureMachine } from '../../src/machines/account/profile-picture.machine.ts';
import type { CropResult, UploadResult } from '../../src/machines/account/profile-picture.types.ts';
import { resultActors, promiseActors } from '../../src/wiring/api/promise-actors.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { alertText } from '../support/views/failure-messages.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { PathStart, Drivers } from '../support/charts/path-tests.ts';

const user = sampleUserWithRole('consumer');
const fileOf = (type: string) => new File([new Uint8Array(2_000)], 'ana', { type });
const good = fileOf('image/png');
const drawing = fileOf('image/svg+xml');
const picture = new Blob(['x'], { type: 'image/jpeg' });
const area = { x: 0, y: 0, width: 300, height: 300 };
const cut: CropResult = { ok: true, value: picture };
const unreadable: CropResult = { ok: false, failure: { code: 'UNREADABLE', status: 0, errors: [] } };
const uploaded: UploadResult = { ok: true, value: user };
const rejected: UploadResult = { ok: false, failure: { code: 'UPLOAD_FAILED', status: 413, errors: [] } };
const FULL =
  'Has llegado a los 500 MB que caben en tu cuenta. Borra productos o puestos que ya no uses y vuelve a intentarlo; cuando publiques tu primer puesto te cabrán 5 GB.';
const full: UploadResult = {
  ok: false,
  failure: { code: 'NO_ROOM', status: 409, message: FULL, errors: [] },
};
const lost: UploadResult = { ok: false, failure: sampleFailure('TIMEOUT') };

// Files are equal in a comparison of events, so `which` distinguishes them.
const events = [
  { type: 'file.chosen', file: good, which: 'good' },
  { type: 'file.chosen', file: drawing, which: 'drawing' },
  { type: 'area.changed', area },
  { type: 'picture.unreadable' },
  { type: 'crop.confirmed' },
  { type: 'crop.cancelled' },
  { type: 'retry.requested' },
  ...doneEventsOf('cropPicture', cut, unreadable),
  { type: 'xstate.error.actor.cropPicture', error: 'gone' },
  ...doneEventsOf('uploadPicture', uploaded, rejected, full, lost, BROKEN_ANSWER),
] as const;

type Event = (typeof events)[number] | PathStart;

const SAID: Partial<Record<string, string>> = {
  TYPE_NOT_ALLOWED: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
  UNREADABLE: 'No hemos podido abrir esa imagen. Prueba con otra.',
  UPLOAD_FAILED: 'No se ha podido subir la imagen. La foto recortada sigue aquí.',
  NO_ROOM: `${FULL} La foto recortada sigue aquí.`,
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión. La foto recortada sigue aquí.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente. La foto recortada sigue aquí.',
};

const seen = () => ({
  buttons: screen.queryAllByRole('button').map((button) => button.textContent),
  isBusy: document.querySelector('button[aria-busy]') !== null,
  alert: alertText(),
});
/** Failure from the last file, answer or decoding of the picture. */
function failureAfter(past: readonly Event[]): { code: string } | null {
  const last = past.findLast((event) => event.type !== 'area.changed' && event.type !== 'xstate.init');
  if (last?.type === 'file.chosen') return last.file === drawing ? { code: 'TYPE_NOT_ALLOWED' } : null;
  if (last?.type === 'picture.unreadable' || last?.type === 'xstate.error.actor.cropPicture')
    return { code: 'UNREADABLE' };
  return refusalIn(past, ['crop.cancelled', 'crop.confirmed', 'retry.requested']);
}

const resting = (past: readonly Event[]) => {
  const failure = failureAfter(past);
  return { buttons: ['Cambiar foto'], isBusy: false, alert: failure && (SAID[failure.code] ?? '') };
};
const desk = { buttons: ['Usar esta foto', 'Descartar'], isBusy: false, alert: null };
const seesResting = (past: readonly Event[], ...others: string[]) => {
  const { buttons, ...rest } = resting(past);
  expect(seen()).toEqual({ ...rest, buttons: [...buttons, ...others] });
};
const seesDesk = () => expect(seen()).toEqual(desk);
const seesEncoding = () =>
  expect(seen()).toEqual({ ...desk, buttons: ['Preparando…', 'Descartar'], isBusy: true });
const seesUploading = () =>
  expect(seen()).toEqual({ buttons: ['Subiendo tu foto…'], isBusy: true, alert: null });

walkChart({
  name: 'the picture of a profile',
  proves: 'R3.16 R5.21 R7.23 R8.14 battery 49',
  machine: profilePictureMachine.provide({ actions: { announceSaved: () => {} } }),
  input: undefined,
  events,
  // The cropping library sends its own area events, so areas are excluded from the comparison.
  look: ({ context: { file, failure } }) => [file !== null, failure],
  mount,
  oracles: {
    'choosing.untouched': (past) => seesResting(past),
    'choosing.refused': (past) => seesResting(past),
    'choosing.saved': (past) => seesResting(past),
    'choosing.failed': (past) => seesResting(past, 'Reintentar'),
    cropping: seesDesk,
    encoding: seesEncoding,
    uploading: seesUploading,
  },
});

async function mount() {
  let crop = deferred<CropResult>();
  let upload = deferred<UploadResult>();
  const actorRef = createActor(
    profilePictureMachine.provide({
      actors: {
        ...promiseActors({ cropPicture: () => (crop = deferred<CropResult>()).promise }),
        ...resultActors({ uploadPicture: () => (upload = deferred<UploadResult>()).promise }),
      },
    }),
  ).start();
  await renderWithMarketProviders(<ProfilePicture actorRef={actorRef} user={user} />);
  const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Drivers<(typeof events)[number]> = {
    'file.chosen': ({ file }) => {
      const input = document.querySelector('input[type=file]');
      if (!input) throw new Error('There is nothing to choose a file with');
      fireEvent.change(input, { target: { files: [file] } });
    },
    // Sent directly: the area comes from the cropping library, which needs real layout; the browser tests cover it.
    'area.changed': (event) => actorRef.send(event),
    'picture.unreadable': (event) => actorRef.send(event),
    'crop.confirmed': press('Usar esta foto'),
    'crop.cancelled': press('Descartar'),
    'retry.requested': press('Reintentar'),
    'xstate.done.actor.cropPicture': ({ output }) => crop.resolve(output),
    'xstate.error.actor.cropPicture': ({ error }) => crop.reject(error),
    'xstate.done.actor.uploadPicture': ({ output }) => settleVerb(upload, output),
  };
  return { actorRef, drivers };
}
