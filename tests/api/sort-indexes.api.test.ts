import { beforeAll, expect, test } from 'vitest';
import type { ADMIN_STORE_SORTS } from '../../contract/admin/admin-stores-query.ts';
import type { UserSort } from '../../contract/admin/users-query.ts';
import type { InputOf } from '../../contract/api/call.ts';
import type { ProductSort } from '../../contract/catalogue/product-sort.ts';
import type { NOTIFICATION_SORTS } from '../../contract/notifications/notification-sorts.ts';
import type { PRODUCER_STORE_SORTS } from '../../contract/producer/producer-stores-query.ts';
import { type ApiUser, describeApi } from '../support/api/api.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { sortIndexName, sortClauseIn } from '../support/postgres/sort-index.ts';

type Listing =
  | 'listUsers'
  | 'listPopupStores'
  | 'listProducerPopupStores'
  | 'listProducts'
  | 'listProducerProducts'
  | 'listOrders'
  | 'listProducerOrders'
  | 'listNotifications'
  | 'listContactMessages'
  | 'listAuditLog';

interface List {
  call: Listing;
  as: 'admin' | 'producer';
  table: string;
  /** Condition that this list always has. */
  where?: string;
}

/** Index of the schema that serves a sort, or the reason why none does. */
type Served = string | { unindexed: string };

interface Case extends List {
  sort: string;
  query: object;
  served: Served;
}

const BOTH = ['asc', 'desc'] as const;
const ONE = `'00000000-0000-4000-8000-000000000001'`;

const sorted = (list: List, sorts: Readonly<Record<string, Served>>): Case[] =>
  Object.entries(sorts).flatMap(([sortBy, served]) =>
    BOTH.map((sortOrder) => ({
      ...list,
      sort: `${sortBy} ${sortOrder}`,
      query: { sortBy, sortOrder },
      served,
    })),
  );

const byProductSort = (list: List, sorts: Readonly<Record<ProductSort, Served>>): Case[] =>
  Object.entries(sorts).map(([sort, served]) => ({
    ...list,
    sort,
    query: sort === 'relevance' ? { q: 'miel', sort } : { sort },
    served,
  }));

const only = (list: List, sort: string, query: object, served: Served): Case => ({
  ...list,
  sort,
  query,
  served,
});

const FEW_ACCOUNTS = { unindexed: 'accounts are thousands, and only admins sort them' };
const FEW_STORES = { unindexed: 'stores are thousands, and only admins sort all of them' };
const OWN_STORES = { unindexed: 'a producer has tens of stores' };
const OTHER_TABLE = { unindexed: 'the end of a sale is in the table of stores' };
const COMPUTED = { unindexed: 'relevance is computed from the search, for 2,000 hits at most' };

const stores: Omit<List, 'call' | 'as'> = { table: 'popup_stores' };
const products: Omit<List, 'call' | 'as'> = { table: 'products' };
const ownProducts: List = {
  ...products,
  call: 'listProducerProducts',
  as: 'producer',
  where: `producer_id = ${ONE}`,
};
const orders: List = { call: 'listOrders', as: 'admin', table: 'orders' };
const parcels: List = {
  call: 'listProducerOrders',
  as: 'producer',
  table: 'parcels',
  where: `producer_id = ${ONE}`,
};
const messages: List = { call: 'listContactMessages', as: 'admin', table: 'contact_messages' };
const entries: List = { call: 'listAuditLog', as: 'admin', table: 'journal' };

