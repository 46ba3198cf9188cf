import { mapTextColumns } from '../../../contract/catalogue/text-attributes.ts';
import { ARCHIVE_LIMITS } from '../../../contract/import/archive-limits.ts';
import type { ArchiveProblem } from '../../../contract/import/archive-problem.ts';
import { IMPORT_LIMITS } from '../../../contract/import/import-limits.ts';
import type { ImportColumn } from '../../../contract/import/import-sheet.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { ImportContext, ImportRefusal } from '../../machines/import/store-import.types.ts';
import { createFailureText, producerFailures } from '../back-office/producer-failure.messages.ts';

const MAX_SHEET_MB = `${ARCHIVE_LIMITS.maxSheetBytes / 1024 ** 2} MB`;
const MAX_MB = `${IMPORT_LIMITS.maxArchiveBytes / 1024 ** 2} MB`;

const products = (count: number, number: string) => `${number} producto${count === 1 ? '' : 's'}`;

export const storeImportMessages = {
  title: 'Subir productos',
  titleOf: (name: string) => `Subir productos a ${name}`,
  back: 'Puestos',
  coming: 'Cargando',
  unavailable: 'No hemos podido abrir esta página',
  stations: 'Cómo va',
  station: { send: 'Subir', read: 'Leer', review: 'Revisar' },
  stationPlace: { done: 'hecho', here: 'está aquí', later: 'después' },

  crate: '¿Qué traes?',
  crateLead:
    'Un ZIP con la hoja productos.csv y las fotos que nombra; si no hay fotos nuevas, basta la hoja. La leemos fila a fila y te decimos qué entra y qué no.',
  drop: 'Suéltalo aquí',
  choose: 'Elegir el ZIP o la hoja',
  another: 'Elegir otro',
  bounds: `Hasta ${MAX_MB} y ${IMPORT_LIMITS.maxRows.toLocaleString('es')} filas.`,
  replace: 'Sustituir lo que tengo en el puesto',
  replaceHint:
    'Tus productos de ahora se quedan hasta que los nuevos estén listos, y solo se van si alguno ha entrado.',
  examining: 'Mirando lo que hay dentro…',
  examined: 'Esto es lo que hay dentro',
  rowsIn: (count: number, number: string) => `${products(count, number)} en la hoja`,
  picturesIn: (count: number, number: string) => `${number} foto${count === 1 ? '' : 's'}`,
  allGood: 'Todas las filas se leen bien.',
  someWrong: (wrong: number, number: string) =>
    wrong === 1
      ? 'Hay 1 fila con algo que corregir. Puedes arreglarla ahora, o subir el resto y dejarla para luego.'
      : `Hay ${number} filas con algo que corregir. Puedes arreglarlas ahora, o subir el resto y dejarlas para luego.`,
  allWrong: 'Ninguna fila se puede leer así. Arregla la hoja y vuelve a elegirla.',
  someLacking: (lacking: number, number: string) =>
    lacking === 1
      ? 'A 1 fila le faltan sus fotos. Puedes subir el resto y dejarla para luego.'
      : `A ${number} filas les faltan sus fotos. Puedes subir el resto y dejarlas para luego.`,
  allLacking: (rows: number) =>
    rows === 1
      ? 'La fila se lee bien, pero le faltan sus fotos.'
      : 'Las filas se leen bien, pero les faltan sus fotos.',
  sheetAlone: (count: number, number: string, names: string) =>
    count === 1
      ? `La hoja ha venido sola y nombra una foto que todavía no tenemos, ${names}: métela con ella en un ZIP y elígelo.`
      : `La hoja ha venido sola y nombra ${number} fotos que todavía no tenemos, ${names}: mételas con ella en un ZIP y elígelo.`,
  picturesStay: 'Los productos que ya vendes conservan sus fotos si dejas esa casilla en blanco.',
  unused: (count: number, number: string, names: string) =>
    `${count === 1 ? 'Sobra 1 foto que' : `Sobran ${number} fotos que`} ninguna fila nombra: ${names}.`,
  andMore: (names: string, more: string) => `${names} y ${more} más`,
  unknown: 'No hemos podido mirarlo aquí. Súbelo y te diremos qué entra.',
  table: 'Filas de la hoja',
  firstRows: 'Así leemos las primeras filas',
  wrongRows: 'Lo que hay que corregir',
  moreRows: (number: string) => `Y ${number} más como estas.`,
  columns: { row: 'Fila', name: 'Producto', price: 'Precio', stock: 'Uds.', pictures: 'Fotos' },
  send: 'Subir y leer',
  sendGood: (count: number, number: string) =>
    count === 1 ? 'Subir la que está bien' : `Subir las ${number} que están bien`,
  tryOut: 'Probar sin guardar',
  tryOutHint: 'También revisa las fotos y te dice qué entraría. En tu puesto no cambia nada.',
  firstTime: '¿Es la primera vez?',
  template: 'Descarga la hoja de ejemplo',
  sample: 'o el ZIP entero, con sus fotos',
  guide: 'Qué va en cada columna',

  goods: '¿Quieres cambiar lo que ya vendes aquí?',
  goodsLead:
    'Descarga tus productos de este puesto, cambia nombres o precios en la hoja y vuelve a subirla, así, sin ZIP. Lo que dejes en blanco se queda como está, y un guion (-) quita una descripción o un detalle: las existencias, rellénalas solo donde cambien.',
  goodsSheet: 'Descargar mis productos',
  goodsTooMuch: (most: string) => `Son más de ${most} productos, y no caben en una hoja.`,
  leftColumn: 'quedan_ahora',
  units: (count: number) => (count === 1 ? 'unidad' : 'unidades'),

  sending: 'Subiendo tu archivo',
  sentAloud: (percent: number, left: string) => [`Subido el ${percent} %`, left].filter(Boolean).join(', '),
  sent: (percent: string) => `${percent} % subido`,
  preparing: 'Preparando el envío…',
  cut: 'Se ha cortado la conexión',
  cutLead:
    'Lo que ya ha subido está a salvo. En cuanto vuelva la conexión seguimos desde ahí, sin que hagas nada.',
  goOnNow: 'Seguir ahora',
  held: 'Envío en pausa',
  heldLead: 'Lo que ya ha subido se queda donde está. Sigue cuando quieras, sin cerrar esta página.',
  hold: 'Pausar',
  goOn: 'Seguir subiendo',
  stayHere: 'No cierres esta página hasta que haya subido del todo. Después puedes irte: lo leemos nosotros.',
  left: 'Te quedaste a medias',
  leftLead: 'Elige otra vez el mismo archivo y seguimos desde donde iba.',
  chooseLeft: 'Elegir el mismo archivo',
  startOver: 'Empezar de nuevo',
  notTheSame: (name: string, expected: string) =>
    name === expected
      ? `«${name}» ha cambiado desde entonces. Si quieres subirlo como está ahora, empieza de nuevo.`
      : `«${name}» es otro archivo. Para seguir hace falta «${expected}».`,
  interrupted: 'El archivo no ha llegado',
  retry: 'Volver a subirlo',
  cancel: 'Cancelar',
  leave: {
    title: '¿Salir sin acabar de subirlo?',
    question:
      'El archivo todavía no ha llegado. Si sales ahora se para, y si vuelves aquí antes de una hora sigue desde donde iba.',
    confirm: 'Salir',
    dismiss: 'Seguir aquí',
  },

  reading: 'Leyendo tu hoja',
  trying: 'Probando tu hoja',
  paused: 'En pausa',
  pausedLead:
    'No leemos nada más hasta que lo digas. Puedes cerrar esta página: se queda donde está, un mes como mucho.',
  pause: 'Pausar',
  resume: 'Seguir leyendo',
  opening: 'Abriendo el archivo…',
  readAloud: (percent: number, left: string) => [`Leído el ${percent} %`, left].filter(Boolean).join(', '),
  rowsEachSecond: (count: number, number: string) => `${number} fila${count === 1 ? '' : 's'} por segundo`,
  readSoFar: (done: string, total: string) => `${done} de ${total} filas`,
  inSoFar: (count: number, number: string) => `${number} ${count === 1 ? 'ha entrado' : 'han entrado'}`,
  wouldSoFar: (count: number, number: string) => `${number} ${count === 1 ? 'entraría' : 'entrarían'}`,
  wrongSoFar: (number: string) => `${number} con algo que corregir`,
  mayLeave: 'Puedes cerrar esta página: seguimos nosotros, y al volver verás cómo va.',
  unseen: 'No conseguimos ver cómo va. Lo intentamos otra vez.',
  rested: 'Sigue leyéndose. Hemos dejado de mirar para no gastarte datos.',
  restedPaused: 'Sigue en pausa. Hemos dejado de mirar para no gastarte datos.',
  lookAgain: 'Seguir mirando',
  stop: 'Cancelar la lectura',
  stopHintTrial: 'Es una prueba: acabe como acabe, no se guarda nada.',
  stopHint: 'Si cancelas, lo que ya ha entrado se queda.',
  stopHintReplacing: 'Si pediste sustituir, tu puesto se queda como estaba.',

  receipt: 'Lo que ha entrado',
  receiptTrial: 'Lo que entraría',
  lineIn: 'Han entrado',
  lineWould: 'Entrarían',
  lineNew: 'Nuevos',
  lineChanged: 'Cambiados',
  lineWrong: 'Por corregir',
  lineRead: 'Filas leídas',
  lineAll: 'Filas en la hoja',
  ended: {
    completed: 'Leído',
    failed: 'No ha entrado nada',
    cancelled: 'Cancelado',
  },
  endedTrial: {
    completed: 'Probado, sin guardar nada',
    failed: 'No entraría nada',
    cancelled: 'Prueba cancelada',
  },
  inEarnest: 'Importar de verdad',
  inEarnestHint: 'Enviamos el mismo archivo; no hace falta que lo elijas otra vez.',
  inEarnestReplacing:
    'Enviamos el mismo archivo, y lo que entre sustituirá lo que tienes en el puesto. No hace falta que lo elijas otra vez.',
  tryGone: 'Era una prueba. Para importarlo de verdad, elige el archivo otra vez.',
  said: {
    completed: (made: number, madeNumber: string, wrong: number, wrongNumber: string) =>
      wrong === 0
        ? `${made === 1 ? 'Ha entrado' : 'Han entrado'} ${products(made, madeNumber)}.`
        : `${made === 1 ? 'Ha entrado' : 'Han entrado'} ${products(made, madeNumber)}; ${wrongNumber} no.`,
    failed: 'No ha entrado nada, y tu puesto está como estaba.',
    cancelled: (made: number, madeNumber: string) =>
      made === 0
        ? 'Lo cancelaste antes de que entrara nada.'
        : `Lo cancelaste cuando ${made === 1 ? 'había entrado' : 'habían entrado'} ${products(made, madeNumber)}.`,
  },
  saidTrial: {
    completed: (made: number, madeNumber: string, wrong: number, wrongNumber: string) =>
      wrong === 0
        ? `${made === 1 ? 'Entraría' : 'Entrarían'} ${products(made, madeNumber)}. Todavía no hemos guardado nada.`
        : `${made === 1 ? 'Entraría' : 'Entrarían'} ${products(made, madeNumber)}; ${wrongNumber} no. Todavía no hemos guardado nada.`,
    failed: 'No entraría nada. Tu puesto está como estaba.',
    cancelled: () => 'Cancelaste la prueba. Tu puesto está como estaba.',
  },
  seeGoods: 'Ver lo que hay en el puesto',
  faults: 'Lo que hay que corregir',
  faultAt: (row: string) => `Fila ${row}`,
  moreFaults: (number: string) => `Y ${number} más; los verás todos en la hoja que podrás descargar.`,
  download: 'Descargar solo las que fallan',
  downloadHint: 'Corrígelas, guarda la hoja como «productos.csv» y vuelve a subirla en un ZIP con sus fotos.',
  downloadHintKept:
    'Corrígelas, guarda la hoja como CSV y súbela tal cual, sin ZIP: las fotos que ya llegaron las guardamos una semana. Si cambias o añades alguna, mete esa con la hoja en un ZIP.',
  downloadHintRest: 'Las demás ya están.',
  downloadHintTrial: 'Las demás todavía no están.',
  downloadHintPart: (number: string) => `La hoja lleva las primeras ${number}.`,
  downloadFailed: 'No se ha podido guardar. Inténtalo otra vez.',
  faultColumn: 'que_falla',
} as const;

