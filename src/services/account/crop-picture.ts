import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { PICTURE_LIMITS } from '../../../contract/uploads/upload-limits.ts';

interface PictureToCrop {
  file: Blob;
  /** Crop area: a square, in the pixels of the picture in upright orientation. */
  area: { x: number; y: number; width: number; height: number };
}

/** All browsers encode JPEG, and the result never falls below the minimum size of an upload. */
const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/**
 * Crops a picture to a square and scales it to the size of a profile picture. UNREADABLE if the browser
 * cannot decode or encode it.
 */
export async function cropPicture({
  file,
  area: { x, y, width, height },
}: PictureToCrop): Promise<Result<Blob, KnownFailure<'UNREADABLE'>>> {
  try {
    const source = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_LIMITS.profileSide;
    canvas.height = PICTURE_LIMITS.profileSide;
    const pen = canvas.getContext('2d');
    if (!pen) return UNREADABLE;
    // Transparent areas would become black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
    source.close();
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
    return picture === null ? UNREADABLE : { ok: true, value: picture };
  } catch {
    return UNREADABLE;
  }
}

const UNREADABLE = { ok: false, failure: { code: 'UNREADABLE', status: 0, errors: [] } } satisfies Result<
  Blob,
  KnownFailure<'UNREADABLE'>
>;
