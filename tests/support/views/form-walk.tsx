import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyEventObject, type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { BotVerdict } from '../../../contract/auth/bot-check.ts';
import type { createFormMachine, SubmitResult } from '../../../src/machines/ui/form.machine.ts';
import { BROKEN_ANSWER } from '../charts/settle-verb.ts';
import { doneEventsOf, isAnswer, leafOf } from '../charts/chart-transitions.ts';
import { deferred } from '../charts/deferred.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { eventTypesIn, runDriver, testPathsOf, statesIn, pathTitleOf } from '../charts/path-tests.ts';

type FormMachine<V extends object, I, S, C extends string> = ReturnType<typeof createFormMachine<V, I, S, C>>;

interface FormWalk<V extends object, I, S, C extends string> {
  /** Requirements that the form proves. */
  proves: string;
  machine: FormMachine<V, I, S, C>;
  /** Values that are valid except for one field. */
  values: V;
  /** Invalid field with a valid value for it. */
  field: { name: keyof V & string; good: string };
  /** Error message of the field. */
  wrong: string;
  /** The error appears for the form as a whole after a submit. */
  isWhollyWrong?: boolean;
  accepted: S;
  /** Refusals with their messages; one that names a field appears only at that field. */
  refusals: [failure: Extract<SubmitResult<S, C>, { ok: false }>['failure'], said: string][];
  words: { submit: string; busy: string };
  hasBotCheck: boolean;
  /** Stays busy after success, because the next page is loading. */
  leaves: boolean;
  view(actorRef: ActorRefFrom<FormMachine<V, I, S, C>>): ReactNode;
}

const proceed: BotVerdict = { verdict: 'proceed', token: null };
const blocked = { verdict: 'blocked', message: 'Actividad sospechosa detectada' } as const;
const BROKEN_WORDS = 'Error interno del servidor. Intenta nuevamente.';

/** Messages of a form: at the invalid field, and for the form as a whole. */
interface Said {
  ofField: { name: string; said: string } | null;
  ofForm: string | null;
}
const SILENT: Said = { ofField: null, ofForm: null };

