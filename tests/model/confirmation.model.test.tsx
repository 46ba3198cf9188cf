import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, createEmptyActor, fromCallback, type SnapshotFrom } from 'xstate';
import { ConfirmDialog } from '../../src/components/feedback/ConfirmDialog.tsx';
import { confirmationMachine, type ConfirmationReply } from '../../src/machines/ui/confirmation.machine.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { everyPathOf, statesIn, pathTitleOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

const question = (topic: string) => ({
  topic,
  kind: 'danger' as const,
  title: `¿Cancelar ${topic}?`,
  message: 'No se podrá deshacer.',
  confirmLabel: 'Sí, cancelar',
  cancelLabel: 'No, conservarlo',
});
const topics = ['uno', 'dos'];
const events = [
  ...topics.map((topic) => ({
    type: 'confirmation.asked',
    ...question(topic),
    replyTo: createEmptyActor(),
  })),
  { type: 'confirmation.confirmed' },
  { type: 'confirmation.cancelled' },
];

const topicOf = ({ context }: Snapshot) => context.question?.topic ?? null;

const paths = everyPathOf(confirmationMachine, {
  input: undefined,
  events,
  identify: (to, event, from) => [
    from && topicOf(from),
    event?.type,
    event && 'topic' in event ? event.topic : null,
    topicOf(to),
  ],
});

/** Ways to give each answer: button, keyboard, press outside. */
const WAYS: Record<string, Record<string, (dialog: HTMLElement) => void>> = {
  'confirmation.confirmed': {
    'a press': () => fireEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' })),
    Enter: (dialog) => fireEvent.keyDown(dialog, { key: 'Enter' }),
  },
  'confirmation.cancelled': {
    'a press': () => fireEvent.click(screen.getByRole('button', { name: 'No, conservarlo' })),
    Escape: (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    'a press beside it': (dialog) => fireEvent.click(dialog),
  },
};

/** Expected page of each state, by the last question. */
const oracles: Record<string, (asked: string | null) => void> = {
  closed: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
  asking: (asked) => {
    const dialog = screen.getByRole('alertdialog', { name: `¿Cancelar ${asked}?` });
    expect(dialog.textContent).toContain('No se podrá deshacer.');
    expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

afterEach(cleanup);

describe('a question follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    expect(confirmationMachine.events.toSorted()).toEqual(
      ['confirmation.asked', ...Object.keys(WAYS)].toSorted(),
    );
    expect(new Set(steps.map(({ event }) => event.type))).toEqual(
      new Set(['xstate.init', ...confirmationMachine.events]),
    );
  });

  for (const { steps } of paths) {
    const last = steps.at(-1)?.event.type ?? '';
    const name = pathTitleOf(steps);
    for (const [way, answer] of Object.entries(WAYS[last] ?? { 'no answer': () => {} })) {
      test(`R2.15 R4.13 ${name}, by ${way}`, async () => {
        const { actorRef, ask, heard } = await mountQuestions();
        const expected: string[] = [];
        let asked: string | null = null;
        for (const { event: happened, state } of steps) {
          // XState starts each path with an internal event.
          const event: { type: string; topic?: string } = happened;
          if (event.type === 'confirmation.asked') {
            if (asked !== null) expected.push(`confirmation.cancelled ${asked}`);
            asked = event.topic ?? '';
            await act(async () => ask(event.topic ?? ''));
          } else if (event.type !== 'xstate.init') {
            expected.push(`${event.type} ${asked}`);
            asked = null;
            await act(async () => answer(screen.getByRole('alertdialog')));
          }
          expect(actorRef.getSnapshot().value).toBe(state.value);
          oracles[state.value]?.(asked);
        }
        expect(heard).toEqual(expected);
      });
    }
  }
});

async function mountQuestions() {
  const heard: string[] = [];
  const replyTo = createActor(
    fromCallback<ConfirmationReply>(({ receive }) =>
      receive(({ type, topic }) => heard.push(`${type} ${topic}`)),
    ),
  ).start();
  const actorRef = createActor(confirmationMachine).start();
  await renderWithMarketProviders(<Asked actorRef={actorRef} />);
  const ask = (topic: string) => actorRef.send({ type: 'confirmation.asked', ...question(topic), replyTo });
  return { actorRef, ask, heard };
}

/** Confirmation dialog above all screens. */
function Asked({ actorRef }: { actorRef: ActorRefFrom<typeof confirmationMachine> }) {
  const asked = useSelector(actorRef, ({ context }) => context.question);
  return asked ? (
    <ConfirmDialog
      {...asked}
      onConfirmed={() => actorRef.send({ type: 'confirmation.confirmed' })}
      onCancelled={() => actorRef.send({ type: 'confirmation.cancelled' })}
    />
  ) : null;
}
