import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { StoreOpeningBadge } from '../../market/StoreOpeningBadge.tsx';
import { StatusMenu } from '../../producer/stores/StatusMenu.tsx';
import { storeStatusLabel } from '../../producer/stores/producer-stores.messages.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { adminStoresMessages as words } from './admin-stores.messages.ts';
import { approvalBadgeLabels } from './store-approval.messages.ts';
import type { StoreColumnSort } from './store-sorts.ts';

/** Statuses that the badge of a store shows already. */
const SAID_BY_STAMP: readonly PopupStoreStatus[] = ['draft', 'paused', 'archived'];

/** Store with its status changes, as its cells need it. */
interface StoreCells {
  store: PopupStore;
  /** Refusal message of the last status change. */
  refusal: string | null;
  /** Screen address of this owner's stores; null if the list shows only them already. */
  ownerAt: ScreenAddress | null;
  onChosen: (status: PopupStoreStatus) => void;
  now: number;
  format: Formatter;
}

const ownerOf = ({ ownerInfo }: PopupStore) => ownerInfo?.name || words.nobody;

/** Columns of the admin's stores. */
export const ADMIN_STORES_TABLE = defineTable<StoreCells, StoreColumnSort>()({
  name: 'stores',
  columns: {
    state: {
      header: words.state,
      cell: ({ store, now }) => (
        <>
          <StoreOpeningBadge store={store} now={now} />
          {store.approval ? (
            <span data-part="approval">{approvalBadgeLabels[store.approval.state]}</span>
          ) : null}
          {SAID_BY_STAMP.includes(store.status) ? null : (
            <span data-part="aside">{storeStatusLabel(store.status)}</span>
          )}
        </>
      ),
      styles: { minWidth: '9rem', maxWidth: '13rem', '& *': { whiteSpace: 'normal' } },
      cardStyles: { maxWidth: 'none' },
    },
    store: {
      header: words.store,
      sort: { up: 'name asc', down: 'name desc' },
      cell: ({ store: { id, name }, refusal }) => (
        <>
          <AppLink
            to="/admin/popup-stores/$storeId"
            params={{ storeId: id }}
            aria-label={words.open(name)}
            data-part="name"
          >
            {name}
          </AppLink>
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
      styles: { fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '9rem' },
      cardStyles: { fontSize: 'lg' },
    },
    owner: {
      header: words.owner,
      cell: ({ store, ownerAt }) => {
        const owner = ownerOf(store);
        return ownerAt ? (
          <AppLink href={ownerAt} aria-label={words.storesOf(owner)}>
            {owner}
          </AppLink>
        ) : (
          owner
        );
      },
      canHide: true,
      styles: { color: 'ink2', overflowWrap: 'anywhere' },
    },
    dates: {
      header: words.dates,
      sort: { up: 'startDate asc', down: 'startDate desc' },
      cell: ({ store: { startDate, endDate }, format }) =>
        startDate && endDate ? format.range(startDate, endDate) : words.noDates,
      canHide: true,
      styles: { color: 'ink2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      cardStyles: { fontSize: 'sm' },
    },
    goods: {
      header: words.goods,
      cell: ({ store: { productCount }, format }) => (
        <>
          <span data-part="count">{format.number(productCount)}</span>
          <span data-part="told">{format.count(productCount, ...words.products)}</span>
        </>
      ),
      canHide: true,
      styles: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      cardStyles: { fontSize: 'sm' },
    },
    change: {
      header: words.change,
      cell: ({ store, onChosen }) => <StatusMenu store={store} onChosen={onChosen} />,
      canHide: true,
      styles: { width: '1%', textAlign: 'end' },
      cardStyles: { width: 'auto', paddingTop: '2', '& button': { width: 'full' } },
    },
  },
  card: {
    areas: [
      ['state', 'state'],
      ['store', 'store'],
      ['owner', 'owner'],
      ['dates', 'goods'],
      ['change', 'change'],
    ],
    styles: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '1', padding: '4' },
  },
  styles: {
    '& tbody a': { display: 'inline-block', paddingBlock: '0.25rem' },
    '& tbody a:hover': { textDecoration: 'underline' },
    '& [data-part=aside]': { display: 'block', color: 'ink2', fontSize: 'sm', marginTop: '1' },
    '& [data-part=approval]': {
      display: 'block',
      marginTop: '1',
      color: 'actionInk',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& [data-part=told]': { display: 'none' },
  },
  cardStyles: {
    '& [data-part=aside]': { display: 'none' },
    '& [data-part=count]': { display: 'none' },
    '& [data-part=told]': { display: 'inline' },
  },
});
