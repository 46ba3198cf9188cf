import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import { POPUP_STORE_STATUSES, type PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AdminStoresActorRef } from '../../../machines/admin/stores/admin-stores.machine.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { ListFilters } from '../../back-office/ListFilters.tsx';
import { approvalBadgeLabels } from './store-approval.messages.ts';
import { storeStatusLabel } from '../../producer/stores/producer-stores.messages.ts';
import { adminStoresMessages as words } from './admin-stores.messages.ts';
import { AdvancedStoreFilters } from './AdvancedStoreFilters.tsx';
import { STORE_SORTS, storeSortOf } from './store-sorts.ts';

const STATES = [
  { value: undefined, word: words.all },
  ...POPUP_STORE_STATUSES.map((value) => ({ value, word: storeStatusLabel(value) })),
];

type Snapshot = ListSnapshot<PopupStore, AdminStoresQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;

/** Filters of all stores: search, sort and status; further filters are collapsed (R7.10, R9.14). */
export function AdminStoreFilters({ actorRef }: { actorRef: AdminStoresActorRef }) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const change = (changed: Partial<AdminStoresQuery>) =>
    // Includes the typed search text, which the query may not contain yet.
    actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } });
  const { ownerId, createdBy } = query;
  const person = ownerId ?? createdBy;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ListFilters
        words={words}
        hint={words.searchHint}
        search={search}
        onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
        onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
        sort={storeSortOf(query)}
        sorts={STORE_SORTS}
        onSortChosen={(chosen) => {
          const order = STORE_SORTS.find(({ value }) => value === chosen);
          if (order) change(order.asked);
        }}
      >
        <ChoiceChips
          label={words.state}
          choices={STATES}
          chosen={query.status}
          onChosen={(status) => change({ status })}
        />
        {query.approval ? (
          <ChoiceChips
            label={words.approval}
            choices={[
              { value: query.approval, word: approvalBadgeLabels[query.approval] },
              { value: undefined, word: words.all },
            ]}
            chosen={query.approval}
            onChosen={(approval) => change({ approval })}
          />
        ) : null}
        {person ? (
          <ChoiceChips
            label={words.owner}
            choices={[
              { value: true, word: words.ofOneOwner },
              { value: false, word: words.everybody },
            ]}
            chosen
            onChosen={(isKept) => (isKept ? undefined : change({ ownerId: undefined, createdBy: undefined }))}
          />
        ) : null}
      </ListFilters>
      <AdvancedStoreFilters query={query} onChosen={change} />
    </chakra.div>
  );
}
