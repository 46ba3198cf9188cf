import { chakra } from '@chakra-ui/react/styled-system';
import {
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_TYPES,
} from '../../../../contract/notifications/notification.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import type { NotificationFormActorRef } from '../../../machines/admin/notifications/notification-form.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { notificationTypeLabels } from '../../notifications/notifications.messages.ts';
import { notificationPriorityLabels } from './admin-notifications.messages.ts';
import {
  newNotificationFailureText,
  newNotificationMessages,
  notificationLabels,
} from './new-notification.messages.ts';
import { NotificationPreview } from './NotificationPreview.tsx';

const TYPES = NOTIFICATION_TYPES.map((value) => ({ value, label: notificationTypeLabels[value] }));
const PRIORITIES = NOTIFICATION_PRIORITIES.map((value) => ({
  value,
  label: notificationPriorityLabels[value],
}));

/** Form of a new notification with a live preview (R1.4, R5.12). */
export function NewNotificationView({ actorRef }: { actorRef: NotificationFormActorRef }) {
  const formatter = useFormatter();
  const { form, fieldOf, values, failure, isBusy, isToldAtField } = useForm(actorRef, notificationLabels);
  const { title, back, form: label, submit, busy, linkHint } = newNotificationMessages;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      <chakra.div display="grid" justifyItems="start" gap="2">
        <Breadcrumb crumbs={[{ word: back, href: '/admin/notifications' }, { word: title }]} />
        <PageTitle>{title}</PageTitle>
      </chakra.div>
      <chakra.div
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(17rem, 22rem)' }}
      >
        <chakra.form {...form} aria-label={label} display="grid" gap="5" alignContent="start">
          <FormErrorSummary
            message={failure && !isToldAtField ? newNotificationFailureText(failure, formatter) : null}
          />
          <TextField {...fieldOf('title')} maxLength={LENGTHS.subject} />
          <TextAreaField {...fieldOf('message')} rows={5} maxLength={LENGTHS.message} />
          <TextField
            {...fieldOf('link')}
            optional
            maxLength={LENGTHS.link}
            hint={linkHint}
            inputMode="url"
            autoCapitalize="none"
          />
          <chakra.div
            display="grid"
            gap="5"
            gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
          >
            <SelectField {...fieldOf('type')} options={TYPES} />
            <SelectField {...fieldOf('priority')} options={PRIORITIES} />
          </chakra.div>
          <chakra.div>
            <Button type="submit" busy={isBusy}>
              {isBusy ? busy : submit}
            </Button>
          </chakra.div>
        </chakra.form>
        <NotificationPreview {...values} />
      </chakra.div>
    </chakra.div>
  );
}
