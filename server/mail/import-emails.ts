import type { Formatter } from '../../contract/values/format.ts';
import type { Email } from './write-email.ts';

/** An archive of products that has been read, whose store it is for, and what became of its rows. */
export interface FinishedImport {
  /** Nothing of it came in. */
  isFailed: boolean;
  fileName: string;
  storeId: string;
  storeName: string;
  /** Whom it is told to. */
  fullName: string;
  successCount: number;
  errorCount: number;
  /** What is wrong with all of it, in sentences fit to show. */
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

/** To whoever sent an archive, that it has been read: what came in, what did not, and where to mend it (R3.9). */
export const importFinishedEmail = (over: FinishedImport): Email => {
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