const columnWords: Record<ImportColumn, string> = {
  nombre: 'nombre',
  descripcion_corta: 'descripción corta',
  precio: 'precio',
  existencias: 'existencias',
  imagenes: 'imágenes',
  productor: 'productor',
  exclusivo: 'exclusivo',
  contenido: 'contenido',
  ...mapTextColumns((_, { column }) => column),
  alergenos: 'alérgenos',
  id: 'id',
};

/** Display name of a sheet column; unknown columns keep their own name. */
export const importColumnLabel = (column: string | null | undefined): string =>
  Object.entries(columnWords).find(([known]) => known === column)?.[1] ?? column ?? '';

const problems: Record<ArchiveProblem, string> = {
  NO_ZIP: 'no es un ZIP ni una hoja CSV. Mete la hoja y las fotos en un ZIP y elige ese.',
  SPREADSHEET:
    'es una hoja de cálculo. Guárdala como CSV y elige ese fichero, solo o en un ZIP con sus fotos.',
  TOO_LARGE: `pesa más de ${MAX_MB}. Pártelo en dos.`,
  SHEET_TOO_LARGE: `pesa más de ${MAX_SHEET_MB}. Pártela en dos.`,
  EMPTY: 'está vacío.',
  UNREADABLE: 'no se ha podido leer. Vuelve a elegirlo.',
};