const one = (selector: string): HTMLInputElement => {
  const [found, ...others] = document.querySelectorAll<HTMLInputElement>(selector);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} of ${selector}`);
  return found;
};

/** Walks the shortest paths of a form through its rendered view and checks messages, fields and values in each state. */
export function walkForm<V extends object, I, S, C extends string>(walk: FormWalk<V, I, S, C>): void {
  type Snapshot = SnapshotFrom<FormMachine<V, I, S, C>>;
  const { machine, field, words } = walk;
  const refused = walk.refusals.map(([failure]) => ({ ok: false as const, failure }));
  const accepted = { ok: true as const, value: walk.accepted };
  const events = [
    { type: 'field.changed', field: field.name, value: field.good },
    { type: 'field.left', field: field.name },
    { type: 'form.submitted' },
    ...(walk.hasBotCheck
      ? [
          { type: 'xstate.done.actor.botCheck', output: proceed },
          { type: 'xstate.done.actor.botCheck', output: blocked },
          { type: 'xstate.error.actor.botCheck', error: 'gone' },
        ]
      : []),
    ...doneEventsOf('submit', accepted, ...refused, BROKEN_ANSWER),
  ];

  type Typed = { type: string; field: keyof V & string; value: string };
  const isHeard = ({ context: { values, left } }: Snapshot, { type, field: name, value }: AnyEventObject) => {
    const isSaid = Object.entries(values).some(([field, said]) => field === name && said === value);
    const wasLeft = left.some((field) => field === name);
    return !(type === 'field.changed' && isSaid) && !(type === 'field.left' && wasLeft);
  };
  const paths = testPathsOf(
    machine.provide({ actions: { prepareBotCheck: () => {}, announceSaved: () => {} } }),
    {
      input: { values: walk.values },
      events,
      canHappen: isHeard,
      // The effect of blur is checked before the submit; a saved form is final.
      stopWhen: (state) => state.hasTag('saved') || (state.hasTag('busy') && state.context.left.length > 0),
      look: (state) => state.context,
    },
  );

  const button = () => one('form [type=submit]');
  const input = () => one(`form [name=${field.name}]`);
  const seen = () => ({
    button: button().textContent,
    isBusy: button().getAttribute('aria-busy') === 'true',
    value: input().value,
    alerts: [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
  });
  const isGood = (past: readonly AnyEventObject[]) => past.some(({ type }) => type === 'field.changed');
  /** Messages of an answer: at the field, or for the form as a whole. */
  const answered = ({ output }: AnyEventObject): Said => {
    if (output === accepted) return SILENT;
    if (output === blocked) return { ...SILENT, ofForm: blocked.message };
    const [failure, said = BROKEN_WORDS] = walk.refusals.find(([one]) => one === output?.failure) ?? [];
    const [named] = failure?.errors ?? [];
    return named ? { ofField: { name: named.field, said }, ofForm: null } : { ...SILENT, ofForm: said };
  };
  /** Messages of the form after these events: at the field until it is valid, for the form until the next submit. */
  const saidOn = (past: readonly AnyEventObject[]): Said => {
    const last = past.at(-1);
    if (!last || last.type === 'field.changed') return SILENT;
    const before = saidOn(past.slice(0, -1));
    const isWrong = !isGood(past);
    const isHere = isWrong && !walk.isWhollyWrong;
    const ofField = isHere ? { name: field.name, said: walk.wrong } : before.ofField;
    if (last.type === 'field.left') return { ...before, ofField };
    if (last.type === 'form.submitted') return { ofField, ofForm: isWrong && !isHere ? walk.wrong : null };
    return isAnswer(last) && last['output'] !== proceed ? answered(last) : before;
  };
  const shows = (past: readonly AnyEventObject[], isBusy: boolean) => {
    const { ofField, ofForm } = saidOn(past);
    expect(seen()).toEqual({
      button: isBusy ? words.busy : words.submit,
      isBusy,
      value: isGood(past) ? field.good : walk.values[field.name],
      alerts: [ofField?.said, ofForm].filter((said) => typeof said === 'string'),
    });
    // After a submit with an invalid field or its refusal, the field takes the focus.
    const isLed = past.at(-1)?.type === 'form.submitted' || isAnswer(past.at(-1) ?? { type: '' });
    if (ofField !== null && isLed && !isBusy)
      expect(document.activeElement?.getAttribute('name')).toBe(ofField.name);
  };
  type Oracle = (past: readonly AnyEventObject[]) => void;
  const rests: Oracle = (past) => shows(past, false);
  const isUnderWay: Oracle = (past) => shows(past, true);
  const oracles: Record<string, Oracle> = {
    'open.editing': rests,
    ...(walk.hasBotCheck ? { proving: isUnderWay } : {}),
    submitting: isUnderWay,
    'open.rejected': rests,
    'open.saved': (past) => shows(past, walk.leaves),
  };

  async function mount() {
    let verdict = deferred<BotVerdict>();
    let answer = deferred<SubmitResult<S, C>>();
    const asked: I[] = [];
    const actorRef = createActor(
      machine.provide({
        actors: {
          botCheck: fromPromise(() => (verdict = deferred<BotVerdict>()).promise),
          submit: fromPromise(({ input: { values } }) => {
            asked.push(values);
            return (answer = deferred<SubmitResult<S, C>>()).promise;
          }),
        },
        actions: { prepareBotCheck: () => {} },
      }),
      { input: { values: walk.values } },
    ).start();
    await renderWithMarketProviders(walk.view(actorRef as ActorRefFrom<FormMachine<V, I, S, C>>));
    const drivers: Record<string, (event: never) => void> = {
      'xstate.init': () => {},
      'field.changed': ({ value }: Typed) => fireEvent.change(input(), { target: { value } }),
      'field.left': () => fireEvent.blur(input()),
      'form.submitted': () => fireEvent.click(button()),
      ...(walk.hasBotCheck
        ? {
            'xstate.done.actor.botCheck': ({ output }: { output: BotVerdict }) => verdict.resolve(output),
            'xstate.error.actor.botCheck': ({ error }: { error: unknown }) => verdict.reject(error),
          }
        : {}),
      'xstate.done.actor.submit': ({ output }: { output: SubmitResult<S, C> }) => answer.resolve(output),
    };
    return { actorRef, drivers, asked };
  }

  afterEach(cleanup);

  describe(`${machine.id} follows its statechart`, () => {
    test('every state has an oracle, every event a driver, and each is met', async () => {
      const steps = paths.flatMap((path) => path.steps);
      expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
      const { drivers } = await mount();
      expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
      expect(machine.events.filter((type) => !(type in drivers))).toEqual(['form.reset']);
    });

    for (const { steps } of paths) {
      const name = pathTitleOf(steps);
      test(`${walk.proves} ${name}`, async () => {
        const { drivers, actorRef } = await mount();
        const past: AnyEventObject[] = [];
        for (const { event, state } of steps) {
          past.push(event);
          await act(async () => runDriver(drivers, event));
          const { value, context } = actorRef.getSnapshot();
          expect([value, context]).toEqual([state.value, state.context]);
          oracles[leafOf(state)]?.(past);
        }
      });
    }

    test('battery 109 twenty presses and Enter send it once', async () => {
      const { drivers, asked } = await mount();
      await act(async () => fireEvent.change(input(), { target: { value: field.good } }));
      await act(async () => {
        for (let press = 0; press < 20; press += 1) fireEvent.click(button());
        fireEvent.submit(one('form'));
      });
      await act(async () => runDriver(drivers, { type: 'xstate.done.actor.botCheck', output: proceed }));
      await act(async () => fireEvent.submit(one('form')));
      expect(asked.length).toBe(1);
    });
  });
}
