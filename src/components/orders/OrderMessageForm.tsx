import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import type { OrderMessageActorRef } from '../../machines/orders/order-message.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import {
  orderMessageFailureText,
  orderMessageLabels,
  orderMessageMessages,
  type OrderMessageTexts,
} from './order-message.messages.ts';

interface OrderMessageFormProps {
  actorRef: OrderMessageActorRef;
  /** Order lines that the message can be about. */
  lines: readonly ProductOrder[];
  words: Pick<OrderMessageTexts, 'open' | 'lead'>;
}

/** Form of a message about an order or one of its lines. */
export function OrderMessageForm({ actorRef, lines, words: { open, lead } }: OrderMessageFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(actorRef, orderMessageLabels);
  const { wholeOrder, submit, busy } = orderMessageMessages;
  const about = [
    { value: '', label: wholeOrder },
    ...lines.map(({ id, product }) => ({ value: id, label: product?.name ?? 'Producto' })),
  ];
  return (
    <chakra.form {...form} aria-label={open} display="grid" gap="4">
      <chakra.p color="ink2">{lead}</chakra.p>
      <FormErrorSummary
        message={failure && !isToldAtField ? orderMessageFailureText(failure, formatter) : null}
      />
      <SelectField {...fieldOf('productOrderId')} options={about} />
      <TextAreaField {...fieldOf('message')} rows={4} maxLength={LENGTHS.message} />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </chakra.form>
  );
}