/** Reason why a chosen file is not accepted. */
export function archiveProblemText(fault: NonNullable<ImportContext['fault']>): string {
  if ('expected' in fault) return storeImportMessages.notTheSame(fault.name, fault.expected);
  return 'sentence' in fault ? fault.sentence : `«${fault.name}» ${problems[fault.problem]}`;
}

const refusals = {
  ...producerFailures,
  UPLOAD_FAILED: 'El mercado no lo ha aceptado. Vuelve a subirlo.',
  PAYLOAD_TOO_LARGE: 'El archivo es demasiado grande.',
  NO_ROOM: 'En tu cuenta no cabe este archivo. Borra productos o puestos que ya no uses y vuelve a subirlo.',
  TIMEOUT: 'Se ha parado a medio camino.',
  NO_RESPONSE: 'Se ha cortado la conexión.',
  CONFLICT: 'Ya se está leyendo un archivo de este puesto.',
  NOT_OWNER: 'Este puesto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
  INVALID_TRANSITION: 'Ya había acabado.',
} satisfies Record<ImportRefusal['code'], string>;

/** Refusal message of an upload, import, cancellation or pause (R8.14). */
export const importRefusalText = createFailureText<ImportRefusal['code']>(refusals);

/** Progress heading of an import or dry run. */
export const importProgressTitle = (upload: ProductImport | null | undefined): string =>
  upload?.dryRun ? storeImportMessages.trying : storeImportMessages.reading;

/** Outcome of a finished import or dry run in one sentence. */
export function importOutcomeText(
  { status, dryRun, successCount, errorCount }: ProductImport,
  number: (value: number) => string,
): string {
  const said = dryRun ? storeImportMessages.saidTrial : storeImportMessages.said;
  if (status === 'completed')
    return said.completed(successCount, number(successCount), errorCount, number(errorCount));
  return status === 'cancelled' ? said.cancelled(successCount, number(successCount)) : said.failed;
}
