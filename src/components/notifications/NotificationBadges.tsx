import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { Label, type LabelTone } from '../market/Badge.tsx';
import { priorityText, typeText } from './notifications.messages.ts';

const TONES: Readonly<Record<Notification['type'], LabelTone>> = {
  INFO: 'info',
  WARNING: 'soon',
  ERROR: 'danger',
  SUCCESS: 'open',
};

/** Badges of a notification: its type, and its priority if notable. */
export const NotificationBadges = ({ type, priority }: Pick<Notification, 'type' | 'priority'>) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    <Label tone={TONES[type]}>{typeText[type]}</Label>
    {priorityText[priority] ? <Label tone="closing">{priorityText[priority]}</Label> : null}
  </chakra.div>
);
