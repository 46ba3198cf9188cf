import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ProducerStoreActorRef } from '../../../machines/producer/stores/producer-store.machine.ts';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { Button } from '../../forms/Button.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { StyleSheet } from '../../layout/StyleSheet.tsx';
import { PAGE_CSS } from '../order-papers/print-styles.ts';
import { storePosterMessages as words } from './store-poster.messages.ts';
import { StorePosterSheet } from './StorePosterSheet.tsx';

type Snapshot = SnapshotFrom<ProducerStoreActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');

const onScreen: SystemStyleObject = { '@media print': { display: 'none' } };

/** Print screen of a store's poster (R2.26). */
export function StorePosterView({ actorRef }: { actorRef: ProducerStoreActorRef }) {
  const { content, failure } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const store = content?.store;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <StyleSheet css={PAGE_CSS.a4} />
      <PageHead title={words.title} hidden />
      <chakra.div css={onScreen} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Breadcrumb
          crumbs={[
            { word: words.stores, href: '/producer/popup-stores' },
            ...(store ? [{ word: store.name, href: `/producer/popup-stores/${store.id}` as const }] : []),
            { word: words.title },
          ]}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <PageTitle>{words.title}</PageTitle>
          {store ? <Button onClick={() => window.print()}>{words.print}</Button> : null}
        </chakra.div>
        {store ? <chakra.p color="ink2">{words.lead}</chakra.p> : null}
      </chakra.div>
      {store ? <StorePosterSheet store={store} /> : null}
      <ContentFallback
        words={words}
        gone={isGone ? words : null}
        failure={content ? null : failure}
        failureText={producerFailureText}
        isComing={isLoading}
        heights={['40rem']}
        onRetried={() => actorRef.send({ type: 'retry.requested' })}
      />
    </chakra.div>
  );
}
