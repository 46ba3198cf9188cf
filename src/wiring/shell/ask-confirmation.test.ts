import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { type ConfirmationAsked, confirmationMachine } from '../../machines/ui/confirmation.machine.ts';
import { askConfirmation } from './ask-confirmation.ts';

const about = (topic: string) =>
  ({ topic, kind: 'warning', title: '¿Salir?', message: 'Se pierde.' }) as const;

function open() {
  const confirmation = createActor(confirmationMachine).start();
  const askers: AnyActorRef[] = [];
  const app = {
    send(event: ConfirmationAsked) {
      askers.push(event.replyTo);
      confirmation.send(event);
    },
  };
  return { app, askers, confirmation };
}

describe(askConfirmation, () => {
  test.each([
    ['confirmation.confirmed', true],
    ['confirmation.cancelled', false],
  ] as const)('R2.15 the page asks once, and %s is %s', async (type, isConfirmed) => {
    const { app, askers, confirmation } = open();
    const answer = askConfirmation(app, about('perfil'));
    expect(confirmation.getSnapshot().context.question).toEqual({
      ...about('perfil'),
      confirmLabel: 'Confirmar',
      cancelLabel: 'Cancelar',
    });
    confirmation.send({ type });
    expect(await answer).toBe(isConfirmed);
    expect(askers.map((asker) => asker.getSnapshot().status)).toEqual(['stopped']);
  });

  test('R2.15 a question that another one takes the place of is answered with no', async () => {
    const { app, confirmation } = open();
    const [first, second] = [askConfirmation(app, about('perfil')), askConfirmation(app, about('carrito'))];
    confirmation.send({ type: 'confirmation.confirmed' });
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });
});
