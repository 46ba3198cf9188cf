import { type ActorRefFrom, assign, setup } from 'xstate';
import { ForgotPasswordInput } from '../../../contract/auth/auth.ts';
import type { BotVerdict, BotCheckForm } from '../../../contract/auth/bot-check.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';
import { blockedFormFailure, type SubmitInput } from '../ui/form.machine.ts';
import { callbackPort, port } from '../port.ts';
import { UNEXPECTED_FAILURE } from '../unexpected-failure.ts';
import type {
  CodeRequestContext,
  CodeRequestEvent,
  CodeRequestFailure,
  CodeRequestInput,
  CodeRequestResult,
} from './code-request.types.ts';

const SECOND = 1_000;

const addressIn = (username: string) => validateInput({ username }, ForgotPasswordInput);

const invalid = (username: string): CodeRequestFailure => {
  const checked = addressIn(username);
  return { code: 'VALIDATION_FAILED', status: 0, errors: checked.ok ? [] : checked.errors };
};

/**
 * Request for another code by e-mail. After each one it waits for the pause, or as long as the server demands
 * (R7.4).
 */
export const codeRequestMachine = setup({
  types: {} as {
    input: CodeRequestInput;
    context: CodeRequestContext;
    events: CodeRequestEvent;
    tags: 'busy' | 'resting';
  },
  actors: {
    botCheck: port<BotVerdict, { action: BotCheckForm }>('botCheck'),
    requestCode: port<CodeRequestResult, SubmitInput<ForgotPasswordInput>>('requestCode'),
    watchClock: callbackPort(),
  },
  guards: {
    hasAddress: (_, username: string) => addressIn(username).ok,
    mayProceed: (_, { verdict }: BotVerdict) => verdict === 'proceed',
    isAccepted: (_, result: CodeRequestResult) => result.ok,
    isToldToWait: (_, result: CodeRequestResult) => !result.ok && (result.failure.retryAfter ?? 0) > 0,
    isOver: ({ context: { until } }, now: number) => until !== null && now >= until,
  },
  actions: {
    recordAddress: assign((_, username: string) => {
      const checked = addressIn(username);
      return { username: checked.ok ? checked.value.username : username, failure: null };
    }),
    complainOfAddress: assign((_, username: string) => ({ failure: invalid(username) })),
    keepToken: assign({
      captchaToken: (_, verdict: BotVerdict) => (verdict.verdict === 'proceed' ? verdict.token : null),
    }),
    forgetToken: assign({ captchaToken: null }),
    recordBlock: assign((_, verdict: BotVerdict) => ({ failure: blockedFormFailure(verdict) })),
    recordFailure: assign((_, result: CodeRequestResult) => ({ failure: result.ok ? null : result.failure })),
    forgetFailure: assign({ failure: null }),
    restSince: assign((_, at: number) => ({
      wait: CODE_LIMITS.resendPause,
      until: at + CODE_LIMITS.resendPause,
      now: at,
    })),
    rest: assign({ wait: CODE_LIMITS.resendPause, until: null, now: 0 }),
    restAsTold: assign((_, result: CodeRequestResult) => ({
      wait: result.ok ? 0 : (result.failure.retryAfter ?? 0) * SECOND,
      until: null,
      now: 0,
    })),
    recordClock: assign(({ context: { until, wait } }, now: number) => ({ now, until: until ?? now + wait })),
  },
}).createMachine({
  id: 'codeRequest',
  context: ({ input: { action } }) => ({
    action,
    username: '',
    wait: 0,
    until: null,
    now: 0,
    failure: null,
    captchaToken: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'code.sent': {
          target: 'resting.first',
          actions: { type: 'restSince', params: ({ event }) => event.at },
        },
        'code.requested': [
          {
            guard: { type: 'hasAddress', params: ({ event }) => event.username },
            target: 'proving',
            actions: { type: 'recordAddress', params: ({ event }) => event.username },
          },
          { actions: { type: 'complainOfAddress', params: ({ event }) => event.username } },
        ],
      },
    },
    proving: {
      tags: 'busy',
      invoke: {
        id: 'botCheck',
        src: 'botCheck',
        input: ({ context }) => ({ action: context.action }),
        onDone: [
          {
            guard: { type: 'mayProceed', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'recordBlock', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'recordFailure', params: { ok: false, failure: UNEXPECTED_FAILURE } },
        },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetToken',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { username, captchaToken } }) => ({ values: { username }, captchaToken }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'resting.another',
            actions: 'rest',
          },
          {
            guard: { type: 'isToldToWait', params: ({ event }) => event.output },
            target: 'resting.refused',
            actions: [
              { type: 'recordFailure', params: ({ event }) => event.output },
              { type: 'restAsTold', params: ({ event }) => event.output },
            ],
          },
          { target: 'ready', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    resting: {
      tags: 'resting',
      exit: 'forgetFailure',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => event.now }, target: 'ready' },
          { actions: { type: 'recordClock', params: ({ event }) => event.now } },
        ],
      },
      initial: 'first',
      states: { first: {}, another: {}, refused: {} },
    },
  },
});

export type CodeRequestActorRef = ActorRefFrom<typeof codeRequestMachine>;
