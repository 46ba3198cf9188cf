import { createHash } from 'node:crypto';

/** Timestamp part of all demo ids. */
const MADE = Date.parse('2026-01-01T00:00:00.000Z').toString(16).padStart(12, '0');

/** Deterministic id of a demo object in the form of a UUID v7, equal in every installation. */
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

/** Name of a file of `pictures/` in the picture store. */
export const pictureNameOf = (file: string): string => file.replace(/\.webp$/, '');
