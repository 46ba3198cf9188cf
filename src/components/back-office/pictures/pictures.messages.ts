import type { FileRefusal } from '../../../../contract/uploads/gallery.ts';
import { PICTURE_LIMITS } from '../../../../contract/uploads/upload-limits.ts';
import { PICTURE_PROBLEM_MESSAGES } from '../../../../contract/uploads/upload.ts';

/** Accepted picture formats and sizes, in words. */
export const PICTURE_RULES_TEXT = 'JPG, PNG, WebP o GIF de hasta 5 MB.';

const PROBLEMS: Record<FileRefusal['problem'], string> = {
  ...PICTURE_PROBLEM_MESSAGES,
  TOO_MANY: `Un producto puede tener ${PICTURE_LIMITS.maxAnnounced} imágenes como mucho`,
  SAME: 'Ya está entre las fotos',
};

/** Refusal message of a file, with its name (R5.21). */
export const fileRefusalText = ({ name, problem }: FileRefusal): string => `${name}: ${PROBLEMS[problem]}`;
