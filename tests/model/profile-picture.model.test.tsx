import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { ProfilePicture } from '../../src/components/profile/ProfilePicture.tsx';
import { profilePictureMachine } from '../../src/machines/profile-picture/profile-picture.machine.ts';
import type { CropResult, UploadResult } from '../../src/machines/profile-picture/profile-picture.types.ts';
import { calls, tasks } from '../../src/wiring/calls.ts';
import { BROKEN, settle } from '../support/broken-verb.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure } from '../support/samples.ts';
import { person } from '../support/signed-in.ts';
import { eventTypesIn, happen, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof profilePictureMachine>;

const user = person('consumer');
const fileOf = (type: string) => new File([new Uint8Array(2_000)], 'ana', { type });
const good = fileOf('image/png');
const drawing = fileOf('image/svg+xml');
const picture = new Blob(['x'], { type: 'image/jpeg' });
const area = { x: 0, y: 0, width: 300, height: 300 };
const cut: CropResult = { ok: true, value: picture };
const unreadable: CropResult = { ok: false, failure: { code: 'UNREADABLE', status: 0, errors: [] } };
const uploaded: UploadResult = { ok: true, value: user };
const rejected: UploadResult = { ok: false, failure: { code: 'UPLOAD_FAILED', status: 413, errors: [] } };
const lost: UploadResult = { ok: false, failure: sampleFailure('TIMEOUT') };

// Files look alike where events are compared: `which` tells them apart.
const events = [
  { type: 'file.chosen', file: good, which: 'good' },
  { type: 'file.chosen', file: drawing, which: 'drawing' },
  { type: 'area.changed', area },
  { type: 'picture.unreadable' },
  { type: 'crop.confirmed' },
  { type: 'crop.cancelled' },
  { type: 'retry.requested' },
  ...answersOf('cropPicture', cut, unreadable),
  { type: 'xstate.error.actor.cropPicture', error: 'gone' },
  ...answersOf('uploadPicture', uploaded, rejected, lost, BROKEN),
];

const paths = pathsOf(profilePictureMachine.provide({ actions: { announceSaved: () => {} } }), {
  input: undefined,
  events,
  look: ({ context: { file, area: cropped, failure } }) => [file !== null, cropped, failure],
});

const SAID: Partial<Record<string, string>> = {
  TYPE_NOT_ALLOWED: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
  UNREADABLE: 'No hemos podido abrir esa imagen. Prueba con otra.',
  UPLOAD_FAILED: 'No se ha podido subir la imagen. La foto recortada sigue aquí.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión. La foto recortada sigue aquí.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente. La foto recortada sigue aquí.',
};

const seen = () => ({
  buttons: screen.queryAllByRole('button').map((button) => button.textContent),
  isBusy: document.querySelector('button[aria-busy]') !== null,
  alert: alertText(),
});
const resting = ({ context: { failure } }: Snapshot) => ({
  buttons: ['Cambiar foto'],
  isBusy: false,
  alert: failure && (SAID[failure.code] ?? ''),
});
const desk = { buttons: ['Usar esta foto', 'Descartar'], isBusy: false, alert: null };

const oracles: Record<string, (state: Snapshot) => void> = {
  'choosing.untouched': (state) => expect(seen()).toEqual(resting(state)),
  'choosing.refused': (state) => expect(seen()).toEqual(resting(state)),
  'choosing.saved': (state) => expect(seen()).toEqual(resting(state)),
  'choosing.failed': (state) =>
    expect(seen()).toEqual({ ...resting(state), buttons: ['Cambiar foto', 'Reintentar'] }),
  cropping: () => expect(seen()).toEqual(desk),
  encoding: () => expect(seen()).toEqual({ ...desk, buttons: ['Preparando…', 'Descartar'], isBusy: true }),
  uploading: () => expect(seen()).toEqual({ buttons: ['Subiendo tu foto…'], isBusy: true, alert: null }),
};

afterEach(cleanup);

describe('the picture of a profile follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(profilePictureMachine.events.filter((type) => !(type in drivers))).toEqual([]);
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R3.16 R5.21 R7.23 R8.14 ${name}`, async () => {
      const { drivers, actorRef } = await mount();
      for (const { event, state } of steps) {
        await act(async () => happen(drivers, event));
        expect(actorRef.getSnapshot().value).toEqual(state.value);
        oracles[leafOf(state)]?.(state as Snapshot);
      }
    });
  }
});

async function mount() {
  let crop = deferred<CropResult>();
  let upload = deferred<UploadResult>();
  const actorRef = createActor(
    profilePictureMachine.provide({
      actors: {
        ...tasks({ cropPicture: () => (crop = deferred<CropResult>()).promise }),
        ...calls({ uploadPicture: () => (upload = deferred<UploadResult>()).promise }),
      },
    }),
  ).start();
  await renderMarket(<ProfilePicture actorRef={actorRef} user={user} />);
  const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'file.chosen': ({ file }: { file: File }) => {
      const input = document.querySelector('input[type=file]');
      if (!input) throw new Error('There is nothing to choose a file with');
      fireEvent.change(input, { target: { files: [file] } });
    },
    // Where a picture lies is the library's word, which needs a browser that lays out; the journeys hear it there.
    'area.changed': (event) => actorRef.send(event),
    'picture.unreadable': (event) => actorRef.send(event),
    'crop.confirmed': press('Usar esta foto'),
    'crop.cancelled': press('Descartar'),
    'retry.requested': press('Reintentar'),
    'xstate.done.actor.cropPicture': ({ output }: { output: CropResult }) => crop.resolve(output),
    'xstate.error.actor.cropPicture': ({ error }: { error: unknown }) => crop.reject(error),
    'xstate.done.actor.uploadPicture': ({ output }: { output: UploadResult }) => settle(upload, output),
  };
  return { actorRef, drivers };
}
