import { assign, setup } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../../contract/auth/bot-check.ts';
import type { ValidationResult } from '../../../contract/api/validate-input.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { effect, port } from '../port.ts';
import { UNEXPECTED_FAILURE } from '../unexpected-failure.ts';
import {
  errorsByField,
  type FieldErrors,
  firstInvalidField,
  hasFieldError,
  withFieldErrors,
} from './field-errors.ts';

export type SubmitResult<Saved, Code extends string> = Result<Saved, KnownFailure<Code | 'INTERNAL'>>;

/** Failures that a form may show: of the submit call, or of the bot check. */
export type FormFailure<Code extends string> = KnownFailure<Code | 'INTERNAL' | 'BOT_CHECK_FAILED'>;

/** Input of the submit port: validated values, and the token of the bot check, if any. */
export interface SubmitInput<Input> {
  values: Input;
  captchaToken: string | null;
}

interface Typed<Values> {
  values: Values;
  /** Baseline: values that count as unchanged. */
  baseline: Values;
}

export interface FormContext<Values, Saved, Code extends string> extends Typed<Values> {
  errors: FieldErrors;
  /** Fields that lost the focus once. From then on they are validated while they change. */
  left: string[];
  /** Field to focus; a new object for each request, so that the same field can be focused again. */
  focus: { field: string } | null;
  failure: FormFailure<Code> | null;
  saved: Saved | null;
  /** Single-use bot check token, sent with the request that it was issued for. */
  captchaToken: string | null;
}

interface Begun<Values> {
  values?: Values;
  /** Initially focused field. */
  focus?: string;
}

const focusOn = (field: string | undefined) => (field === undefined ? null : { field });

export type FormEvent<Values> =
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'field.left'; field: string }
  | { type: 'form.submitted' }
  | ({ type: 'form.reset' } & Begun<Values>);

/**
 * Form with any fields. It validates by the contract's rules, submits once, and never loses typed values.
 * `check` turns values into the input of the submit port and may compare them with the baseline. A form with
 * `botCheck` runs the port of that name before it submits (R3.17), and prepares it at the first interaction.
 */
