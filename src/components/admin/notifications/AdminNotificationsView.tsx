import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { Notification } from '../../../../contract/notifications/notification.ts';
import type { NotificationsQuery } from '../../../../contract/notifications/notifications-query.ts';
import type { AdminNotificationsActorRef } from '../../../machines/admin/notifications/admin-notifications.machine.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { NotificationChangesActorRef } from '../../../machines/admin/notifications/notification-changes.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { adminNotificationsMessages } from './admin-notifications.messages.ts';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationsTable } from './NotificationsTable.tsx';

type Snapshot = ListSnapshot<Notification, NotificationsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const isFiltered = ({ status = 'ACTIVE', type, priority }: NotificationsQuery) =>
  status !== 'ACTIVE' || type !== undefined || priority !== undefined;

interface AdminNotificationsViewProps {
  actorRef: AdminNotificationsActorRef;
  changesRef: NotificationChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'refusalOf' | 'changeStageOf'>;
  /** Screen address of the list with the given query. */
  addressOf: (query: NotificationsQuery) => ScreenAddress;
  /** Deletion requested by the admin. */
  onDeleted: (notification: Notification) => void;
}

/** Notifications screen of the admin: create, search, archive and delete (R1.4, R5.12, R7.13). */
export function AdminNotificationsView({
  actorRef,
  changesRef,
  selectors,
  addressOf,
  onDeleted,
}: AdminNotificationsViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const { title, create, coming } = adminNotificationsMessages;
  const write = <LinkButton to="/admin/notifications/new">{create}</LinkButton>;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PageTitle>{title}</PageTitle>
        {write}
      </chakra.div>
      <NotificationFilters
        query={query}
        onQueryChanged={(changed) => actorRef.send({ type: 'query.changed', query: changed })}
      />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} />}
        words={adminNotificationsMessages}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<RowsSkeleton label={coming} />}
        empty={
          <EmptyList
            isFiltered={isFiltered(query)}
            words={adminNotificationsMessages}
            whole={addressOf({})}
            action={write}
          />
        }
        drawing={stallDrawing}
      >
        {(notifications) => (
          <NotificationsTable
            notifications={notifications}
            changesRef={changesRef}
            selectors={selectors}
            onDeleted={onDeleted}
          />
        )}
      </ListResults>
    </chakra.div>
  );
}
