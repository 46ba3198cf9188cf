import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

export const productDeletionMessages = {
  title: (products: readonly { name: string }[]) =>
    products.length === 1 ? `¿Borrar «${products[0]?.name}»?` : `¿Borrar ${products.length} productos?`,
  message:
    'Se van con sus fotos y no se pueden recuperar. Los pedidos ya hechos no cambian, y quien lo lleve en el carrito recibirá un aviso.',
  confirm: (count: number) => (count === 1 ? 'Borrar el producto' : `Borrar ${count} productos`),
  dismiss: 'No borrar',
  /** Label beside a product that is being deleted. */
  going: 'Borrando…',
};

type DeletionRefusal = FailureOf<'deleteProduct'>;

const refusals = {
  ...producerFailures,
  NOT_FOUND: 'Este producto ya no existe.',
  NOT_OWNER: 'No se ha borrado: es de otra persona.',
} satisfies Record<DeletionRefusal['code'], string>;

/** Refusal message of deleting a product (R8.11). */
export const productDeletionRefusalText = ({ code }: DeletionRefusal): string => refusals[code];
