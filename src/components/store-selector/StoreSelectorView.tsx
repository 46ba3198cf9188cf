import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { StoreSelectorActorRef } from '../../machines/stores/store-selector.machine.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { SelectorFilters } from './SelectorFilters.tsx';
import { type StoresPresentation, SelectorResults, type StoreChoice } from './SelectorResults.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { CurrentStoreNotice } from './CurrentStoreNotice.tsx';

type Snapshot = SnapshotFrom<StoreSelectorActorRef>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const selectPicture = ({ context: { open, upcoming } }: Snapshot) => (open[0] ?? upcoming[0])?.heroImageUrl;
const selectCategories = ({ context }: Snapshot) => context.categories;

interface StoreSelectorViewProps {
  actorRef: StoreSelectorActorRef;
  choice: StoreChoice;
  /** Screen address of the stores with the given query. */
  addressOf: (query: StoreSelectorQuery) => ScreenAddress;
  /** Presentation of the stores: list or calendar. */
  Stores: StoresPresentation;
}

/** Stores screen, as a list or a calendar (R2.20, R9.14). */
export function StoreSelectorView({ actorRef, choice, addressOf, Stores }: StoreSelectorViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const categories = useSelector(actorRef, selectCategories);
  const path = addressOf({ categories: [], view: query.view, page: 1 });
  const picture = useSelector(actorRef, selectPicture);
  const { title, description } = storeSelectorMessages;
  return (
    <chakra.div paddingBottom={{ base: '12', md: '20' }}>
      <PageHead
        {...(query.view === 'calendar' ? headOf('/tiendas/calendario') : headOf('/tiendas'))}
        description={description}
        picture={picture}
      />
      <Container paddingTop={{ base: '10', md: '12' }}>
        <PageTitle>{title}</PageTitle>
        <CurrentStoreNotice
          store={choice.current}
          isComing={choice.coming !== null}
          missing={choice.missing}
          onLeft={choice.doors.onStoreLeft}
        />
        <SelectorFilters
          search={search}
          query={query}
          categories={categories}
          onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
          onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
          onCategoryToggled={(name) => actorRef.send({ type: 'category.toggled', name })}
          action={path}
        >
          <ViewSwitch query={query} addressOf={addressOf} />
        </SelectorFilters>
      </Container>
      <SelectorResults actorRef={actorRef} Stores={Stores} choice={choice} addressOf={addressOf} />
    </chakra.div>
  );
}
