import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Notification } from '../../../contract/notifications/notification.ts';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { notificationFailureText } from './notification-failure.messages.ts';
import { SidePanel } from '../feedback/SidePanel.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Button } from '../forms/Button.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { notificationsMessages } from './notifications.messages.ts';

export interface NotificationsPanelProps {
  actorRef: NotificationsActorRef;
  /** Selector of the notifications that are not dismissed. */
  listed: (snapshot: NotificationsSnapshot) => Notification[];
}

/** Notifications side panel; each notification can be dismissed (R3.14, R9.10). */
export function NotificationsPanel({ actorRef, listed }: NotificationsPanelProps) {
  return (
    <SidePanel
      title={notificationsMessages.title}
      closeLabel={notificationsMessages.close}
      onClosed={() => actorRef.send({ type: 'panel.closed' })}
    >
      <chakra.div flex="1" overflowY="auto" paddingInline="4">
        <Notices actorRef={actorRef} listed={listed} />
      </chakra.div>
    </SidePanel>
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
    return <ErrorState message={notificationFailureText(failure)} busy={isLoading} onRetried={retry} />;
  return (
    <>
      {failure ? (
        <chakra.div role="alert" display="grid" gap="2" paddingBlock="4">
          <p>{`${notificationsMessages.stale} ${notificationFailureText(failure)}`}</p>
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
            <NotificationCard
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
