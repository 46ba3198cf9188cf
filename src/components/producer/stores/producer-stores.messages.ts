import { POPUP_STORE_STATUS_LABELS, type PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import type { PRODUCER_STORE_SORTS } from '../../../../contract/producer/producer-stores-query.ts';

export const producerStoresMessages = {
  title: 'Puestos',
  create: 'Abrir un puesto',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  search: 'Buscar entre tus puestos',
  sort: 'Ordenar por',
  state: 'Estado',
  all: 'Todos',
  categories: 'Categorías',
  results: 'Tus puestos',
  coming: 'Cargando tus puestos',
  item: 'puesto',
  items: 'puestos',
  beyond: 'Aquí ya no hay más puestos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Todavía no tienes ningún puesto',
  bareHint: 'Un puesto abre unos días y cierra solo. En diez minutos lo tienes listo.',
  none: 'Ninguno de tus puestos coincide',
  noneHint: 'Prueba con otra palabra o quita algún filtro.',
  unfiltered: 'Ver todos tus puestos',
  noDates: 'Sin fechas',
  products: ['producto', 'productos'],
  see: 'Ver puesto',
  seeOf: (name: string) => `Ver ${name} como lo ven al comprar`,
  seeGoods: 'Ver sus productos',
  seeGoodsOf: (name: string) => `Ver sus productos: ${name}`,
  seeFigures: 'Estadísticas',
  seeFiguresOf: (name: string) => `Estadísticas de ${name}`,
  poster: 'Cartel para imprimir',
  posterOf: (name: string) => `Cartel para imprimir de ${name}`,
  preview: 'Así lo verán',
  previewOf: (name: string) => `Ver ${name} como lo verán al comprar`,
} as const;

export const storeSortLabels: Record<(typeof PRODUCER_STORE_SORTS)[number], string> = {
  createdAt: 'Los más nuevos',
  startDate: 'Los últimos en abrir',
  name: 'Nombre',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Label of a status, capitalised for use alone (R4.8). */
export const storeStatusLabel = (status: PopupStoreStatus): string =>
  capital(POPUP_STORE_STATUS_LABELS[status]);
