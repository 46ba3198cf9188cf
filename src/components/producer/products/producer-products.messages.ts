import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

export const producerProductsMessages = {
  title: 'Productos',
  search: 'Buscar entre tus productos',
  sort: 'Ordenar por',
  state: 'Estado',
  stock: 'Existencias',
  all: 'Todos',
  onSale: 'A la venta',
  hidden: 'Ocultos',
  inStock: 'Con existencias',
  fewLeft: 'Quedan pocas',
  soldOut: 'Agotados',
  awaiting: 'Esperando fotos',
  inStores: 'Puesto',
  everywhere: 'Todos',
  /** Label of a store whose name is not loaded yet. */
  oneStore: 'Un puesto',
  results: 'Tus productos',
  coming: 'Cargando tus productos',
  item: 'producto',
  items: 'productos',
  beyond: 'Aquí ya no hay más productos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Pon tu primer producto',
  bareHint: 'Con una foto, un nombre y un precio ya se puede vender.',
  create: 'Producto nuevo',
  edit: (name: string) => `Cambiar ${name}`,
  none: 'Ninguno de tus productos coincide',
  noneHint: 'Prueba con otra palabra o quita algún filtro.',
  unfiltered: 'Ver todos tus productos',
  product: 'Producto',
  price: 'Precio',
  store: 'Puesto',
  noStore: 'Sin puesto',
  shown: 'A la venta',
  notShown: 'Oculto',
  notReady: 'Esperando la foto',
  noneLeft: 'Agotado',
  left: (stock: number, number: string) => `${stock === 1 ? 'Queda' : 'Quedan'} ${number}`,
  choosePage: 'Elegir todos los de esta página',
  choose: (name: string) => `Elegir ${name}`,
  onSaleOf: (name: string) => `${name}, a la venta`,
  publish: 'Publicar',
  hide: 'Ocultar',
  publishOf: (name: string) => `Publicar ${name}`,
  hideOf: (name: string) => `Ocultar ${name}`,
};

export const productsBulkMessages = {
  region: 'Productos elegidos',
  chosen: ['elegido', 'elegidos'],
  publish: producerProductsMessages.publish,
  hide: producerProductsMessages.hide,
  remove: 'Borrar',
  progress: 'Productos cambiados',
  deleted: (count: number) => (count === 1 ? '1 producto borrado' : `${count} productos borrados`),
  under: (done: string, total: string) => `${done} de ${total} productos`,
  paused: (done: string, total: string) => `En pausa: ${done} de ${total} productos`,
  saved: (count: number) => (count === 1 ? '1 producto cambiado' : `${count} productos cambiados`),
} as const;

type StatusRefusal = FailureOf<'changeProductStatus'>;

const statusMessages = {
  ...producerFailures,
  NOT_FOUND: 'Este producto ya no existe.',
  NOT_OWNER: 'Este producto es de otra persona.',
} satisfies Record<StatusRefusal['code'], string>;

/** Refusal message for activating or hiding a product. */
export const productStatusRefusalText = ({ code }: StatusRefusal): string => statusMessages[code];
