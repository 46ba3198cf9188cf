import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import { accountFormMachine, accountValuesOf } from './account-form.machine.ts';
import { accountPageMachine } from './account-page.machine.ts';

const user = sampleUserWithRole('producer');
const found = { ok: true, value: { user, holdings: null } };

test('R6.5 R7.21 its transitions are exactly these', () => {
  const events = [
    { type: 'retry.requested' },
    { type: 'refresh.requested' },
    { type: 'account.deleted' },
    ...doneEventsOf(
      'load',
      found,
      { ok: false, failure: sampleFailure('TIMEOUT') },
      { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    ),
  ];
  const identify = ({ value, context }: { value: unknown; context: object }) =>
    JSON.stringify([value, context]);
  expect(edgesOf(accountPageMachine, { events, input: { question: { id: user.id } }, identify })).toEqual([
    'failed --retry.requested--> loading',
    'here.ready --account.deleted--> deleted',
    'here.ready --refresh.requested--> here.refreshing',
    'here.refreshing --account.deleted--> deleted',
    'here.refreshing --xstate.done.actor.load--> here.ready',
    'loading --xstate.done.actor.load--> failed',
    'loading --xstate.done.actor.load--> here.ready',
    'loading --xstate.done.actor.load--> notFound',
  ]);
  expect(
    answerEffectsOf(accountPageMachine, { events, input: { question: { id: user.id } }, identify }),
  ).toEqual([
    'load NOT_FOUND → failure: NOT_FOUND',
    'load NOT_FOUND → nothing',
    'load TIMEOUT → failure: TIMEOUT',
    'load ok → content: value',
    'load ok → content: value, failure: null',
  ]);
});

describe('R5.20 what an admin changes of an account', () => {
  const said = (changed: Partial<ReturnType<typeof accountValuesOf>>) => {
    const sent: unknown[] = [];
    const form = createActor(
      accountFormMachine.provide({
        actors: {
          submit: fromPromise(async ({ input }) => {
            sent.push(input.values);
            return { ok: true as const, value: user };
          }),
        },
      }),
      {
        input: { values: accountValuesOf(user) },
      },
    ).start();
    for (const [field, value] of Object.entries(changed)) form.send({ type: 'field.changed', field, value });
    form.send({ type: 'form.submitted' });
    return { errors: form.getSnapshot().context.errors, sent };
  };
  test.each([
    [{}, { '': 'Debe proporcionar al menos un campo para actualizar' }],
    [{ fullName: ' ' }, { fullName: 'El nombre es requerido' }],
    [{ fullName: 'a'.repeat(101) }, { fullName: 'No puede superar los 100 caracteres' }],
    [{ email: 'ana' }, { email: 'Formato de email inválido' }],
    [{ role: 'admin' }, {}],
  ] as const)('%j', (changed, errors) => {
    const isGood = Object.keys(errors).length === 0;
    expect(said(changed)).toEqual({ errors, sent: isGood ? [changed] : [] });
  });
});

test('R6.6 an account is deleted by who types the name of its owner, however it is spaced', () => {
  const typed = (name: string) => {
    const sent: unknown[] = [];
    const form = createActor(
      accountDeletionMachine.provide({
        actors: {
          submit: fromPromise(async ({ input }) => {
            sent.push(input.values);
            return { ok: true as const, value: null };
          }),
        },
      }),
      {
        input: { values: { name: '', asked: 'Núria Camps Roig' } },
      },
    ).start();
    form.send({ type: 'field.changed', field: 'name', value: name });
    form.send({ type: 'form.submitted' });
    return { errors: form.getSnapshot().context.errors, sent };
  };
  const wrong = { errors: { name: 'Escribe el nombre tal como aparece' }, sent: [] };
  expect([
    typed(''),
    typed('Núria Camps'),
    typed('nuria camps roig'),
    typed(' Nu\u0301ria  Camps Roig '),
  ]).toEqual([
    wrong,
    wrong,
    wrong,
    { errors: {}, sent: [{ name: ' Nu\u0301ria  Camps Roig ', asked: 'Núria Camps Roig' }] },
  ]);
});
