import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';
import type {
  ReminderStore,
  ReminderStoreActorRef,
} from '../../machines/reminders/reminder-store.machine.ts';
import type { ReminderRequestActorRef } from '../../machines/reminders/reminder-request.machine.ts';
import { CheckmarkList } from '../account/CheckmarkList.tsx';
import { AuthAside } from '../account/AuthAside.tsx';
import { AuthPage } from '../account/AuthPage.tsx';
import { envelopeDrawing } from '../feedback/drawings/envelope.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { SkeletonBlock } from '../feedback/Skeletons.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { reminderMessages, reminderTitle } from './reminders.messages.ts';
import { ReminderConfirmation } from './ReminderConfirmation.tsx';

type Snapshot = SnapshotFrom<ReminderStoreActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');

interface ReminderRequestViewProps {
  storeRef: ReminderStoreActorRef;
  formRef: ReminderRequestActorRef;
  /** Component for a missing store; possibly lazy. */
  Missing: ComponentType<{ idOrSlug: string }>;
}

/** Reminder request screen for a store that is not open, in each loading state (R2.24). */
export function ReminderRequestView({ storeRef, formRef, Missing }: ReminderRequestViewProps) {
  const { question, content, failure, now } = useSelector(storeRef, selectContext);
  const isGone = useSelector(storeRef, selectIsGone);
  if (isGone) {
    return (
      <Suspense fallback={<Coming />}>
        <Missing idOrSlug={question.idOrSlug} />
      </Suspense>
    );
  }
  if (failure && !content) {
    return (
      <Container paddingTop="10">
        <PageHead title={reminderMessages.title} hidden />
        <PageTitle>{reminderMessages.title}</PageTitle>
        <ErrorState
          message={failureText(failure)}
          onRetried={() => storeRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  return content ? <Waiting store={content} now={now} formRef={formRef} /> : <Coming />;
}

interface WaitingProps extends Pick<ReminderRequestViewProps, 'formRef'> {
  store: ReminderStore;
  /** Current time in ms UTC. */
  now: number;
}

function Waiting({ store, now, formRef }: WaitingProps) {
  const { dayAndTime } = useFormatter();
  const words = reminderMessages;
  const window = openingStateAt(store, now);
  const isUpcoming = window === 'upcoming';
  const when = isUpcoming && store.startDate ? words.opens(dayAndTime(store.startDate)) : '';
  const title = window === 'open' ? words.openTitle(store.name) : reminderTitle(store, isUpcoming);
  const lead = window === 'open' ? words.openLead : `${when}${words.lead}`;
  return (
    <AuthPage
      head={{ title: `${words.title} · ${store.name}`, hidden: true }}
      title={title}
      lead={lead}
      description={lead}
      aside={
        <AuthAside drawing={envelopeDrawing} title={words.asideTitle} always>
          <CheckmarkList items={words.facts} />
        </AuthAside>
      }
    >
      {window === 'open' ? null : <Asking actorRef={formRef} slug={store.slug} />}
      <LinkButton to="/tienda/$id" params={{ id: store.slug }} variant="quiet" justifySelf="start">
        {words.toStore}
      </LinkButton>
    </AuthPage>
  );
}

function Asking({ actorRef, slug }: { actorRef: ReminderRequestActorRef; slug: string }) {
  const saved = useSelector(actorRef, ({ context }) => context.saved);
  const email = useSelector(actorRef, ({ context }) => context.values.email);
  const words = reminderMessages;
  if (!saved) return <ReminderForm actorRef={actorRef} slug={slug} />;
  return (
    <ReminderConfirmation title={saved.confirmed ? words.notedTitle : words.askedTitle}>
      <chakra.p overflowWrap="anywhere">{saved.confirmed ? words.noted(email) : words.asked(email)}</chakra.p>
      {saved.confirmed ? null : <chakra.p color="ink2">{words.askedHint}</chakra.p>}
    </ReminderConfirmation>
  );
}

const Coming = () => (
  <Container aria-busy="true" display="grid" gap="4" paddingBlock="10">
    <LiveRegion message={reminderMessages.coming} />
    <SkeletonBlock width="60%" height="3rem" />
    <SkeletonBlock width="80%" />
    <SkeletonBlock width="full" height="12rem" borderRadius="card" />
  </Container>
);
