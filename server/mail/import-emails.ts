import type { Formatter } from '../../contract/values/format.ts';
import type { EmailText } from './write-email.ts';

/** Finished import: its store and the results of its rows. */
export interface FinishedImport {
  /** True if no product was imported. */
  isFailed: boolean;
  fileName: string;
  storeId: string;
  storeName: string;
  /** Name of the recipient. */
  fullName: string;
  successCount: number;
  errorCount: number;
  /** Errors of the whole ZIP, for display. */
  faults: readonly string[];
  formatter: Formatter;
  publicUrl: string;
}

const products = (count: number, { number }: Formatter) =>
  `${number(count)} ${count === 1 ? 'producto' : 'productos'}`;

const subjectOf = ({ isFailed, storeName, successCount, formatter }: FinishedImport) =>
  isFailed
    ? `No ha entrado nada en ${storeName}`
    : `${successCount === 1 ? 'Ha' : 'Han'} entrado ${products(successCount, formatter)} en ${storeName}`;

/** E-mail to the sender of a finished import: imported products, errors, and a link to correct them (R3.9). */
export const importFinishedEmail = (over: FinishedImport): EmailText => {
  const { fileName, storeId, fullName, successCount, errorCount, faults, formatter, publicUrl } = over;
  return {
    subject: subjectOf(over),
    greeting: `Hola, ${fullName}:`,
    opening: [`Hemos terminado de leer «${fileName}».`, ...faults],
    sections: [
      {
        rows: [
          { label: 'Han entrado', value: formatter.number(successCount) },
          { label: 'Por corregir', value: formatter.number(errorCount) },
        ],
      },
    ],
    button: { label: 'Ver el resultado', url: `${publicUrl}/producer/popup-stores/${storeId}/import` },
    closing:
      errorCount > 0
        ? ['Ahí puedes descargar solo las filas que fallan, corregirlas y volver a subirlas.']
        : [],
  };
};
