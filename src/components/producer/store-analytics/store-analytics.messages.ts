import { ANALYTICS_PERIOD_LIMITS } from '../../../../contract/producer/analytics-period.ts';
import type { dayRangeFault } from '../../../../contract/producer/period-choice.ts';
import type { FunnelStep } from '../../../../contract/producer/store-analytics.ts';

export const storeAnalyticsMessages = {
  title: 'Estadísticas',
  titleOf: (name: string) => `Estadísticas de ${name}`,
  back: 'Puestos',
  coming: 'Cargando las estadísticas',
  unavailable: 'No hemos podido traer las estadísticas',
  period: 'Periodo',
  last: (days: number) => `Últimos ${days} días`,
  sinceOpening: 'Desde que abrió',
  ownDays: 'Otras fechas',
  from: 'Desde el',
  to: 'Hasta el',
  daysShown: (range: string, days: number, number: string) =>
    days === 1 ? `${range}, un día` : `${range}, ${number} días`,
  totals: 'En total',
  more: (amount: string) => `${amount} más`,
  less: (amount: string) => `${amount} menos`,
  same: 'igual',
  points: (number: string) => (number === '1' ? '1 punto' : `${number} puntos`),
  before: (days: number, range: string) =>
    `Comparado con ${days === 1 ? 'el día anterior' : days === 7 ? 'la semana anterior' : `los ${days} días anteriores`}: ${range}.`,
  byDay: 'Día a día',
  byWeek: 'Semana a semana',
  day: 'Día',
  week: (day: string) => `semana del ${day}`,
  measure: 'Ver',
  toCome: 'Por venir',
  best: (when: string, what: string) => `Lo más alto: ${when}, con ${what}.`,
  flat: 'Todo a cero.',
  opened: (day: string) => `El puesto abrió el ${day}.`,
  opens: (day: string) => `El puesto abre el ${day}.`,
  closed: (day: string) => `Cerró el ${day}.`,
  closes: (day: string) => `Cierra el ${day}.`,
  hours: 'A qué hora te visitan',
  hour: 'Hora',
  hourName: (hour: number) => `de ${hour} a ${hour + 1} h`,
  busiest: (when: string) => `Cuando más te visitan es ${when}.`,
  funnel: 'Hasta dónde llegan',
  funnelHint: 'Cuántos visitantes dan cada paso.',
  worst: 'Aquí se paran más: ',
  step: 'Paso',
  stopped: 'Se quedaron ahí',
  ofHundred: (part: string) => `${part} de cada 100`,
  belowOneOfHundred: 'menos de 1 de cada 100',
  products: 'Lo que más se vende',
  product: 'Producto',
  looks: 'Vistas',
  units: 'Unidades',
  taken: 'Vendido',
  nothingSold: 'En estos días no se ha vendido nada.',
  allProducts: (count: string) => `Ver los ${count}`,
  editProduct: (name: string) => `Cambiar ${name}`,
  searches: 'Lo que buscaron y no encontraron',
  searched: 'Palabras',
  times: 'Veces',
  allFound: 'Todo lo que se buscó en tu puesto se encontró.',
  searchesHint: 'Si lo tienes, ponlo en el nombre del producto. Si no, quizá valga la pena traerlo.',
  counting: 'Qué contamos',
  counted:
    'Cada vez que alguien abre tu puesto o uno de tus productos. Sin cookies y sin guardar direcciones: para no contar dos veces a la misma persona en un día se usa una huella que se tira cada noche, así que quien vuelve otro día cuenta como otro visitante. Ni los robots ni quienes venden cuentan.',
  empty: 'Todavía no ha pasado nadie',
  emptyHint:
    'Comparte la dirección de tu puesto con quien te conoce: en cuanto alguien lo mire, lo verás aquí.',
  emptyGo: 'Ver tu puesto',
  hidden: 'Tu puesto aún no se ve',
  hiddenHint: 'Cuando lo publiques, aquí verás quién pasa, qué mira y qué se lleva.',
  hiddenGo: 'Ir al puesto',
  quiet: 'Nadie en estos días',
  quietHint: 'En las fechas que has elegido no hubo visitas ni pedidos.',
  quietGo: 'Ver desde que abrió',
} as const;

export const measureMessages = {
  views: { word: 'Visitas', one: 'visita', other: 'visitas' },
  visitors: { word: 'Visitantes', one: 'visitante', other: 'visitantes' },
  orders: { word: 'Pedidos', one: 'pedido', other: 'pedidos' },
  units: { word: 'Unidades', one: 'unidad', other: 'unidades' },
  revenue: { word: 'Vendido', one: '', other: '' },
  productViews: { word: 'Productos vistos', one: '', other: '' },
  additions: { word: 'Añadidos al carrito', one: '', other: '' },
  conversion: { word: 'Visitantes que compran', one: '', other: '' },
} as const;

export const analyticsExportMessages = {
  save: 'Descargar CSV',
  failed: 'No hemos podido hacer el archivo. Comprueba tu conexión y vuelve a pulsar.',
  name: 'estadisticas',
  store: 'Puesto',
  from: 'Desde',
  to: 'Hasta',
  days: (from: string, to: string) => (from === to ? from : `Del ${from} al ${to}`),
  conversion: 'Visitantes que compran (%)',
} as const;

/** Labels of the funnel steps and of their drop-outs. */
export const funnelStepMessages: Record<
  FunnelStep,
  { word: string; stopped: readonly [one: string, other: string] }
> = {
  looked: { word: 'Miraron', stopped: ['miró y no añadió nada', 'miraron y no añadieron nada'] },
  added: {
    word: 'Añadieron al carrito',
    stopped: ['llenó el carrito y no fue a pagar', 'llenaron el carrito y no fueron a pagar'],
  },
  checkout: {
    word: 'Empezaron a pagar',
    stopped: ['empezó a pagar y no terminó', 'empezaron a pagar y no terminaron'],
  },
  ordered: { word: 'Compraron', stopped: ['', ''] },
};

export const daysFaultMessages: Record<NonNullable<ReturnType<typeof dayRangeFault>>, string> = {
  unsaid: 'Elige los dos días.',
  backwards: 'El último día no puede ser anterior al primero.',
  tooMany: `Elige ${ANALYTICS_PERIOD_LIMITS.longest} días como máximo.`,
};
