import { chakra } from '@chakra-ui/react/styled-system';
import type { NotificationValues } from '../../../machines/admin/notifications/notification-form.machine.ts';
import { useNow } from '../../market/clock-context.ts';
import { BellButton } from '../../notifications/BellButton.tsx';
import { NotificationCard } from '../../notifications/NotificationCard.tsx';
import { notificationPriorityHints, newNotificationMessages } from './new-notification.messages.ts';

/** Preview of a notification: the notice, the bell with its count, and its dates (R9.10). */
export function NotificationPreview({ title, message, type, priority, link }: NotificationValues) {
  const now = useNow();
  const { preview, untitled, unwritten, when, until } = newNotificationMessages;
  const createdAt = new Date(now).toISOString();
  return (
    <chakra.aside
      aria-label={preview}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      alignContent="start"
      position={{ lg: 'sticky' }}
      top="6rem"
    >
      <chakra.h2 fontSize="lg">{preview}</chakra.h2>
      {/* `inert`: the notification does not exist yet, so nobody can dismiss it. */}
      <chakra.div
        inert
        data-part="preview"
        padding="4"
        paddingTop="2"
        background="raised"
        borderRadius="card"
        boxShadow="stall"
        css={{ '& li': { borderBottom: '0', paddingBottom: '0' } }}
      >
        <chakra.div display="flex" justifyContent="end">
          <BellButton count={priority === 'HIGH' ? 1 : 0} onPressed={() => {}} />
        </chakra.div>
        <ul>
          <NotificationCard
            notice={{
              id: 'nuevo',
              title: title.trim() || untitled,
              message: message.trim() || unwritten,
              type,
              priority,
              status: 'ACTIVE',
              ...(link.trim() && { link: link.trim() }),
              createdAt,
            }}
            onDismissed={() => {}}
          />
        </ul>
      </chakra.div>
      <chakra.ul display="grid" gap="2" color="ink2" fontSize="sm">
        {[notificationPriorityHints[priority], when, until].map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </chakra.ul>
    </chakra.aside>
  );
}
