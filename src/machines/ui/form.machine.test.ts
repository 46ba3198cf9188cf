import { object } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { requiredText } from '../../../contract/values/text.ts';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { BROKEN_ANSWER } from '../../../tests/support/charts/settle-verb.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { errorsByField, firstInvalidField, withFieldErrors } from './field-errors.ts';
import { createFormMachine, isDirty, type SubmitInput, type SubmitResult } from './form.machine.ts';

interface Letter {
  name: string;
  subject: string;
}
interface Sent {
  id: string;
}
type Answer = SubmitResult<Sent, 'TIMEOUT' | 'VALIDATION_FAILED'>;

const LetterRules = object({
  name: requiredText('El nombre es requerido', { max: 100 }),
  subject: requiredText('El asunto es requerido', { max: 100 }),
});
const machine = createFormMachine<Letter, Letter, Sent, 'TIMEOUT' | 'VALIDATION_FAILED'>('letter', (values) =>
  validateInput(values, LetterRules),
);
const blank = { name: '', subject: '' };
const filled = { name: ' Ana ', subject: 'Miel' };
const accepted: Answer = { ok: true, value: { id: 'm1' } };
const refused: Answer = {
  ok: false,
  failure: sampleFailure('VALIDATION_FAILED', {
    status: 422,
    errors: [{ field: 'subject', message: 'Ese asunto no' }],
  }),
};

function open({ values = blank, answers = [accepted] }: { values?: Letter; answers?: Answer[] } = {}) {
  const sent: Letter[] = [];
  const announced: Answer[] = [];
  const faults: (string | null)[] = [];
  const logic = machine.provide({
    actors: {
      submit: fromPromise<Answer, SubmitInput<Letter>>(async ({ input }) => {
        const answer = answers[sent.length];
        sent.push(input.values);
        return answer ?? accepted;
      }),
    },
    actions: {
      announceSaved: (_, result) => announced.push(result),
      announceFault: (_, focus) => faults.push(focus?.field ?? null),
    },
  });
  const actor = createActor(logic, { input: { values } }).start();
  const type = (field: keyof Letter, value: string) => actor.send({ type: 'field.changed', field, value });
  const answered = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, type, sent, announced, faults, answered };
}

describe('errors by field', () => {
  test('only names below the prefix lose it, the first sentence of each stays', () => {
    const errors = [
      { field: 'shippingInfo.city', message: 'La ciudad es requerida' },
      { field: 'shippingInfo.city', message: 'Otra cosa' },
      { field: 'notes', message: 'Demasiado largo' },
      { field: '.city', message: 'Sin nombre' },
    ];
    expect(errorsByField(errors, 'shippingInfo')).toEqual({
      city: 'La ciudad es requerida',
      notes: 'Demasiado largo',
      '.city': 'Sin nombre',
    });
    expect(errorsByField(errors)['.city']).toEqual('Sin nombre');
  });

  test('what is wrong with a part of a field is looked at again with the field, and none of another', () => {
    const shown = { ways: 'Una al menos', 'ways.0.note': 'No', 'ways.1.price': 'No', waysOut: 'Sí' };
    expect(withFieldErrors(shown, 'ways', { 'ways.1.price': 'Tampoco', waysOut: 'No' })).toEqual({
      waysOut: 'Sí',
      'ways.1.price': 'Tampoco',
    });
  });

  test('the first fault is that of the first field of the form, in whichever of its parts', () => {
    const errors = { '': 'No', name: 'No', 'ways.1.price': 'No' };
    expect(firstInvalidField(errors, { ways: [], name: '' })).toEqual({ field: 'ways.1.price' });
    expect(firstInvalidField({ elsewhere: 'No' }, { name: '' })).toEqual({ field: 'elsewhere' });
    expect(firstInvalidField({ '': 'No' }, { name: '' })).toEqual(null);
  });
});

