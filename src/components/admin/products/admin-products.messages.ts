import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { adminFailures } from '../../back-office/admin-failure.messages.ts';
import { createFailureText } from '../../back-office/producer-failure.messages.ts';

export const adminProductsMessages = {
  title: 'Productos',
  search: 'Buscar productos',
  sort: 'Ordenar por',
  inStores: 'Puesto',
  everywhere: 'Todos',
  /** Label of a store whose name is not loaded yet. */
  oneStore: 'Un puesto',
  ofOneSeller: 'Solo de un productor',
  everybody: 'De todos',
  priced: (from: string | null, to: string | null) =>
    from && to ? `De ${from} a ${to}` : from ? `Desde ${from}` : `Hasta ${to}`,
  anyPrice: 'Cualquier precio',
  seller: 'Productor',
  price: 'Precio',
  results: 'Productos del mercado',
  coming: 'Cargando los productos',
  item: 'producto',
  items: 'productos',
  beyond: 'Aquí ya no hay más productos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Todavía no hay productos',
  bareHint: 'Aparecerán aquí en cuanto alguien ponga el primero.',
  none: 'Ningún producto coincide',
  noneHint: 'Prueba con otra palabra o quita algún filtro.',
  unfiltered: 'Ver todos los productos',
  by: (name: string) => `de ${name}`,
  productsOf: (name: string) => `Ver solo los productos de ${name}`,
} as const;

type Refusal = FailureOf<'changeProductStatus' | 'deleteProduct'>;

/** Refusal message for activating, hiding or deleting a product (R8.11). */
export const adminProductRefusalText = createFailureText({
  ...adminFailures,
  NOT_FOUND: 'Este producto ya no existe.',
  NOT_OWNER: 'Este producto es de otra persona.',
} satisfies Record<Refusal['code'], string>);
