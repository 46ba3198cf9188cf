import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { IMAGES } from '../../../contract/uploads/upload-limits.ts';

interface PictureToCrop {
  file: Blob;
  /** The square to keep, in the picture's own pixels as it is shown upright. */
  area: { x: number; y: number; width: number; height: number };
}

/** JPEG is what every browser encodes, and never falls below the least size that is taken. */
const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** Cuts a square out of a picture and makes it as large as a profile shows it; UNREADABLE where no browser can. */
export async function cropPicture({
  file,
  area: { x, y, width, height },
}: PictureToCrop): Promise<Result<Blob, KnownFailure<'UNREADABLE'>>> {
  try {
    const source = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = IMAGES.profileSide;
    canvas.height = IMAGES.profileSide;
    const pen = canvas.getContext('2d');
    if (!pen) return UNREADABLE;
    // What is transparent would come out black.
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