describe(createFormMachine.name, () => {
  test('every field that was left is checked from then on, not the last one alone', () => {
    const { actor, type } = open();
    actor.send({ type: 'field.left', field: 'name' });
    actor.send({ type: 'field.left', field: 'subject' });
    type('name', 'Ana');
    expect(actor.getSnapshot().context.errors).toEqual({ subject: 'El asunto es requerido' });
    type('name', '');
    expect(actor.getSnapshot().context.errors).toEqual({
      name: 'El nombre es requerido',
      subject: 'El asunto es requerido',
    });
    expect(actor.getSnapshot().context.left).toEqual(['name', 'subject']);
  });

  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'field.changed', field: 'name', value: 'Ana' },
      { type: 'field.changed', field: 'name', value: '' },
      { type: 'field.left', field: 'name' },
      { type: 'form.submitted' },
      { type: 'form.reset', values: { name: '', subject: 'Miel' } },
      { type: 'xstate.done.actor.submit', output: accepted },
      { type: 'xstate.done.actor.submit', output: refused },
    ];
    expect(edgesOf(machine, { input: { values: { name: '', subject: 'Miel' } }, events })).toEqual(
      [
        'open.editing --field.changed--> open.editing',
        'open.editing --field.left--> open.editing',
        'open.editing --form.reset--> open.editing',
        'open.editing --form.submitted--> open.editing',
        'open.editing --form.submitted--> submitting',
        'open.rejected --field.changed--> open.editing',
        'open.rejected --field.left--> open.rejected',
        'open.rejected --form.reset--> open.editing',
        'open.rejected --form.submitted--> submitting',
        'open.saved --field.changed--> open.editing',
        'open.saved --field.left--> open.saved',
        'open.saved --form.reset--> open.editing',
        'submitting --xstate.done.actor.submit--> open.rejected',
        'submitting --xstate.done.actor.submit--> open.saved',
      ].toSorted(),
    );
    expect(answerEffectsOf(machine, { input: { values: { name: '', subject: 'Miel' } }, events })).toEqual([
      'submit VALIDATION_FAILED → failure: VALIDATION_FAILED, announceFault()',
      'submit ok → saved: value, announceSaved(output)',
    ]);
  });

  test('an invalid form is not sent: each field says what is wrong and the first gets the focus', () => {
    const { actor, sent } = open();
    actor.send({ type: 'form.submitted' });

    const { errors, focus } = actor.getSnapshot().context;
    expect({ errors, focus, sent }).toEqual({
      errors: { name: 'El nombre es requerido', subject: 'El asunto es requerido' },
      focus: { field: 'name' },
      sent: [],
    });
  });

  test('where the first fault is, is told beyond the form, whoever found it', async () => {
    const { actor, type, faults, answered } = open({ answers: [refused] });
    actor.send({ type: 'form.submitted' });
    type('name', 'Ana');
    type('subject', 'Miel');
    actor.send({ type: 'form.submitted' });
    await answered();
    expect(faults).toEqual(['name', 'subject']);
  });

  test('a field is checked when it is left, and from then on while it changes', () => {
    const { actor, type } = open();
    const errors = () => actor.getSnapshot().context.errors;
    type('name', '');
    expect(errors()).toEqual({});
    actor.send({ type: 'field.left', field: 'name' });
    expect(errors()).toEqual({ name: 'El nombre es requerido' });
    type('name', 'A');
    expect(errors()).toEqual({});
    type('name', '');
    expect(errors()).toEqual({ name: 'El nombre es requerido' });
  });

  test('battery 109 twenty clicks send one request, checked and tidied, and none after a quick answer', async () => {
    const { actor, sent, announced, answered } = open({ values: filled });
    for (let click = 0; click < 20; click += 1) actor.send({ type: 'form.submitted' });
    await answered();
    actor.send({ type: 'form.submitted' });

    expect(sent).toEqual([{ name: 'Ana', subject: 'Miel' }]);
    expect(announced).toEqual([accepted]);
    expect([...actor.getSnapshot().tags]).toEqual(['saved']);
  });

  test('a refusal keeps what was typed and shows it at its field; one that names no field is told as well', async () => {
    const { actor, type, answered } = open({ values: filled, answers: [refused, BROKEN_ANSWER] });
    actor.send({ type: 'form.submitted' });
    await answered();
    expect(actor.getSnapshot().context).toEqual({
      values: filled,
      baseline: filled,
      errors: { subject: 'Ese asunto no' },
      left: [],
      focus: { field: 'subject' },
      saved: null,
      captchaToken: null,
      failure: {
        code: 'VALIDATION_FAILED',
        status: 422,
        errors: [{ field: 'subject', message: 'Ese asunto no' }],
      },
    });
    actor.send({ type: 'field.left', field: 'subject' });
    expect(actor.getSnapshot().context.errors).toEqual({ subject: 'Ese asunto no' });
    type('subject', 'Cera');
    expect(actor.getSnapshot().context.failure).toBe(null);
    actor.send({ type: 'form.submitted' });
    await answered();

    expect(actor.getSnapshot().context.failure).toEqual({ code: 'INTERNAL', status: 0, errors: [] });
  });

  test('what was said of a field is forgotten when all is saved after all', async () => {
    const { actor, answered } = open({ values: filled, answers: [refused, accepted] });
    actor.send({ type: 'form.submitted' });
    await answered();
    actor.send({ type: 'form.submitted' });
    await answered();
    const { saved, errors, focus } = actor.getSnapshot().context;
    expect({ saved, errors, focus }).toEqual({ saved: { id: 'm1' }, errors: {}, focus: null });
  });

  test('what is sent cannot be changed on its way', () => {
    const { actor, type } = open({ values: filled });
    actor.send({ type: 'form.submitted' });
    type('name', 'Otra');

    expect(actor.getSnapshot().context.values).toEqual(filled);
  });

  test('what is unchanged can count; what was wrong as a whole is forgotten at the next change', () => {
    const changes = createFormMachine<Letter, Partial<Letter>, Sent, 'TIMEOUT'>(
      'changes',
      (values, baseline) =>
        values.name === baseline.name
          ? { ok: false, errors: [{ field: '', message: 'No has cambiado nada' }] }
          : { ok: true, value: { name: values.name } },
    );
    const slow = changes.provide({ actors: resultActors({ submit: () => new Promise(() => {}) }) });
    const actor = createActor(slow, { input: { values: filled } }).start();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual({ '': 'No has cambiado nada' });
    actor.send({ type: 'field.changed', field: 'name', value: 'Eva' });
    expect(actor.getSnapshot().context.errors).toEqual({});
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  test('it is dirty while it differs from what was saved or given', async () => {
    const { actor, type, answered } = open({ values: filled });
    const seen: boolean[] = [];
    const look = () => seen.push(isDirty(actor.getSnapshot()));
    look();
    type('subject', 'Cera');
    look();
    actor.send({ type: 'form.submitted' });
    await answered();
    look();
    type('subject', 'Polen');
    look();
    actor.send({ type: 'form.reset' });
    look();

    expect(seen).toEqual([false, true, false, true, false]);
    expect(actor.getSnapshot().context.values).toEqual({ name: ' Ana ', subject: 'Cera' });
  });
});
