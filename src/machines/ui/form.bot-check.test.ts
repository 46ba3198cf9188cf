import { object } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../../contract/auth/bot-check.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { requiredText } from '../../../contract/values/text.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createFormMachine, type SubmitInput, type SubmitResult } from './form.machine.ts';

type Letter = { name: string };
type Answer = SubmitResult<null, 'TIMEOUT'>;

const machine = createFormMachine<Letter, Letter, null, 'TIMEOUT'>(
  'letter',
  (values) => validateInput(values, object({ name: requiredText('El nombre es requerido', { max: 100 }) })),
  { botCheck: 'contact' },
);
const accepted: Answer = { ok: true, value: null };
const refused: Answer = { ok: false, failure: sampleFailure('TIMEOUT', { status: 0 }) };
const trusted: BotVerdict = { verdict: 'proceed', token: 'token-of-the-check-000000' };
const skipped: BotVerdict = { verdict: 'proceed', token: null };
const blocked: BotVerdict = { verdict: 'blocked', message: 'Actividad sospechosa detectada' };

function open(verdicts: (BotVerdict | Error)[], answers: Answer[] = [accepted]) {
  const checked: BotCheckForm[] = [];
  const sent: SubmitInput<Letter>[] = [];
  let touches = 0;
  const logic = machine.provide({
    actors: {
      botCheck: fromPromise<BotVerdict, { action: BotCheckForm }>(async ({ input }) => {
        const verdict = verdicts[checked.length] ?? skipped;
        checked.push(input.action);
        if (verdict instanceof Error) throw verdict;
        return verdict;
      }),
      submit: fromPromise<Answer, SubmitInput<Letter>>(async ({ input }) => {
        sent.push(input);
        return answers[sent.length - 1] ?? accepted;
      }),
    },
    actions: { prepareBotCheck: () => (touches += 1) },
  });
  const actor = createActor(logic, { input: { values: { name: 'Ana' } } }).start();
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot();
  };
  return { actor, checked, sent, submit, touches: () => touches };
}

describe('a form with a bot check', () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'field.changed', field: 'name', value: 'Ana' },
      { type: 'field.changed', field: 'name', value: '' },
      { type: 'field.left', field: 'name' },
      { type: 'form.submitted' },
      { type: 'form.reset' },
      ...doneEventsOf('botCheck', trusted, skipped, blocked),
      { type: 'xstate.error.actor.botCheck', error: 'gone' },
      ...doneEventsOf('submit', accepted, refused),
    ];
    expect(edgesOf(machine, { input: { values: { name: 'Ana' } }, events })).toEqual(
      [
        'open.editing --field.changed--> open.editing',
        'open.editing --field.left--> open.editing',
        'open.editing --form.reset--> open.editing',
        'open.editing --form.submitted--> open.editing',
        'open.editing --form.submitted--> proving',
        'open.rejected --field.changed--> open.editing',
        'open.rejected --field.left--> open.rejected',
        'open.rejected --form.reset--> open.editing',
        'open.rejected --form.submitted--> proving',
        'open.saved --field.changed--> open.editing',
        'open.saved --field.left--> open.saved',
        'open.saved --form.reset--> open.editing',
        'proving --xstate.done.actor.botCheck--> open.rejected',
        'proving --xstate.done.actor.botCheck--> submitting',
        'proving --xstate.error.actor.botCheck--> open.rejected',
        'submitting --xstate.done.actor.submit--> open.rejected',
        'submitting --xstate.done.actor.submit--> open.saved',
      ].toSorted(),
    );
    expect(answerEffectsOf(machine, { input: { values: { name: 'Ana' } }, events })).toEqual([
      'botCheck broken → failure: INTERNAL',
      'botCheck value → captchaToken: token',
      'botCheck value → failure: BOT_CHECK_FAILED',
      'botCheck value → nothing',
      'submit TIMEOUT → failure: TIMEOUT, announceFault()',
      'submit ok → announceSaved(output)',
    ]);
  });

  test('R3.17 the token goes with the request that it was earned for, and is forgotten', async () => {
    const { submit, checked, sent } = open([trusted]);
    const { value, context } = await submit();
    expect([checked, sent]).toEqual([
      ['contact'],
      [{ values: { name: 'Ana' }, captchaToken: 'token-of-the-check-000000' }],
    ]);
    expect([value, context.captchaToken]).toEqual([{ open: 'saved' }, null]);
  });

  test('R3.17 each further try earns a token of its own; a skipped check sends none', async () => {
    const { submit, checked, sent } = open([trusted, skipped], [refused]);
    await submit();
    await submit();
    expect([checked.length, sent.map(({ captchaToken }) => captchaToken)]).toEqual([
      2,
      ['token-of-the-check-000000', null],
    ]);
  });

  test('R8.4 what is blocked is not sent, keeps what was typed and says why', async () => {
    const { submit, sent } = open([blocked]);
    const { value, context } = await submit();
    expect([value, sent, context.values, context.failure]).toEqual([
      { open: 'rejected' },
      [],
      { name: 'Ana' },
      { code: 'BOT_CHECK_FAILED', status: 0, errors: [], message: 'Actividad sospechosa detectada' },
    ]);
  });

  test('a check that breaks is a failure as any other', async () => {
    const { submit, sent } = open([new Error('gone')]);
    const { context } = await submit();
    expect([sent, context.failure]).toEqual([[], { code: 'INTERNAL', status: 0, errors: [] }]);
  });

  test('R9.6 it is prepared when the form is touched, not before', () => {
    const { actor, touches } = open([]);
    expect(touches()).toBe(0);
    actor.send({ type: 'field.changed', field: 'name', value: 'Eva' });
    expect(touches()).toBe(1);
  });
});
