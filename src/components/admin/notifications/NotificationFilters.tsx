import { chakra } from '@chakra-ui/react/styled-system';
import {
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
} from '../../../../contract/notifications/notification.ts';
import { NOTIFICATION_SORTS } from '../../../../contract/notifications/notification-sorts.ts';
import type { NotificationsQuery } from '../../../../contract/notifications/notifications-query.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { notificationTypeLabels } from '../../notifications/notifications.messages.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import {
  adminNotificationsMessages,
  notificationSortText,
  notificationPriorityLabels,
  notificationStatusLabels,
} from './admin-notifications.messages.ts';

const { all, allPriorities } = adminNotificationsMessages;
const STATUSES = NOTIFICATION_STATUSES.map((value) => ({ value, word: notificationStatusLabels[value] }));
const TYPES = [
  { value: '', label: all },
  ...NOTIFICATION_TYPES.map((value) => ({ value, label: notificationTypeLabels[value] })),
];
const PRIORITIES = [
  { value: '', label: allPriorities },
  ...NOTIFICATION_PRIORITIES.map((value) => ({ value, label: notificationPriorityLabels[value] })),
];
const SORTS = NOTIFICATION_SORTS.map((value) => ({ value, label: notificationSortText[value] }));

interface NotificationFiltersProps {
  query: NotificationsQuery;
  onQueryChanged: (query: Partial<NotificationsQuery>) => void;
}

/** Filters of the admin's notifications: status, type, priority and sort (R5.12). */
export const NotificationFilters = ({ query, onQueryChanged }: NotificationFiltersProps) => {
  const { status = 'ACTIVE', type = '', priority = '', sortBy = 'createdAt' } = query;
  const words = adminNotificationsMessages;
  return (
    <chakra.search aria-label={words.filters} display="grid" gap="4">
      <ChoiceChips
        label={words.status}
        choices={STATUSES}
        chosen={status}
        onChosen={(chosen) => onQueryChanged({ status: chosen })}
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
          md: 'repeat(3, minmax(0, 14rem))',
        }}
      >
        <SelectField
          label={words.type}
          value={type}
          options={TYPES}
          onValueChanged={(chosen) =>
            onQueryChanged({ type: NOTIFICATION_TYPES.find((one) => one === chosen) })
          }
        />
        <SelectField
          label={words.priority}
          value={priority}
          options={PRIORITIES}
          onValueChanged={(chosen) =>
            onQueryChanged({ priority: NOTIFICATION_PRIORITIES.find((one) => one === chosen) })
          }
        />
        <SelectField
          label={words.sort}
          value={sortBy}
          options={SORTS}
          onValueChanged={(chosen) =>
            onQueryChanged({ sortBy: NOTIFICATION_SORTS.find((one) => one === chosen) })
          }
        />
      </chakra.div>
    </chakra.search>
  );
};
