import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SaleTermsActorRef } from '../../machines/stores/sale-terms.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { SkeletonBlock } from '../feedback/Skeletons.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { Container } from '../layout/Container.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { SaleTermsList } from '../market/SaleTermsList.tsx';
import { saleTermsMessages } from './sale-terms.messages.ts';

type Snapshot = SnapshotFrom<SaleTermsActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');

interface SaleTermsViewProps {
  actorRef: SaleTermsActorRef;
  /** Component for a missing store; possibly lazy. */
  Missing: ComponentType<{ idOrSlug: string }>;
}

/** Sale terms screen of a store: seller, payment, delivery and returns, in each loading state (R5.4). */
export function SaleTermsView({ actorRef, Missing }: SaleTermsViewProps) {
  const { question, content, failure } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const { title, heading, lead, coming, home, store } = saleTermsMessages;
  if (isGone) {
    return (
      <Suspense fallback={<Coming label={coming} />}>
        <Missing idOrSlug={question.idOrSlug} />
      </Suspense>
    );
  }
  if (failure && !content) {
    return (
      <Container paddingTop="10">
        <PageHead title={title} hidden />
        <PageTitle>{title}</PageTitle>
        <ErrorState
          message={failureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  if (!content) return <Coming label={coming} />;
  const { name, slug, ownerInfo } = content;
  return (
    <Container
      display="grid"
      justifyItems="start"
      gap="6"
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom={{ base: '12', md: '20' }}
    >
      <PageHead title={`${title} · ${name}`} hidden />
      <div>
        <Breadcrumb
          crumbs={[{ word: home, href: '/' }, { word: name, href: `/tienda/${slug}` }, { word: title }]}
        />
        <PageTitle>{heading(name)}</PageTitle>
        <chakra.p color="ink2" maxWidth="text" marginTop="3">
          {lead}
        </chakra.p>
      </div>
      <SaleTermsList owner={ownerInfo ?? null} beside />
      <LinkButton to="/tienda/$id" params={{ id: slug }} variant="quiet">
        {store}
      </LinkButton>
    </Container>
  );
}

const Coming = ({ label }: { label: string }) => (
  <Container aria-busy="true" display="grid" gap="4" paddingBlock="10">
    <LiveRegion message={label} />
    <SkeletonBlock width="60%" height="3rem" />
    <SkeletonBlock width="80%" />
    <SkeletonBlock width="full" height="16rem" borderRadius="card" />
  </Container>
);
