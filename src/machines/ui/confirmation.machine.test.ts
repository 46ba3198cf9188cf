import { describe, expect, test } from 'vitest';
import { createActor, createEmptyActor, fromCallback } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { confirmationMachine, type ConfirmationReply } from './confirmation.machine.ts';

const question = {
  topic: 'order-7',
  kind: 'danger',
  title: '¿Cancelar?',
  message: 'No se puede deshacer.',
} as const;

function asker() {
  const heard: ConfirmationReply[] = [];
  const ref = createActor(
    fromCallback<ConfirmationReply>(({ receive }) => receive((reply) => heard.push(reply))),
  ).start();
  return { heard, ref };
}

describe(confirmationMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'confirmation.asked', ...question, replyTo: createEmptyActor() },
      { type: 'confirmation.confirmed' },
      { type: 'confirmation.cancelled' },
    ];
    expect(edgesOf(confirmationMachine, { events })).toEqual([
      'asking --confirmation.asked--> asking',
      'asking --confirmation.cancelled--> closed',
      'asking --confirmation.confirmed--> closed',
      'closed --confirmation.asked--> asking',
    ]);
  });

  test('R2.15 a question has "Confirmar" and "Cancelar" unless it says otherwise', () => {
    const actor = createActor(confirmationMachine).start();
    const { ref } = asker();
    actor.send({ type: 'confirmation.asked', ...question, replyTo: ref });
    expect(actor.getSnapshot().context.question).toEqual({
      ...question,
      confirmLabel: 'Confirmar',
      cancelLabel: 'Cancelar',
    });
    actor.send({
      type: 'confirmation.asked',
      ...question,
      confirmLabel: 'Sí',
      cancelLabel: 'No',
      replyTo: ref,
    });
    expect(actor.getSnapshot().context.question).toEqual({
      ...question,
      confirmLabel: 'Sí',
      cancelLabel: 'No',
    });
  });

  test.each(['confirmation.confirmed', 'confirmation.cancelled'] as const)(
    'R2.15 the asker hears %s',
    (type) => {
      const actor = createActor(confirmationMachine).start();
      const { heard, ref } = asker();
      actor.send({ type: 'confirmation.asked', ...question, replyTo: ref });
      actor.send({ type });
      expect(heard).toEqual([{ type, topic: 'order-7' }]);
      expect(actor.getSnapshot().context).toEqual({ question: null, asker: null });
    },
  );

  test('a new question cancels the one that stands', () => {
    const actor = createActor(confirmationMachine).start();
    const [first, second] = [asker(), asker()];
    actor.send({ type: 'confirmation.asked', ...question, replyTo: first.ref });
    actor.send({ type: 'confirmation.asked', ...question, topic: 'order-8', replyTo: second.ref });
    actor.send({ type: 'confirmation.confirmed' });
    expect([first.heard, second.heard]).toEqual([
      [{ type: 'confirmation.cancelled', topic: 'order-7' }],
      [{ type: 'confirmation.confirmed', topic: 'order-8' }],
    ]);
  });
});
