import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Notification } from '../../../contract/notification.ts';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { Modal } from '../feedback/Modal.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { notificationsMessages } from './notifications.messages.ts';

export interface NotificationsPanelProps {
  actorRef: NotificationsActorRef;
  /** What is still up. */
  listed: (snapshot: NotificationsSnapshot) => Notification[];
}

/** The notices of the house at the side of any page, each to be put away (R3.14, R9.10). */
export function NotificationsPanel({ actorRef, listed }: NotificationsPanelProps) {
  const id = useId();
  const close = () => actorRef.send({ type: 'panel.closed' });
  return (
    <Modal side="right" labelledBy={id} onDismissed={close}>
      <chakra.div display="flex" flexDirection="column" height="full">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          paddingBlock="3"
          paddingInline="4"
          borderBottom="1px solid var(--td-colors-line)"
        >
          <chakra.h2 id={id} fontSize="xl">
            {notificationsMessages.title}
          </chakra.h2>
          <Button
            variant="plain"
            size="icon"
            aria-label={notificationsMessages.close}
            data-focus-first
            onClick={close}
          >
            <Icon name="close" size={24} />
          </Button>
        </chakra.div>
        <chakra.div flex="1" overflowY="auto" paddingInline="4">
          <Notices actorRef={actorRef} listed={listed} />
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}

function Notices({ actorRef, listed }: NotificationsPanelProps) {
  const notices = useSelector(actorRef, listed, shallowEqual);
  const { failure, hasSome, isLoading } = useSelector(
    actorRef,
    (snapshot) => ({
      failure: snapshot.context.failure,
      hasSome: snapshot.context.fetchedAt !== null,
      isLoading: snapshot.hasTag('loading'),
    }),
    shallowEqual,
  );
  const retry = () => actorRef.send({ type: 'retry.requested' });
  if (!hasSome && !failure) return <RowsSkeleton label={notificationsMessages.loading} />;
  if (!hasSome && failure)
    return <ErrorState message={failureText(failure)} busy={isLoading} onRetried={retry} />;
  return (
    <>
      {failure ? (
        <chakra.div role="alert" display="grid" gap="2" paddingBlock="4">
          <p>
            {notificationsMessages.stale} {failureText(failure)}
          </p>
          <Button variant="quiet" size="sm" busy={isLoading} onClick={retry}>
            Reintentar
          </Button>
        </chakra.div>
      ) : null}
      {notices.length === 0 ? (
        <EmptyState drawing={stallDrawing} title={notificationsMessages.empty}>
          {notificationsMessages.emptyHint}
        </EmptyState>
      ) : (
        <ul>
          {notices.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              onDismissed={(put) => actorRef.send({ type: 'notification.dismissed', id: put })}
            />
          ))}
        </ul>
      )}
    </>
  );
}
