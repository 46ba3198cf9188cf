import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { BROKEN_ANSWER } from '../../../tests/support/charts/settle-verb.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { profilePictureMachine } from './profile-picture.machine.ts';
import type { CropResult, UploadResult } from './profile-picture.types.ts';

const fileOf = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'ana.png', { type });
const good = fileOf(2_000);
const area = { x: 10, y: 0, width: 300, height: 300 };
const picture = new Blob(['x'], { type: 'image/jpeg' });
const user = { ...sampleUserWithRole('consumer'), profileImage: '/pictures/ana.webp' };
const cut: CropResult = { ok: true, value: picture };
const unreadable: CropResult = { ok: false, failure: { code: 'UNREADABLE', status: 0, errors: [] } };
const uploaded: UploadResult = { ok: true, value: user };
const lost: UploadResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

function open({ uploads = [uploaded] }: { uploads?: UploadResult[] } = {}) {
  const sent: unknown[] = [];
  const told: (User | null)[] = [];
  const actor = createActor(
    profilePictureMachine.provide({
      actors: {
        cropPicture: fromPromise(async () => cut),
        uploadPicture: fromPromise(async ({ input }) => {
          const answer = uploads[sent.length] ?? uploaded;
          sent.push(input);
          return answer;
        }),
      },
      actions: { announceSaved: (_, who) => told.push(who) },
    }),
  ).start();
  const choose = (file = good) => actor.send({ type: 'file.chosen', file });
  const confirm = () => {
    actor.send({ type: 'area.changed', area });
    actor.send({ type: 'crop.confirmed' });
  };
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, sent, told, choose, confirm, settled };
}

describe(profilePictureMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      // Files compare as equal, so each event also carries a name for its file.
      { type: 'file.chosen', file: good, which: 'good' },
      { type: 'file.chosen', file: fileOf(2_000, 'image/svg+xml'), which: 'drawing' },
      { type: 'area.changed', area },
      { type: 'picture.unreadable' },
      { type: 'crop.confirmed' },
      { type: 'crop.cancelled' },
      { type: 'retry.requested' },
      ...doneEventsOf('cropPicture', cut, unreadable),
      { type: 'xstate.error.actor.cropPicture', error: 'gone' },
      ...doneEventsOf('uploadPicture', uploaded, lost),
    ];
    const chosen = ['untouched', 'refused', 'saved', 'failed'].flatMap((place) => [
      `choosing.${place} --file.chosen--> choosing.refused`,
      `choosing.${place} --file.chosen--> cropping`,
    ]);
    expect(edgesOf(profilePictureMachine, { events })).toEqual(
      [
        ...chosen,
        'choosing.failed --retry.requested--> uploading',
        'cropping --area.changed--> cropping',
        'cropping --crop.cancelled--> choosing.untouched',
        'cropping --crop.confirmed--> encoding',
        'cropping --picture.unreadable--> choosing.refused',
        'encoding --xstate.done.actor.cropPicture--> choosing.refused',
        'encoding --xstate.done.actor.cropPicture--> uploading',
        'encoding --xstate.error.actor.cropPicture--> choosing.refused',
        'uploading --xstate.done.actor.uploadPicture--> choosing.failed',
        'uploading --xstate.done.actor.uploadPicture--> choosing.saved',
      ].toSorted(),
    );
    expect(answerEffectsOf(profilePictureMachine, { events })).toEqual([
      'cropPicture UNREADABLE → failure: UNREADABLE',
      'cropPicture broken → failure: UNREADABLE',
      'cropPicture ok → picture: value',
      'uploadPicture NO_RESPONSE → failure: NO_RESPONSE',
      'uploadPicture ok → announceSaved(value)',
    ]);
  });

  test.each([
    ['another type', fileOf(2_000, 'image/svg+xml'), 'TYPE_NOT_ALLOWED'],
    ['more than 5 MB', fileOf(5 * 1024 * 1024 + 1), 'TOO_LARGE'],
    ['less than 1024 bytes', fileOf(1023), 'TOO_SMALL'],
  ])('R5.21 R9.12 a file of %s is refused before it is shown', (_, file, code) => {
    const { actor, choose } = open();
    choose(file);
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure?.code, context.file]).toEqual([{ choosing: 'refused' }, code, null]);
  });

  test('R9.12 the least and the greatest that are allowed are taken', () => {
    const reached = [1024, 5 * 1024 * 1024].map((size) => {
      const { actor, choose } = open();
      choose(fileOf(size));
      return actor.getSnapshot().value;
    });
    expect(reached).toEqual(['cropping', 'cropping']);
  });

  test('nothing is cut before the view has said where, and twenty presses send one picture', async () => {
    const { actor, sent, told, choose, confirm, settled } = open();
    choose();
    actor.send({ type: 'crop.confirmed' });
    expect(actor.getSnapshot().value).toBe('cropping');
    for (let press = 0; press < 20; press += 1) confirm();
    await settled();

    expect([actor.getSnapshot().value, sent, told]).toEqual([{ choosing: 'saved' }, [{ picture }], [user]]);
  });

  test('R8.14 what did not arrive is kept and sent again', async () => {
    const { actor, sent, choose, confirm, settled } = open({ uploads: [lost, BROKEN_ANSWER, uploaded] });
    choose();
    confirm();
    await settled();
    expect(actor.getSnapshot().context).toEqual({
      file: null,
      area: null,
      picture,
      failure: sampleFailure('NO_RESPONSE'),
    });
    actor.send({ type: 'retry.requested' });
    await settled();
    expect(actor.getSnapshot().context.failure?.code).toBe('INTERNAL');
    actor.send({ type: 'retry.requested' });
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure, sent.length]).toEqual([
      { choosing: 'saved' },
      null,
      3,
    ]);
  });
});
