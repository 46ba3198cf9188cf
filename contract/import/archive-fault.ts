import { quoted } from './quoted.ts';

/** Why an archive as a whole is of no use; its message is Spanish and fit to show. */
export class ArchiveFault extends Error {}

export const NO_ARCHIVE = 'El archivo no es un ZIP, o ha llegado dañado.';

/** What is said of a file that cannot be unpacked. */
export const damaged = (name: string): string => `${quoted(name)} está dañado dentro del ZIP.`;
