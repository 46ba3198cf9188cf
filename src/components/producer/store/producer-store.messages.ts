import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

export const producerStoreMessages = {
  title: 'Tu puesto',
  back: 'Puestos',
  coming: 'Cargando tu puesto',
  gone: 'Este puesto ya no está',
  goneHint: 'Puede que lo hayas borrado desde otro sitio, o que sea de otra persona.',
  unavailable: 'No hemos podido abrir tu puesto',
  address: 'Su dirección',
  dates: 'Cuándo abre y cierra',
  noDates: 'Todavía sin fechas',
  goods: 'Productos',
  bare: 'Todavía no has puesto nada en este puesto.',
  addFirst: 'Pon tu primer producto',
  add: 'Producto nuevo',
  addMany: 'Subir muchos de una vez',
  everything: (count: string) => `Ver sus ${count} productos`,
  editProduct: (name: string) => `Cambiar ${name}`,
  hidden: 'Oculto',
  danger: 'Vaciar o borrar el puesto',
} as const;

const products = (count: number, number: string) => `${number} producto${count === 1 ? '' : 's'}`;

export const storeEmptyingMessages = {
  action: 'Borrar todos los productos',
  hint: 'Vacía el puesto y lo deja montado para otra vez.',
  question: (name: string, count: number, number: string) =>
    count === 1
      ? `¿Borrar el único producto de «${name}» que es tuyo?`
      : `¿Borrar los ${number} productos de «${name}»?`,
  meaning:
    'Se borran con sus fotos y desaparecen de los carritos. Los pedidos que ya los llevan se conservan. No se puede deshacer.',
  foreign: (count: number, number: string) =>
    count === 1
      ? 'Otro producto es de otra persona y se queda.'
      : `Otros ${number} son de otras personas y se quedan.`,
  confirm: (count: number, number: string) => `Borrar ${products(count, number)}`,
  dismiss: 'Dejarlos como están',
  counting: 'Contando los productos…',
  progress: 'Productos borrados',
  emptying: (count: number, number: string) => `Borrando ${products(count, number)}…`,
  done: (count: number, number: string, pictures: number, pictureNumber: string) =>
    [
      `Se ${count === 1 ? 'ha' : 'han'} borrado ${products(count, number)}`,
      ...(pictures > 0 ? [`${pictureNumber} foto${pictures === 1 ? '' : 's'}`] : []),
    ].join(' y ') + '.',
  none: 'Este puesto no tiene productos que borrar.',
  noneOfYours: 'Los productos de este puesto son de otras personas: no se puede borrar ninguno.',
  kept: (count: number, number: string) =>
    `${products(count, number)} no se ${count === 1 ? 'ha' : 'han'} podido borrar:`,
};

export const storeDeletionMessages = {
  action: 'Borrar el puesto',
  hint: 'Si ya tiene pedidos no se pierde nada: pasa al archivo.',
  question: (name: string) => `¿Borrar el puesto «${name}»?`,
  meaning:
    'Deja de verse en el mercado, y sus productos dejan de estar a la venta. Si ya tiene pedidos se archiva y se conservan; si no, desaparece del todo y no se puede deshacer.',
  confirm: (name: string) => `Borrar «${name}»`,
  dismiss: 'No borrarlo',
  archived: (name: string) => `«${name}» tiene pedidos: se ha archivado`,
  deleted: (name: string) => `«${name}» se ha borrado`,
};

type EmptyingRefusal = FailureOf<'deleteAllProducts'>;

const emptyingRefusals = {
  ...producerFailures,
  CONFIRMATION_REQUIRED: 'No hemos podido confirmar que quieres borrarlos. Inténtalo de nuevo.',
  TOO_MANY_PRODUCTS: 'Son demasiados productos para borrarlos de una vez.',
  INSUFFICIENT_PERMISSIONS: 'Solo puedes borrar los productos de tus propios puestos.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
} satisfies Record<EmptyingRefusal['code'], string>;

/** Refusal message of deleting all products. TOO_MANY_PRODUCTS uses the server's message with the limit (R8.11). */
export const emptyingRefusalText = ({ code, message }: EmptyingRefusal): string =>
  (code === 'TOO_MANY_PRODUCTS' && message) || emptyingRefusals[code];

type DeletionRefusal = FailureOf<'deletePopupStore'>;

const deletionRefusals = {
  ...producerFailures,
  NOT_OWNER: 'Este puesto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
} satisfies Record<DeletionRefusal['code'], string>;

/** Refusal message of deleting a store. */
export const storeDeletionRefusalText = ({ code }: DeletionRefusal): string => deletionRefusals[code];
