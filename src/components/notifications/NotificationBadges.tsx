import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { Badge, type BadgeTone } from '../market/Badge.tsx';
import { notificationPriorityBadges, notificationTypeLabels } from './notifications.messages.ts';

const TONES: Readonly<Record<Notification['type'], BadgeTone>> = {
  INFO: 'info',
  WARNING: 'soon',
  ERROR: 'danger',
  SUCCESS: 'open',
};

/** Badges of a notification: its type, and its priority if notable. */
export const NotificationBadges = ({ type, priority }: Pick<Notification, 'type' | 'priority'>) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    <Badge tone={TONES[type]}>{notificationTypeLabels[type]}</Badge>
    {notificationPriorityBadges[priority] ? (
      <Badge tone="closing">{notificationPriorityBadges[priority]}</Badge>
    ) : null}
  </chakra.div>
);