export const createFormMachine = <Values extends object, Input, Saved, Code extends string>(
  id: string,
  check: (values: Values, baseline: Values) => ValidationResult<Input>,
  { botCheck }: { botCheck?: BotCheckForm } = {},
) => {
  const errorsOf = ({ values, baseline }: Typed<Values>) => {
    const checked = check(values, baseline);
    return checked.ok ? {} : errorsByField(checked.errors);
  };
  const inputOf = ({ values, baseline }: Typed<Values>) => {
    const checked = check(values, baseline);
    if (!checked.ok) throw new Error(`${id}: sent without being valid`);
    return checked.value;
  };

  return setup({
    types: {} as {
      /** `focus` is the initially focused field. */
      input: { values: Values; focus?: string };
      context: FormContext<Values, Saved, Code>;
      events: FormEvent<Values>;
      tags: 'busy' | 'saved';
    },
    actors: {
      submit: port<SubmitResult<Saved, Code>, SubmitInput<Input>>('submit'),
      botCheck: port<BotVerdict, { action: BotCheckForm }>('botCheck'),
    },
    guards: {
      isValid: ({ context }) => check(context.values, context.baseline).ok,
      mayProceed: (_, { verdict }: BotVerdict) => verdict === 'proceed',
      isAccepted: (_, result: SubmitResult<Saved, Code>) => result.ok,
    },
    actions: {
      mergeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: { ...context.values, [field]: value },
        // An error of the whole form may be solved by this change; only the next submit can tell.
        errors: withFieldErrors(context.errors, '', {}),
      })),
      leaveField: assign(({ context }, field: string) => ({ left: [...new Set([...context.left, field])] })),
      recheckField: assign(({ context }, field: string) =>
        context.left.includes(field) || hasFieldError(context.errors, field)
          ? { errors: withFieldErrors(context.errors, field, errorsOf(context)) }
          : {},
      ),
      // An error stays until its field changes: it may come from the server, and cannot be checked here.
      checkLeftField: assign(({ context }, field: string) =>
        field in context.errors ? {} : { errors: withFieldErrors(context.errors, field, errorsOf(context)) },
      ),
      showErrors: assign(({ context }) => {
        const errors = errorsOf(context);
        return { errors, focus: firstInvalidField(errors, context.values) };
      }),
      recordResult: assign(({ context: { values } }, result: SubmitResult<Saved, Code>) => {
        if (result.ok) return { saved: result.value, baseline: values, errors: {}, left: [], focus: null };
        const errors = errorsByField(result.failure.errors);
        return { failure: result.failure, errors, focus: firstInvalidField(errors, values) };
      }),
      recordBlock: assign((_, verdict: BotVerdict) => ({
        failure: blockedFormFailure(verdict),
        errors: {},
        focus: null,
      })),
      keepToken: assign({
        captchaToken: (_, verdict: BotVerdict) => (verdict.verdict === 'proceed' ? verdict.token : null),
      }),
      forgetToken: assign({ captchaToken: null }),
      prepareBotCheck: effect<void>('prepareBotCheck'),
      forgetFailure: assign({ failure: null }),
      resetForm: assign(({ context: { baseline } }, { values = baseline, focus }: Begun<Values>) => ({
        values,
        baseline: values,
        errors: {},
        left: [],
        focus: focusOn(focus),
        failure: null,
        saved: null,
      })),
      announceSaved: (_, _result: SubmitResult<Saved, Code>) => {},
      announceFault: (_, _focus: FormContext<Values, Saved, Code>['focus']) => {},
    },
  }).createMachine({
    id,
    context: ({ input: { values, focus } }) => ({
      values,
      baseline: values,
      errors: {},
      left: [],
      focus: focusOn(focus),
      failure: null,
      saved: null,
      captchaToken: null,
    }),
    initial: 'open',
    states: {
      open: {
        initial: 'editing',
        on: {
          'field.changed': {
            target: '.editing',
            actions: [
              { type: 'mergeField', params: ({ event }) => event },
              { type: 'recheckField', params: ({ event }) => event.field },
              ...(botCheck === undefined ? [] : ['prepareBotCheck' as const]),
            ],
          },
          'field.left': {
            actions: [
              { type: 'leaveField', params: ({ event }) => event.field },
              { type: 'checkLeftField', params: ({ event }) => event.field },
            ],
          },
          'form.submitted': [
            { guard: 'isValid', target: botCheck === undefined ? 'submitting' : 'proving' },
            {
              target: '.editing',
              actions: ['showErrors', { type: 'announceFault', params: ({ context }) => context.focus }],
            },
          ],
          'form.reset': { target: '.editing', actions: { type: 'resetForm', params: ({ event }) => event } },
        },
        states: {
          editing: {},
          rejected: { exit: 'forgetFailure' },
          saved: {
            tags: 'saved',
            // The second click of a double click may follow a quick answer. A saved form is not submitted
            // again.
            on: { 'form.submitted': {} },
          },
        },
      },
      ...(botCheck !== undefined && {
        proving: {
          tags: 'busy',
          invoke: {
            id: 'botCheck',
            src: 'botCheck',
            input: { action: botCheck },
            onDone: [
              {
                guard: { type: 'mayProceed', params: ({ event }) => event.output },
                target: 'submitting',
                actions: { type: 'keepToken', params: ({ event }) => event.output },
              },
              {
                target: 'open.rejected',
                actions: { type: 'recordBlock', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'open.rejected',
              actions: { type: 'recordResult', params: { ok: false, failure: UNEXPECTED_FAILURE } },
            },
          },
        },
      }),
      submitting: {
        tags: 'busy',
        exit: 'forgetToken',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({
            values: inputOf(context),
            captchaToken: context.captchaToken,
          }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'open.saved',
              actions: [
                { type: 'recordResult', params: ({ event }) => event.output },
                { type: 'announceSaved', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'open.rejected',
              actions: [
                { type: 'recordResult', params: ({ event }) => event.output },
                { type: 'announceFault', params: ({ context }) => context.focus },
              ],
            },
          ],
        },
      },
    },
  });
};

/** Failure of a form that the bot check blocked. */
export const blockedFormFailure = (verdict: BotVerdict): KnownFailure<'BOT_CHECK_FAILED'> => ({
  code: 'BOT_CHECK_FAILED',
  status: 0,
  errors: [],
  ...(verdict.verdict === 'blocked' && { message: verdict.message }),
});

/** True if the form has unsaved changes, so that leaving it needs a confirmation. */
export function isDirty({
  context: { values, baseline },
}: {
  context: { values: object; baseline: object };
}): boolean {
  const before = new Map<string, unknown>(Object.entries(baseline));
  const now = Object.entries(values);
  return now.length !== before.size || now.some(([name, value]) => !Object.is(before.get(name), value));
}
