import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { type PictureProblem, pictureProblem } from '../../../contract/uploads/upload.ts';
import { port } from '../port.ts';
import type {
  CropResult,
  CropArea,
  PictureContext,
  PictureEvent,
  PictureFailureCode,
  UploadResult,
} from './profile-picture.types.ts';

const because = (code: PictureFailureCode) => ({ code, status: 0, errors: [] });

/**
 * Profile picture: choose a file, crop it to a square, upload it. A failed upload is retried with the same
 * square (R3.16, R5.21, R7.23).
 */
export const profilePictureMachine = setup({
  types: {} as {
    context: PictureContext;
    events: PictureEvent;
    tags: 'busy' | 'cropping';
  },
  actors: {
    cropPicture: port<CropResult, { file: File; area: CropArea }>('cropPicture'),
    uploadPicture: port<UploadResult, { picture: Blob }>('uploadPicture'),
  },
  guards: {
    isPicture: (_, file: File) => pictureProblem(file) === null,
    hasArea: ({ context }) => context.area !== null,
    isCropped: (_, result: CropResult) => result.ok,
    isUploaded: (_, result: UploadResult) => result.ok,
  },
  actions: {
    recordFile: assign((_, file: File) => ({ file, area: null, picture: null, failure: null })),
    recordProblem: assign((_, problem: PictureProblem | null) => ({
      failure: problem === null ? null : because(problem),
    })),
    recordUnreadable: assign({ failure: because('UNREADABLE') }),
    recordArea: assign((_, area: CropArea) => ({ area })),
    recordPicture: assign((_, result: CropResult) =>
      result.ok ? { picture: result.value } : { failure: result.failure },
    ),
    recordUpload: assign((_, result: UploadResult) => ({ failure: result.ok ? null : result.failure })),
    forgetFile: assign({ file: null, area: null }),
    forgetFailure: assign({ failure: null }),
    announceSaved: (_, _user: User | null) => {},
  },
}).createMachine({
  id: 'profilePicture',
  context: { file: null, area: null, picture: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'untouched',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isPicture', params: ({ event }) => event.file },
            target: 'cropping',
            actions: { type: 'recordFile', params: ({ event }) => event.file },
          },
          {
            target: '.refused',
            actions: { type: 'recordProblem', params: ({ event }) => pictureProblem(event.file) },
          },
        ],
      },
      states: {
        untouched: {},
        refused: {},
        saved: {},
        failed: { on: { 'retry.requested': '#profilePicture.uploading' } },
      },
    },
    cropping: {
      tags: 'cropping',
      entry: 'forgetFailure',
      on: {
        'area.changed': { actions: { type: 'recordArea', params: ({ event }) => event.area } },
        'picture.unreadable': { target: 'choosing.refused', actions: ['forgetFile', 'recordUnreadable'] },
        'crop.cancelled': { target: 'choosing', actions: 'forgetFile' },
        'crop.confirmed': { guard: 'hasArea', target: 'encoding' },
      },
    },
    encoding: {
      tags: ['busy', 'cropping'],
      invoke: {
        id: 'cropPicture',
        src: 'cropPicture',
        input: ({ context }) => chosen(context),
        onDone: [
          {
            guard: { type: 'isCropped', params: ({ event }) => event.output },
            target: 'uploading',
            actions: [{ type: 'recordPicture', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            target: 'choosing.refused',
            actions: [{ type: 'recordPicture', params: ({ event }) => event.output }, 'forgetFile'],
          },
        ],
        onError: { target: 'choosing.refused', actions: ['forgetFile', 'recordUnreadable'] },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ picture: cutOut(context) }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => event.output },
            target: 'choosing.saved',
            actions: [
              { type: 'recordUpload', params: ({ event }) => event.output },
              { type: 'announceSaved', params: ({ event }) => (event.output.ok ? event.output.value : null) },
            ],
          },
          {
            target: 'choosing.failed',
            actions: { type: 'recordUpload', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});

function chosen({ file, area }: PictureContext) {
  if (!file || !area) throw new Error('profilePicture: nothing was chosen');
  return { file, area };
}

function cutOut({ picture }: PictureContext) {
  if (!picture) throw new Error('profilePicture: nothing was cut out');
  return picture;
}

export type ProfilePictureActorRef = ActorRefFrom<typeof profilePictureMachine>;
