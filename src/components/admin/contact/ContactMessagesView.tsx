import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import {
  CONTACT_STATE_LABELS,
  CONTACT_STATES,
  type ContactMessage,
  type ContactState,
} from '../../../../contract/contact/contact-message.ts';
import type { ContactMessagesQuery } from '../../../../contract/contact/contact-messages-query.ts';
import type { ContactMessagesActorRef } from '../../../machines/admin/contact/contact-messages.machine.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import { envelopeDrawing } from '../../feedback/drawings/envelope.tsx';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { SearchForm } from '../../back-office/data-table/SearchForm.tsx';
import { contactMessagesMessages } from './contact-messages.messages.ts';
import { ContactMessagesTable } from './ContactMessagesTable.tsx';

type Snapshot = ListSnapshot<ContactMessage, ContactMessagesQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const selectCounts = ({ context }: Snapshot) => context.counts;

const { title, search, searchHint, state, all, coming, seeForm } = contactMessagesMessages;
const STATES: readonly { value: ContactState | undefined; word: string }[] = [
  { value: undefined, word: all },
  ...CONTACT_STATES.map((value) => ({ value, word: CONTACT_STATE_LABELS[value] })),
];

interface ContactMessagesViewProps {
  actorRef: ContactMessagesActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: ContactMessagesQuery) => ScreenAddress;
}

/** List of contact messages, unread first, with search and status filter (R3.14). */
export function ContactMessagesView({ actorRef, addressOf }: ContactMessagesViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const typed = useSelector(actorRef, selectSearch);
  const counts = useSelector(actorRef, selectCounts);
  const whole = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      <PageTitle>{title}</PageTitle>
      <SearchForm
        label={search}
        hint={searchHint}
        search={typed}
        columns="minmax(0, 1fr)"
        onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
        onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
        chips={
          <ChoiceChips
            label={state}
            choices={STATES.map((choice) => ({
              ...choice,
              count: choice.value === undefined ? whole : counts?.[choice.value],
            }))}
            chosen={query.state}
            onChosen={(chosen) =>
              // Includes the typed search text, which the query may not contain yet.
              actorRef.send({ type: 'query.changed', query: { q: typed.trim() || undefined, state: chosen } })
            }
          />
        }
      />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} />}
        words={contactMessagesMessages}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<RowsSkeleton label={coming} />}
        empty={
          <EmptyList
            isFiltered={Boolean(query.q ?? query.state)}
            words={contactMessagesMessages}
            whole={addressOf({})}
            action={<LinkButton to="/contact">{seeForm}</LinkButton>}
          />
        }
        drawing={envelopeDrawing}
      >
        {(messages) => <ContactMessagesTable messages={messages} />}
      </ListResults>
    </chakra.div>
  );
}
