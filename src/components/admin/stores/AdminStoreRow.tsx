import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { useStoreStatusChange } from '../../producer/stores/use-store-status-change.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { ADMIN_STORES_TABLE } from './admin-stores-columns.tsx';

interface AdminStoreRowProps {
  store: PopupStore;
  statusRef: StoreStatusActorRef;
  /** Screen address of this owner's stores; null if the list shows only them already. */
  ownerAt: ScreenAddress | null;
}

/** Table row of a store. */
export function AdminStoreRow({ store, statusRef, ownerAt }: AdminStoreRowProps) {
  const { isBusy, refusal, choose } = useStoreStatusChange(statusRef, store);
  const now = useNow();
  const format = useFormatter();
  return (
    <tr {...TABLE_ROLES.row} aria-busy={isBusy}>
      <TableCells of={ADMIN_STORES_TABLE} row={{ store, refusal, ownerAt, onChosen: choose, now, format }} />
    </tr>
  );
}
