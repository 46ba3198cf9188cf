import { useCallback } from 'react';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';

interface ProductRounds {
  changesRef: Pick<ProductChangesActorRef, 'send'>;
  deletionsRef: Pick<ProductDeletionsActorRef, 'send'>;
}

/** Activation and hiding of products, singly or in bulk, as hook; dismisses the outcome of earlier deletions. */
export function useProductBulkRuns({ changesRef, deletionsRef }: ProductRounds) {
  const activate = useCallback(
    (ids: readonly string[], isActive: boolean) => {
      deletionsRef.send({ type: 'outcomes.dismissed' });
      changesRef.send({
        type: 'change.requested',
        rows: ids.map((id) => ({ id, change: { isActive } })),
      });
    },
    [changesRef, deletionsRef],
  );
  const activateOne = useCallback((id: string, isActive: boolean) => activate([id], isActive), [activate]);
  return { activate, activateOne };
}
