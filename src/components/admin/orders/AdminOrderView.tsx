import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { AdminOrderActorRef } from '../../../machines/admin/orders/admin-order.machine.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import type { StatusChangesProps } from './use-status-changes.ts';
import { adminOrderFailureText, adminOrderMessages as words } from './admin-order.messages.ts';
import { AdminOrderDetails } from './AdminOrderDetails.tsx';

type Snapshot = SnapshotFrom<AdminOrderActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');

interface AdminOrderViewProps extends StatusChangesProps {
  actorRef: AdminOrderActorRef;
  onSaved: () => void;
}

/** Order screen of the admin, in each loading state (R2.7, R7.18). */
export function AdminOrderView({ actorRef, ...rest }: AdminOrderViewProps) {
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
        <AdminOrderDetails order={content} {...rest} />
      ) : (
        <ContentFallback
          words={words}
          gone={isGone ? words : null}
          failure={failure}
          failureText={adminOrderFailureText}
          isComing
          heights={['12rem', '18rem']}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      )}
    </chakra.div>
  );
}
