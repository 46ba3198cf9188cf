import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { FinalPutFailure } from '../../../contract/uploads/put-failure.ts';
import type { PictureProblem } from '../../../contract/uploads/upload.ts';
import type { User } from '../../../contract/account/user.ts';

/** Crop area: a square of the picture, in the picture's own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Failure codes of a new picture: unsuitable file, unreadable in the browser, or failed upload. */
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
  /** Chosen file, until it is cropped. */
  file: File | null;
  /** Crop area; null until the view has laid the picture out. */
  area: CropArea | null;
  /** Cropped square that is being uploaded, or was uploaded last. */
  picture: Blob | null;
  failure: PictureFailure | null;
}

export type PictureEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'area.changed'; area: CropArea }
  | { type: 'picture.unreadable' }
  | { type: 'crop.confirmed' }
  | { type: 'crop.cancelled' }
  | { type: 'retry.requested' };
