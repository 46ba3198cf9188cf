import { createHash } from 'node:crypto';

/** Every id of the demo market says that it was made then. */
const MADE = Date.parse('2026-01-01T00:00:00.000Z').toString(16).padStart(12, '0');

/** The id of a thing of the demo market: shaped like a UUID v7, the same in every installation. */
export function demoId(kind: string, ...keys: (string | number)[]): string {
  const random = createHash('sha256')
    .update([kind, ...keys].join('/'))
    .digest('hex');
  const variant = (8 + (Number.parseInt(random.slice(15, 16), 16) % 4)).toString(16);
  return [
    MADE.slice(0, 8),
    MADE.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(3, 6)}`,
    random.slice(16, 28),
  ].join('-');
}

/** The name in the picture store of a file in `pictures/`. */
export const pictureNameOf = (file: string): string => file.replace(/\.webp$/, '');
