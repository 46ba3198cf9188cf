import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { FinalPutFailure } from '../../../contract/uploads/put-failure.ts';
import type { PictureProblem } from '../../../contract/uploads/upload.ts';
import type { User } from '../../../contract/account/user.ts';

/** The square to keep of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why there is no new picture: the file, what a browser could make of it, or the way to the server. */
export type PictureFailureCode =
  | PictureProblem
  | 'UNREADABLE'
  | FinalPutFailure
  | FailureOf<'updateProfile' | 'authProfile'>['code'];
export type PictureFailure = KnownFailure<PictureFailureCode>;

export type CropResult = Result<Blob, KnownFailure<'UNREADABLE'>>;
export type UploadResult = Result<
  User,
  FailureOf<'updateProfile' | 'authProfile'> | KnownFailure<FinalPutFailure>
>;

export interface PictureContext {
  /** The file that was chosen. */
  file: File | null;
  /** What is to be kept of it; null until the view has laid it out. */
  area: PictureArea | null;
  /** The square that is sent, or was. */
  picture: Blob | null;
  failure: PictureFailure | null;
}

export type PictureEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'area.changed'; area: PictureArea }
  | { type: 'picture.unreadable' }
  | { type: 'crop.confirmed' }
  | { type: 'crop.cancelled' }
  | { type: 'retry.requested' };
