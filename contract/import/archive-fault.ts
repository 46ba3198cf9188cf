import { quoteName } from './quote-name.ts';

/** Error of a ZIP that cannot be imported at all; its message is Spanish, for display. */
export class ArchiveFault extends Error {}

export const UNREADABLE_ZIP_MESSAGE = 'El archivo no es un ZIP, o ha llegado dañado.';

/** Message for a file of the ZIP that cannot be decompressed. */
export const damagedFileMessage = (name: string): string => `${quoteName(name)} está dañado dentro del ZIP.`;
