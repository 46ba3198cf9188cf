import { createActor, fromCallback } from 'xstate';
import type { ConfirmationAsked, ConfirmationReply } from '../../machines/ui/confirmation.machine.ts';

type Question = Omit<ConfirmationAsked, 'type' | 'replyTo'>;

/** Shows a confirmation dialog; resolves to true if it was confirmed (R2.15). */
export const ask = (app: { send(event: ConfirmationAsked): void }, question: Question): Promise<boolean> =>
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
