import { createActor, fromCallback } from 'xstate';
import type { ConfirmationAsked, ConfirmationReply } from '../../machines/ui/confirmation.machine.ts';

type Question = Omit<ConfirmationAsked, 'type' | 'replyTo'>;

/** Shows a confirmation dialog; resolves to true if it was confirmed (R2.15). */
export const askConfirmation = (
  app: { send(event: ConfirmationAsked): void },
  question: Question,
): Promise<boolean> =>
  new Promise((resolve) => {
    const replyTo = createActor(
      fromCallback<ConfirmationReply>(({ receive }) =>
        receive(({ type }) => {
          resolve(type === 'confirmation.confirmed');
          replyTo.stop();
        }),
      ),
    ).start();
    app.send({ type: 'confirmation.asked', ...question, replyTo });
  });

/** Texts of the question before a change of selected rows. */
interface BulkQuestionTexts<Row> {
  title: (rows: readonly Row[]) => string;
  message: string;
  confirm: (count: number) => string;
  dismiss: string;
}

/** Confirmation of a change of selected rows; it states their number, or names a single one. */
export const bulkConfirmationOf = <Row>(
  topic: string,
  { title, message, confirm, dismiss }: BulkQuestionTexts<Row>,
  rows: readonly Row[],
): Question => ({
  topic,
  kind: 'danger',
  title: title(rows),
  message,
  confirmLabel: confirm(rows.length),
  cancelLabel: dismiss,
});

/** Requests changes of rows after a confirmation. */
export async function changeAfterConfirmation<Rows>(
  app: { send(event: ConfirmationAsked): void },
  question: Question,
  changes: { send(event: { type: 'change.requested'; rows: Rows }): void },
  rows: Rows,
): Promise<void> {
  if (await askConfirmation(app, question)) changes.send({ type: 'change.requested', rows });
}
