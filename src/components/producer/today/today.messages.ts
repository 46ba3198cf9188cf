import type { LastImport } from '../../../../contract/producer/producer-popup-store.ts';
import type { MissingLegalField, FirstStep } from './tasks.ts';

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

const gapWords: Record<MissingLegalField, string> = {
  legalName: 'quién vende',
  taxId: 'el NIF',
  address: 'la dirección',
  contact: 'un contacto',
  payment: 'cómo se paga',
  delivery: 'cómo se entrega',
  returns: 'las devoluciones',
};

const readSoFar = ({ processedProducts, totalProducts }: LastImport) =>
  totalProducts === 0 ? 'Abriendo el archivo.' : `${processedProducts} de ${totalProducts} filas.`;

/** List of product names, with the number of those not named. */
const named = (names: readonly string[], total: number) =>
  total > names.length ? `${names.join(', ')} y ${total - names.length} más` : listed(names);

export const producerTodayMessages = {
  title: 'Hoy',
  greeting: (name: string) => `Hola, ${name}`,
  toDo: 'Qué hacer ahora',
  coming: 'Mirando qué hay que hacer',
  nothing: 'Todo está en orden. Puedes cerrar la trastienda un rato.',
  storesFailed: 'Tus puestos no han cargado.',
  goodsFailed: 'Tus productos no han cargado.',
  revenueFailed: 'Tus ventas no han cargado.',
  retry: 'Reintentar',
  organise: (total: number) => (total === 1 ? '1 pedido por preparar' : `${total} pedidos por preparar`),
  organiseHint: 'El cliente verá que ya lo preparas.',
  organiseGo: 'Preparar',
  pictureLost: (name: string) => `La foto de «${name}» no llegó`,
  pictureLostHint: 'Sin su portada nadie ve el producto. Vuelve a elegirla.',
  pictureLostGo: 'Poner la foto',
  morePictures: (total: number) =>
    total === 1 ? 'Hay otro producto que espera fotos' : `Hay otros ${total} productos que esperan fotos`,
  morePicturesHint: 'Mira si llegaron o hay que elegirlas otra vez.',
  morePicturesGo: 'Ver cuáles',
  storePicturesLost: (name: string) => `A «${name}» le faltan fotos que no llegaron`,
  storePicturesLostHint: 'Vuelve a elegirlas y guarda.',
  storePicturesLostGo: 'Poner las fotos',
  unlawful: (name: string) => `A «${name}» le falta lo que pide la ley`,
  unlawfulHint: (gaps: readonly MissingLegalField[]) =>
    `${gaps.length === 1 ? 'Falta' : 'Faltan'} ${listed(gaps.map((gap) => gapWords[gap]))}.`,
  unlawfulGo: 'Completar',
  ofImport: {
    filling: {
      title: (name: string) => `Estamos leyendo lo que subiste a «${name}»`,
      hint: readSoFar,
      go: 'Ver cómo va',
    },
    standing: {
      title: (name: string) => `Lo que subiste a «${name}» está en pausa`,
      hint: readSoFar,
      go: 'Seguir',
    },
    unfilled: {
      title: (name: string) => `No ha entrado nada de lo que subiste a «${name}»`,
      hint: () => 'Mira qué hay que corregir y vuelve a subirlo.',
      go: 'Ver qué falla',
    },
    partlyFilled: {
      title: (name: string, { errorCount }: LastImport) =>
        `${errorCount === 1 ? '1 fila' : `${errorCount} filas`} por corregir en lo que subiste a «${name}»`,
      hint: ({ successCount }: LastImport) =>
        successCount === 1 ? 'Ha entrado 1.' : `Han entrado ${successCount}.`,
      go: 'Corregir',
    },
    filled: {
      title: (name: string, { successCount }: LastImport) =>
        successCount === 1
          ? `Ha entrado 1 producto en «${name}»`
          : `Han entrado ${successCount} productos en «${name}»`,
      hint: () => 'Échales un vistazo.',
      go: 'Ver el puesto',
    },
  },
  ofApproval: {
    changesAsked: {
      title: (name: string) => `Nos falta algo para publicar «${name}»`,
      hint: 'Mira qué te pedimos.',
      go: 'Corregir',
    },
    awaitsApproval: {
      title: (name: string) => `«${name}» espera el visto bueno`,
      hint: 'Te escribiremos en cuanto lo hayamos mirado.',
      go: 'Ver el puesto',
    },
    approved: {
      title: (name: string) => `«${name}» tiene el visto bueno`,
      hint: 'Publícalo cuando quieras.',
      go: 'Publicarlo',
    },
  },
  undated: (name: string) => `«${name}» no tiene fechas`,
  undatedHint: 'Sin ellas no abre.',
  undatedGo: 'Poner fechas',
  bare: (name: string) => `«${name}» no tiene productos`,
  bareHint: 'Quien entre no encontrará nada que comprar.',
  bareGo: 'Poner un producto',
  opens: (name: string, when: string) => `«${name}» abre ${when}`,
  closes: (name: string, when: string) => `«${name}» cierra ${when}`,
  when: (days: number, atTime: string, day: string) =>
    days <= 0 ? `hoy ${atTime}` : days === 1 ? `mañana ${atTime}` : `el ${day}`,
  opensHint: 'Comprueba que todo está en su sitio.',
  closesHint: 'Después ya no se puede comprar.',
  storeGo: 'Ver el puesto',
  soldOut: (total: number) =>
    total === 1 ? '1 producto se ha agotado' : `${total} productos se han agotado`,
  nearlyOut: (total: number) => (total === 1 ? '1 producto se agota' : `${total} productos se agotan`),
  nearlyOutHint: (names: readonly string[], total: number, limit: number) =>
    `${named(names, total)}: ${limit} unidades o menos.`,
  soldOutHint: (names: readonly string[], total: number) => `${named(names, total)}.`,
  stockGo: 'Reponer',
  steps: 'Hasta tu primera venta',
  done: 'Hecho',
  revenue: 'Tus ventas',
  pending: 'por preparar',
  open: 'en marcha',
  sold: 'en 14 días',
  orders: 'pedidos en 14 días',
  chart: 'Vendido en los últimos 14 días',
  none: 'Cuando llegue el primer pedido, aquí verás lo que vendes día a día.',
  ofWeek: (difference: number, amount: string) =>
    difference === 0
      ? 'Esta semana va como la anterior.'
      : `Esta semana, ${amount} ${difference > 0 ? 'más' : 'menos'} que la anterior.`,
};

export const firstStepMessages: Record<FirstStep, { word: string; hint: string; go: string }> = {
  store: {
    word: 'Abrir un puesto',
    hint: 'Un nombre, unas fechas y un color. Nadie lo ve hasta que lo publiques.',
    go: 'Abrir un puesto',
  },
  goods: {
    word: 'Ponerle productos',
    hint: 'Con una foto, un nombre y un precio ya se puede vender.',
    go: 'Poner un producto',
  },
  publish: {
    word: 'Publicarlo',
    hint: 'Desde entonces se ve en el mercado y abre en su fecha.',
    go: 'Publicar el puesto',
  },
  sale: {
    word: 'Primer pedido',
    hint: 'Comparte la dirección de tu puesto con quien te conoce.',
    go: 'Ver tu puesto',
  },
};
