import { assign, setup } from 'xstate';
import type { BotVerdict, SiteAction } from '../../../contract/auth/bot-check.ts';
import type { Checked } from '../../../contract/api/checking.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { effect, port } from '../port.ts';
import { UNEXPECTED } from '../unexpected.ts';
import { byField, type FieldErrors, firstInvalid, isWrong, withField } from './field-errors.ts';

export type SubmitResult<Saved, Code extends string> = Result<Saved, KnownFailure<Code | 'INTERNAL'>>;

/** What a form may show: what sending answered, or why the bot check did not let it be sent. */
export type FormFailure<Code extends string> = KnownFailure<Code | 'INTERNAL' | 'BOT_CHECK_FAILED'>;

/** What the submit port gets: the checked values, and the token of the bot check if there is one. */
export interface SubmitInput<Input> {
  values: Input;
  captchaToken: string | null;
}

interface Typed<Values> {
  values: Values;
  /** The values that count as unchanged. */
  baseline: Values;
}

export interface FormContext<Values, Saved, Code extends string> extends Typed<Values> {
  errors: FieldErrors;
  /** Fields that were left once: from then on they are checked while they change. */
  left: string[];
  /** The field to put the focus on; a new object each time, so that the same one can be wished for again. */
  focus: { field: string } | null;
  failure: FormFailure<Code> | null;
  saved: Saved | null;
  /** Works once: it goes with the request that it was earned for. */
  captchaToken: string | null;
}

interface Begun<Values> {
  values?: Values;
  /** A field on which it begins. */
  focus?: string;
}

const focusOn = (field: string | undefined) => (field === undefined ? null : { field });

export type FormEvent<Values> =
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'field.left'; field: string }
  | { type: 'form.submitted' }
  | ({ type: 'form.reset' } & Begun<Values>);

/**
 * A form of any fields: it checks by the contract's rules, sends once, and keeps what was typed whatever happens.
 * `check` makes the checked input of what is typed, and may look at what counts as unchanged; its submit port gets that
 * input. A form with a `botCheck` asks its port of that name, before it sends, whether the visitor may go on (R3.17),
 * and has it prepared at the first touch.
 */
export const createFormMachine = <Values extends object, Input, Saved, Code extends string>(
  id: string,
  check: (values: Values, baseline: Values) => Checked<Input>,
  { botCheck }: { botCheck?: SiteAction } = {},
) => {
  const errorsOf = ({ values, baseline }: Typed<Values>) => {
    const checked = check(values, baseline);
    return checked.ok ? {} : byField(checked.errors);
  };
  const inputOf = ({ values, baseline }: Typed<Values>) => {
    const checked = check(values, baseline);
    if (!checked.ok) throw new Error(`${id}: sent without being valid`);
    return checked.value;
  };

  return setup({
    types: {} as {
      /** `focus` is a field on which it begins. */
      input: { values: Values; focus?: string };
      context: FormContext<Values, Saved, Code>;
      events: FormEvent<Values>;
      tags: 'busy' | 'saved';
    },
    actors: {
      submit: port<SubmitResult<Saved, Code>, SubmitInput<Input>>('submit'),
      botCheck: port<BotVerdict, { action: SiteAction }>('botCheck'),
    },
    guards: {
      isValid: ({ context }) => check(context.values, context.baseline).ok,
      mayProceed: (_, { verdict }: BotVerdict) => verdict === 'proceed',
      isAccepted: (_, result: SubmitResult<Saved, Code>) => result.ok,
    },
    actions: {
      mergeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: { ...context.values, [field]: value },
        // What was wrong with the form as a whole may be right now; only sending it tells.
        errors: withField(context.errors, '', {}),
      })),
      leaveField: assign(({ context }, field: string) => ({ left: [...new Set([...context.left, field])] })),
      recheckField: assign(({ context }, field: string) =>
        context.left.includes(field) || isWrong(context.errors, field)
          ? { errors: withField(context.errors, field, errorsOf(context)) }
          : {},
      ),
      // What is said of a field stays until it changes: it may be the server's word, which nobody here can check.
      checkLeftField: assign(({ context }, field: string) =>
        field in context.errors ? {} : { errors: withField(context.errors, field, errorsOf(context)) },
      ),
      showErrors: assign(({ context }) => {
        const errors = errorsOf(context);
        return { errors, focus: firstInvalid(errors, context.values) };
      }),
      recordResult: assign(({ context: { values } }, result: SubmitResult<Saved, Code>) => {
        if (result.ok) return { saved: result.value, baseline: values, errors: {}, left: [], focus: null };
        const errors = byField(result.failure.errors);
        return { failure: result.failure, errors, focus: firstInvalid(errors, values) };
      }),
      recordBlock: assign((_, verdict: BotVerdict) => ({
        failure: blockedBy(verdict),
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
            // The second click of a double click may come after a quick answer: what is saved is not sent again.
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
              actions: { type: 'recordResult', params: { ok: false, failure: UNEXPECTED } },
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

/** Why a bot check lets nothing be sent, as a failure. */
export const blockedBy = (verdict: BotVerdict): KnownFailure<'BOT_CHECK_FAILED'> => ({
  code: 'BOT_CHECK_FAILED',
  status: 0,
  errors: [],
  ...(verdict.verdict === 'blocked' && { message: verdict.message }),
});

/** Whether leaving the form would lose something typed: it asks before it lets go. */
export function isDirty({
  context: { values, baseline },
}: {
  context: { values: object; baseline: object };
}): boolean {
  const before = new Map<string, unknown>(Object.entries(baseline));
  const now = Object.entries(values);
  return now.length !== before.size || now.some(([name, value]) => !Object.is(before.get(name), value));
}
