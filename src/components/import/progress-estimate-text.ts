import type { ProgressEstimate } from '../../machines/import/progress-estimate.ts';
import { storeImportMessages as words } from './store-import.messages.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KIB = 1024;
const MIB = 1024 * KIB;

type Number = (value: number) => string;

/** Minutes, rounded to multiples of five above ten. */
const minutesIn = (ms: number) => {
  const minutes = Math.round(ms / MINUTE);
  return minutes > 10 ? 5 * Math.round(minutes / 5) : minutes;
};

/** Remaining time in words; input in ms, empty if unknown. */
export function remainingTimeText(left: number | null | undefined): string {
  if (left === null || left === undefined) return '';
  if (left < 10 * SECOND) return 'quedan unos segundos';
  if (left < 45 * SECOND) return 'queda menos de un minuto';
  if (left < 1.5 * MINUTE) return 'queda un minuto más o menos';
  return left < HOUR ? `quedan unos ${minutesIn(left)} minutos` : 'queda más de una hora';
}

const inTenths = (value: number) => Math.round(10 * value) / 10;

/** File size in MB, below a tenth of one in kB; input in bytes. */
export const fileSizeText = (bytes: number, number: Number): string =>
  bytes < MIB / 10 ? `${number(Math.ceil(bytes / KIB))} kB` : `${number(inTenths(bytes / MIB))} MB`;

/** Upload speed and remaining time in words, for a file size in bytes. */
export function sendingEstimateText(
  pace: ProgressEstimate | null,
  size: number,
  number: Number,
): readonly string[] {
  if (!pace?.rate || pace.left === null) return [];
  const bytes = pace.rate * size * SECOND;
  const speed =
    bytes < MIB / 10 ? `${number(Math.ceil(bytes / 1024))} KB` : `${number(inTenths(bytes / MIB))} MB`;
  return [`${speed} por segundo`, remainingTimeText(pace.left)];
}

/** Rows per second and remaining time of an import, in words. */
export function readingEstimateText(pace: ProgressEstimate | null, number: Number): readonly string[] {
  if (!pace?.rate || pace.left === null) return [];
  const rows = Math.round(pace.rate * SECOND);
  return [...(rows > 0 ? [words.rowsEachSecond(rows, number(rows))] : []), remainingTimeText(pace.left)];
}
