import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

const names: Record<RowField, string> = { price: 'Precio', stock: 'Existencias' };

export const rowEditMessages = {
  field: (field: RowField, product: string) => `${names[field]} de ${product}`,
  change: (field: RowField, product: string, value: string) =>
    `Cambiar ${names[field].toLowerCase()} de ${product}: ${value}`,
  save: 'Guardar',
  saveOf: (product: string) => `Guardar ${product}`,
  cancel: 'Deshacer',
  cancelOf: (product: string) => `Dejar ${product} como estaba`,
  unsaved: 'Sin guardar',
  name: (field: RowField) => names[field],
  mine: (value: string) => `Tú: ${value}`,
  theirs: (value: string) => `Ahora: ${value}`,
  keep: (values: string) => `Dejar ${values}`,
  take: (values: string) => `Tomar ${values}`,
  region: 'Cambios sin guardar',
  waiting: (count: number) => (count === 1 ? '1 producto sin guardar' : `${count} productos sin guardar`),
  saveAll: (count: number) => (count === 1 ? 'Guardar 1 cambio' : `Guardar ${count} cambios`),
  discardAll: 'Descartar',
  leave: {
    title: '¿Salir sin guardar?',
    question: 'Has cambiado precios o existencias y no los has guardado.',
    confirm: 'Salir sin guardar',
    dismiss: 'Seguir aquí',
  },
};

type RowRefusal = FailureOf<'updateProduct'>;

const refusals = {
  ...producerFailures,
  NOT_FOUND: 'Este producto ya no existe.',
  NOT_OWNER: 'Este producto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Su puesto ya no existe.',
  CONFLICT: 'Este producto acaba de cambiar. Prueba otra vez.',
} satisfies Record<RowRefusal['code'], string>;

/** Refusal message of saving a row, for errors that concern no single cell (R8.6). */
export const rowRefusalText = ({ code }: RowRefusal): string => refusals[code];
