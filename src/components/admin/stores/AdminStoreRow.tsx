import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { TimeStamp } from '../../market/TimeStamp.tsx';
import { StatusMenu } from '../../producer/stores/StatusMenu.tsx';
import { statusWord } from '../../producer/stores/producer-stores.messages.ts';
import { useStoreStatus } from '../../producer/stores/use-store-status.ts';
import { approvalWord } from './store-approval.messages.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminStoresMessages as words } from './admin-stores.messages.ts';

/** Statuses that the badge of a store shows already. */
const SAID_BY_STAMP: readonly PopupStoreStatus[] = ['draft', 'paused', 'archived'];

interface AdminStoreRowProps {
  store: PopupStore;
  statusRef: StoreStatusActorRef;
  /** Screen address of this owner's stores; null if the list shows only them already. */
  ownerAt: ScreenAddress | null;
}

/** Table row of a store: state, owner, dates and status. On phones it is a card. */
export function AdminStoreRow({ store, statusRef, ownerAt }: AdminStoreRowProps) {
  const { isBusy, refusal, choose } = useStoreStatus(statusRef, store);
  const now = useNow();
  const { range, number, count } = useFormatter();
  const { id, name, status, startDate, endDate, productCount, ownerInfo } = store;
  const owner = ownerInfo?.name || words.nobody;
  return (
    <tr {...TABLE_ROLES.row} aria-busy={isBusy}>
      <td {...TABLE_ROLES.cell} data-cell="state">
        <TimeStamp store={store} now={now} />
        {store.approval ? <span data-part="approval">{approvalWord[store.approval.state]}</span> : null}
        {SAID_BY_STAMP.includes(status) ? null : <span data-part="aside">{statusWord(status)}</span>}
      </td>
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="store">
        <AppLink
          to="/admin/popup-stores/$storeId"
          params={{ storeId: id }}
          aria-label={words.open(name)}
          data-part="name"
        >
          {name}
        </AppLink>
        {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
      </th>
      <td {...TABLE_ROLES.cell} data-cell="owner">
        {ownerAt ? (
          <AppLink href={ownerAt} aria-label={words.storesOf(owner)}>
            {owner}
          </AppLink>
        ) : (
          owner
        )}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="dates">
        {startDate && endDate ? range(startDate, endDate) : words.noDates}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="goods">
        <span data-part="count">{number(productCount)}</span>
        <span data-part="told">{count(productCount, ...words.products)}</span>
      </td>
      <td {...TABLE_ROLES.cell} data-cell="change">
        <StatusMenu store={store} onChosen={choose} />
      </td>
    </tr>
  );
}
