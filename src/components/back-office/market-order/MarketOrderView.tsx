import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { MarketOrderActorRef } from '../../../machines/market-order/market-order.machine.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { InsteadOfContent } from '../InsteadOfContent.tsx';
import type { MovesProps } from '../market-orders/use-moves.ts';
import { marketOrderFailureText, marketOrderMessages as words } from './market-order.messages.ts';
import { MarketOrderSheet } from './MarketOrderSheet.tsx';

type Snapshot = SnapshotFrom<MarketOrderActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');

interface MarketOrderViewProps extends MovesProps {
  actorRef: MarketOrderActorRef;
  onSaved: () => void;
}

/** One order of the market, in each of its states (R2.7, R7.18). */
export function MarketOrderView({ actorRef, ...rest }: MarketOrderViewProps) {
  const { content, failure, question } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const title = content ? `${words.order} ${orderNumber(question.id)}` : words.order;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      <chakra.div display="grid" justifyItems="start" gap="2">
        <Breadcrumb crumbs={[{ word: words.orders, href: '/admin/orders' }, { word: title }]} />
        <PageTitle>{title}</PageTitle>
      </chakra.div>
      {content ? (
        <MarketOrderSheet order={content} {...rest} />
      ) : (
        <InsteadOfContent
          words={words}
          gone={isGone ? words : null}
          failure={failure}
          failureText={marketOrderFailureText}
          isComing
          heights={['12rem', '18rem']}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      )}
    </chakra.div>
  );
}