/** Every sort of every list of the back office. The expectations are those of the schema, written by hand. */
const CASES: Case[] = [
  ...sorted({ call: 'listUsers', as: 'admin', table: 'users' }, {
    createdAt: 'users_by_creation',
    lastLogin: FEW_ACCOUNTS,
    fullName: FEW_ACCOUNTS,
    email: FEW_ACCOUNTS,
  } satisfies Record<UserSort, Served>),
  ...sorted({ ...stores, call: 'listPopupStores', as: 'admin' }, {
    createdAt: 'popup_stores_by_creation',
    startDate: FEW_STORES,
    endDate: FEW_STORES,
    name: FEW_STORES,
    updatedAt: FEW_STORES,
  } satisfies Record<(typeof ADMIN_STORE_SORTS)[number], Served>),
  ...sorted({ ...stores, call: 'listProducerPopupStores', as: 'producer', where: `owner_id = ${ONE}` }, {
    createdAt: 'popup_stores_of_owner',
    startDate: OWN_STORES,
    name: OWN_STORES,
  } satisfies Record<(typeof PRODUCER_STORE_SORTS)[number], Served>),
  ...byProductSort(
    { ...products, call: 'listProducts', as: 'admin' },
    {
      newest: 'products_by_age',
      price_asc: 'products_all_by_price',
      price_desc: 'products_all_by_price',
      name: 'products_all_by_name',
      ending_soon: OTHER_TABLE,
      relevance: COMPUTED,
    },
  ),
  ...byProductSort(ownProducts, {
    newest: 'products_of_producer',
    price_asc: 'products_of_producer_by_price',
    price_desc: 'products_of_producer_by_price',
    name: 'products_of_producer_by_name',
    ending_soon: OTHER_TABLE,
    relevance: COMPUTED,
  }),
  ...sorted({ call: 'listNotifications', as: 'admin', table: 'notifications', where: `status = 'ACTIVE'` }, {
    createdAt: 'notifications_by_creation',
    priority: { unindexed: 'admins write a few notifications a month' },
  } satisfies Record<(typeof NOTIFICATION_SORTS)[number], Served>),
  only(orders, 'newest', {}, 'orders_by_creation'),
  only(
    { ...orders, where: `status = 'pending'` },
    'newest of a status',
    { status: 'pending' },
    'orders_by_status',
  ),
  only(parcels, 'newest', {}, 'parcels_of_producer'),
  only(
    { ...parcels, where: `${parcels.where} and status = 'pending'` },
    'newest of a status',
    { status: 'pending' },
    'parcels_of_producer_by_status',
  ),
  only(messages, 'unread first', {}, 'contact_messages_unread_first'),
  only(
    { ...messages, where: `state = 'read'` },
    'newest of a state',
    { state: 'read' },
    'contact_messages_by_state',
  ),
  only(entries, 'newest', {}, 'journal_by_creation'),
  only(
    { ...entries, where: `kind = 'userDeleted'` },
    'newest of a kind',
    { kind: 'userDeleted' },
    'journal_of_kind',
  ),
  only(
    { ...entries, where: `actor_id = ${ONE}` },
    'newest of an actor',
    { actorId: ONE.slice(1, -1) },
    'journal_of_actor',
  ),
  only(
    { ...entries, where: `subject_id = ${ONE}` },
    'newest of a subject',
    { subjectId: ONE.slice(1, -1) },
    'journal_of_subject',
  ),
];

describeApi('sorts and their indexes', (api) => {
  const people: Partial<Record<List['as'], ApiUser>> = {};
  beforeAll(async () => {
    people.admin = await api().person('admin');
    people.producer = await api().person('producer');
  });

  test.each(CASES)(
    'R7.10 R7.14 R7.18 R7.20 $call reads along an index, or has a reason not to: $sort',
    async ({ call, as, table, where, query, served }) => {
      // Cast: the query belongs to the call of the same case.
      const input = { query } as InputOf<Listing>;
      const answers: number[] = [];
      const statements = await statementsDuring(api().db, async () => {
        answers.push((await api().call(call, input, people[as])).status);
      });
      expect(answers).toEqual([200]);
      const order = statements
        .filter((one) => one.includes(`from "${table}"`))
        .map(sortClauseIn)
        .find(Boolean);
      expect(order).toEqual(expect.any(String));
      // No index serves an order with values: it is computed for its query.
      const index =
        order && !/\$\d/.test(order) ? await sortIndexName(api().db, { table, where, order }) : null;
      expect(index).toBe(typeof served === 'string' ? served : null);
    },
  );
});
